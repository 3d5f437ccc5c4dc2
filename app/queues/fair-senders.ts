/** The sender of work for which nobody waits: always admitted, and its turn comes when no other job waits. */
export const background = Symbol("background");

/** Whose job it is. Null: the owner or the program, who goes first and is always admitted. */
export type SenderName = string | null | typeof background;

/** A sender who holds places in a fair queue. */
export interface Sender {
  name: SenderName;
  /** Milliseconds that its jobs have run since it entered; a newcomer begins with the least of all present ones. */
  used: number;
  places: number;
  waiting: Turn[];
}

/** A job that waits, and the place that it waits in: a sender's jobs run in the order of their places. */
export interface Turn {
  place: number;
  begin(): Promise<void>;
}

/** Rank of a deferred sender, in milliseconds: before background work only. */
const deferredRank = Number.MAX_VALUE;
const deferredMs = 60 * 60 * 1000;
const maxDeferred = 1000;

/**
 * Creates the list of a queue's senders, which says whose turn is next; empty at first. `clock`: milliseconds since some
 * moment.
 */
export function fairSenders(clock: () => number) {
  const senders = new Map<SenderName, Sender>();
  const deferredUntil = new Map<SenderName, number>();

  function rankOf(name: SenderName): number {
    if (name === null) return -Infinity;
    if (name === background) return Infinity;
    if (clock() < (deferredUntil.get(name) ?? 0)) return deferredRank;
    const present = [...senders.values()]
      .map(({ used }) => used)
      .filter((used) => Math.abs(used) < deferredRank);
    return present.length > 0 ? Math.min(...present) : 0;
  }

  return {
    /** Takes one more place for a sender. */
    enter(name: SenderName): Sender {
      const sender = senders.get(name) ?? { name, used: rankOf(name), places: 0, waiting: [] };
      senders.set(name, sender);
      sender.places += 1;
      return sender;
    },
    /** Gives a place back; with the last one the sender is forgotten. */
    leave(sender: Sender): void {
      sender.places -= 1;
      if (sender.places === 0) senders.delete(sender.name);
    },
    placesOf: (name: SenderName) => senders.get(name)?.places ?? 0,
    /** How many jobs of all senders wait. */
    waiting: () => [...senders.values()].reduce((sum, { waiting }) => sum + waiting.length, 0),
    /** Of those who wait, the one whose jobs have taken the least time; of equals, the one served longest ago. */
    next: () =>
      [...senders.values()]
        .filter(({ waiting }) => waiting.length > 0)
        .reduce<Sender | undefined>(
          (least, one) => (least && least.used <= one.used ? least : one),
          undefined,
        ),
    /** Notes that one of its jobs begins. */
    serve(sender: Sender): void {
      senders.delete(sender.name);
      senders.set(sender.name, sender);
    },
    /** Puts it behind all others for an hour, also when it leaves and comes back. */
    defer(sender: Sender): void {
      if (typeof sender.name !== "string") return;
      sender.used = deferredRank;
      deferredUntil.delete(sender.name);
      deferredUntil.set(sender.name, clock() + deferredMs);
      const [oldest = null] = deferredUntil.keys();
      if (deferredUntil.size > maxDeferred) deferredUntil.delete(oldest);
    },
  };
}
