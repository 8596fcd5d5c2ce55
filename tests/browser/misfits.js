// What does not fit: text and pieces that leave their boxes.
() => {
  const found = [];
  const shown = (box) => box.getClientRects().length > 0;
  const name = (box) => `${box.tagName.toLowerCase()}.${[...box.classList].join('.')}`;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);

  // Boxes that hold all of what is in them.
  const HOLD = '.player, .ku-info, .ku-count, .ku-tip, .ku-lane:not(.ku-tray), .ku-bidder, .ku-bid, .bar, .bar > .status, .bar .say p, .bar .acts,'
    + '.acts .ghost, .acts .gold, .ku-column .ku-open, .ku-told, .ku-sprung, .scrub, .hand-held > .hb-tabs,'
    + '.uk-order, .uk-order:not(.power) small, .uk-preset, .uk-receiver, .uk-stage, .uk-sheet, .uk-versus, .uk-event, .uk-support, .uk-card, .uk-countdown, .uk-about, .uk-pick,'
    + '.uk-switches button, .uk-ledger li, .uk-shares button, .uk-target, .uk-spare, .uk-right, .uk-status, .uk-end, .uk-end figure';
  for (const box of all(HOLD)) {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(box).overflowY);
    const wide = box.scrollWidth - box.clientWidth, high = scrolls ? 0 : box.scrollHeight - box.clientHeight;
    const slack = box.matches('.player') ? 3 : 1; // ink of a drawing counts as well
    if (!box.clientWidth || (wide <= slack && high <= slack)) continue;
    const lowest = [...box.querySelectorAll('*')].sort((a, b) => b.getBoundingClientRect().bottom - a.getBoundingClientRect().bottom)[0];
    found.push(`${name(box)} holds ${wide} × ${high} too much: ${box.textContent.trim().slice(0, 60)}; lowest: ${lowest && name(lowest)}`);
  }

  // Things that stay inside others.
  const inside = (inner, outer, slack = 1.5) => {
    for (const frame of all(outer)) {
      const limit = frame.getBoundingClientRect();
      for (const box of [...frame.querySelectorAll(inner)].filter(shown)) {
        const at = box.getBoundingClientRect();
        const over = Math.max(limit.left - at.left, at.right - limit.right, limit.top - at.top, at.bottom - limit.bottom);
        if (over > slack) found.push(`${name(box)} is ${Math.round(over)} outside ${name(frame)}: ${box.textContent.trim().slice(0, 40)}`);
      }
    }
  };
  inside('.ku-stub, .ku-eaten, .ku-meter, .ku-tip, .ku-count, .ku-state, .ku-pips i, .ku-points, h2', '.player');
  inside('.ku-stub em', '.ku-stub', 3);
  inside('.ku-back, .ku-gap, .ku-nocard, .ku-hunt, em, b, .ku-portrait', '.ku-bidder');
  inside('.ku-column, .ku-hunt, .ku-nocard', '.ku-bids');
  inside('.ku-steps li, .ku-bids, .ku-snap, .ku-prize, .ku-told, .ku-chalk, .ku-stall, .ku-lane', '.desk .board');
  inside('.ku-steps li, .ku-bids, .ku-snap .ku-sprung', '.hand-held .ku-theatre');
  inside('.ku-chalk li', '.ku-chalk');
  inside('h1, p, button', '.bar');
  inside('.uk-sheet, .uk-tray, .uk-about, .uk-countdown, .uk-switches, .uk-legend, .uk-orders', '.uk-board');
  inside('.uk-order span, .uk-order small', '.uk-order');
  inside('.uk-stage, .uk-versus, .uk-ledger, .uk-presets, .uk-shares, .uk-slots', '.uk-sheet > *');

  // Things that keep clear of others.
  const clear = (one, other) => {
    for (const a of all(one)) for (const b of all(other)) {
      if (a === b || a.contains(b) || b.contains(a)) continue;
      const x = a.getBoundingClientRect(), y = b.getBoundingClientRect();
      const wide = Math.min(x.right, y.right) - Math.max(x.left, y.left), high = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
      if (wide > 1 && high > 1) found.push(`${name(a)} lies over ${name(b)} by ${Math.round(wide)} × ${Math.round(high)}`);
    }
  };
  clear('.desk .ku-chalk, .desk .ku-stall, .desk .ku-spot .ku-card, .desk .ku-envelope', '.desk .ku-lane');
  clear('.desk .ku-bids, .desk .ku-snap, .desk .ku-prize', '.ku-told');
  clear('.ku-bids', '.ku-prize');
  clear('.ku-bidder', '.ku-bidder');

  // Land that nobody can see or click on.
  for (const plate of all('.uk-map:not(.scrolls) :is(.uk-switches button, .uk-zoom button, .uk-countdown)')) {
    const x = plate.getBoundingClientRect();
    for (const space of all('.uk-map .uk-cell')) {
      const y = space.getBoundingClientRect();
      const wide = Math.min(x.right, y.right) - Math.max(x.left, y.left), high = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
      if (wide > 0 && high > 0 && wide * high > 0.1 * y.width * y.height) found.push(`${name(plate)} lies over the land: ${space.getAttribute('aria-label')}`);
    }
  }
  for (const row of all('.player')) {
    const points = row.querySelector('.ku-points b');
    for (const text of row.querySelectorAll('h2, .ku-state')) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const x = range.getBoundingClientRect(), y = points?.getBoundingClientRect();
      const style = getComputedStyle(text), edge = text.getBoundingClientRect().right - parseFloat(style.paddingRight);
      const right = style.overflowX === 'visible' ? x.right : Math.min(x.right, edge);
      if (y && x.width && right > y.left + 1 && x.bottom > y.top + 2 && x.top < y.bottom - 2) found.push(`${name(text)} runs into the points: ${text.textContent.trim()}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  return found;
}
