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

/** The senders of a fair queue: who they are and whose turn is next. */
export interface FairSenders {
  /** Takes one more place for a sender. */
  enter(name: SenderName): Sender;
  /** Gives a place back; with the last one the sender is forgotten. */
  leave(sender: Sender): void;
  /** How many places it holds. */
  placesOf(name: SenderName): number;
  /** Of those who wait, the one whose jobs have taken the least time; of equals, the one served longest ago. */
  next(): Sender | undefined;
  /** Notes that one of its jobs begins. */
  serve(sender: Sender): void;
}

/** Creates the list of a queue's senders; empty at first. */
export function fairSenders(): FairSenders {
  const senders = new Map<SenderName, Sender>();

  function newcomer(name: SenderName): Sender {
    const present = [...senders.values()].map(({ used }) => used).filter(Number.isFinite);
    const least = present.length > 0 ? Math.min(...present) : 0;
    const used = name === null ? -Infinity : name === background ? Infinity : least;
    return { name, used, places: 0, waiting: [] };
  }

  return {
    enter(name) {
      const sender = senders.get(name) ?? newcomer(name);
      senders.set(name, sender);
      sender.places += 1;
      return sender;
    },
    leave(sender) {
      sender.places -= 1;
      if (sender.places === 0) senders.delete(sender.name);
    },
    placesOf: (name) => senders.get(name)?.places ?? 0,
    next: () =>
      [...senders.values()]
        .filter(({ waiting }) => waiting.length > 0)
        .reduce<Sender | undefined>(
          (least, one) => (least && least.used <= one.used ? least : one),
          undefined,
        ),
    serve(sender) {
      senders.delete(sender.name);
      senders.set(sender.name, sender);
    },
  };
}
