// Everybody's stable as full as it gets, all cards spent, and every alarm ringing.
() => {
  const t = document.querySelector('hb-table'), update = t.store.update, view = update.view, sums = update.insights;
  const all = view.colour.map((_, unicorn) => unicorn), stables = view.stable.length;
  update.view = {
    ...view,
    stable: view.stable.map((_, stable) => all.filter((unicorn) => unicorn % stables === stable).slice(0, 8)),
    eaten: view.eaten.map(() => [4, 5]),
    spent: view.spent.map((each) => (each === null ? null : '0+1+1+2+2+3+3+4')),
    voodoo: 255,
  };
  update.insights = {
    ...sums,
    alarm: sums.alarm.map(() => [3]),
    colours: sums.colours.map(() => [4, 4, 4, 4]),
    score: sums.score.map((score) => ({ ...score, total: 38, bonus: [5, 5, 5, 5] })),
  };
  t.requestUpdate();
}
