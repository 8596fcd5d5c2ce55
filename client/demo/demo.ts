/** The shell with a fake game and a table that always says the same: `npm run dev`, then /demo/. */
import { drawing } from "../tests/fake/game";
import { FakeSocket, update, welcome } from "../tests/fake/table";

class Demo extends FakeSocket {
  constructor() {
    super();
    setTimeout(() => this.open());
  }

  override send(text: string): void {
    super.send(text);
    const message = this.sent.at(-1)!;
    if (message.t === "hello") this.tell(welcome(), update());
    else if (message.t === "act") this.tell({ t: "ack", cid: message.cid, seq: 2 });
  }
}

Object.assign(globalThis, {
  WebSocket: Demo,
  fetch: async () => new Response(JSON.stringify({ content: "", catalogue: {}, names: {}, texts: {}, chapters: [] })),
});
const { HbTable } = await import("../src/shell/hb_table");
document.querySelector<InstanceType<typeof HbTable>>("hb-table")!.drawing = drawing;
