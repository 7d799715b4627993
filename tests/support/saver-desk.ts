import type { Draft, DraftStore, Place, Sent } from "~/platform/drafts";
import type { Channel, SaveResult } from "~/platform/saved-value";
import { Saver } from "~/platform/saver";
import { FakeClock } from "./fake-clock";

/** A text of the open page, and one of another. */
export const BLOCK: Place = { kind: "block", id: "b1", courseId: "c1", pageId: "p1", pageIndex: 0 };
export const ELSEWHERE: Place = { ...BLOCK, id: "b2", pageId: "p2", pageIndex: 1 };

/** One text on a server that behaves as the product's does, behind a network that may lose things. */
export class FakeServer {
  value = "";
  version = 1;
  lastSaveId: string | null = null;
  gone = false;
  applied: string[] = [];
  save(sent: Sent<string>, base: number): SaveResult<string> {
    if (this.gone) return { kind: "gone" };
    if (sent.saveId !== this.lastSaveId) {
      if (base !== this.version) return { kind: "conflict", version: this.version, value: this.value };
      this.write(sent.value, sent.saveId);
    }
    return { kind: "saved", version: this.version, value: this.value };
  }
  write(value: string, saveId: string) {
    this.value = value;
    this.version += 1;
    this.lastSaveId = saveId;
    this.applied.push(value);
  }
}

/** What becomes of one request. */
export interface Trip {
  latencyMs: number;
  fate: "arrives" | "lost on the way" | "answer lost";
}
const FINE: Trip = { latencyMs: 20, fate: "arrives" };

/** A tab with the text open, its clock, its server and its drafts. @param trips what becomes of its first requests */
export function saverDesk(
  trips: Trip[] = [],
  kept = new Map<string, Draft>(),
  server = new FakeServer(),
  tab = "tab-1",
) {
  const clock = new FakeClock();
  let inFlight = 0;
  let mostInFlight = 0;
  let saves = 0;
  const channel: Channel<string> = {
    delayMs: 120,
    same: (a, b) => a === b,
    rebase: (value) => value,
    send: (_, sent, base) => {
      const { latencyMs, fate } = trips.shift() ?? FINE;
      inFlight += 1;
      mostInFlight = Math.max(mostInFlight, inFlight);
      return new Promise((resolve) => {
        clock.setTimeout(() => {
          const result = fate === "lost on the way" ? null : server.save(sent, base);
          clock.setTimeout(() => {
            inFlight -= 1;
            resolve(fate === "arrives" && result ? result : { kind: "unreachable", retryAfterMs: null });
          }, latencyMs / 2);
        }, latencyMs / 2);
      });
    },
  };
  const keyOf = ({ place, tab: its }: Pick<Draft, "place" | "tab">) => `${place.kind}:${place.id}:${its}`;
  const drafts: DraftStore = {
    keep: (draft) => kept.set(keyOf(draft), structuredClone(draft)),
    drop: (draft) => kept.delete(keyOf(draft)),
    orphans: async (teacherId) =>
      [...kept.values()].filter((draft) => draft.teacherId === teacherId && draft.tab !== tab),
  };
  const saver = new Saver(
    { teacherId: "t1", tab },
    { block: channel, sections: channel as never },
    drafts,
    clock,
    () => `${tab}-save-${++saves}`,
  );
  saver.turnTo(BLOCK.pageId);
  saver.open(BLOCK, server.value, server.version);
  const shown = () => saver.shown<string>(BLOCK);
  return { clock, server, saver, kept, shown, saves: () => saves, mostInFlight: () => mostInFlight };
}
