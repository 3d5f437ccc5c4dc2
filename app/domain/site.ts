import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { Gazetteer } from "~/gazetteer/gazetteer.server";
import type { PhotoPipeline } from "~/images/photo-pipeline.server";
import type { PhotoStore } from "~/photo-store/photo-store.server";
import type { PasswordHashing } from "./auth/password-hash.server";
import type { GuessCounter } from "./limits/guess-counter";
import type { CurrentChannels } from "./notifications/channels/current-channels.server";
import type { Messenger } from "./notifications/messenger";
import type { SecurityEvent } from "./security-event";
import type { CurrentSettings } from "./settings/current-settings.server";
import type { SiteFacts } from "./settings/setting";
import type { SingleFlight } from "./single-flight";

/** The rate limits of one address; 0: no limit. */
export interface SiteLimits {
  storiesPerHour: number;
  wrongPasswordsPerQuarter: number;
}

/** The state of writing to the disk under the site. */
export interface StorageWatch {
  /**
   * What cannot be stored: access is denied, or the last write met a storage fault and a trial write does, too.
   * Writes only after such a fault. Null: all can be.
   */
  failing(): Promise<"everything" | "photos" | null>;
}

/** The state of the site: database, photos, configuration. Created once by `server/open-site` and passed on. */
export interface Site {
  /** What pages show, as it is set now: `settings.facts`. Read it anew for every request. */
  readonly facts: Readonly<SiteFacts>;
  /** What the owner can change in /admin, with its sources. */
  readonly settings: CurrentSettings;
  /** Calls about the owner's notifications. Its values are secret: they go into no page and no log. */
  readonly channels: CurrentChannels;
  /** Sends messages to the owner. */
  readonly messenger: Messenger;
  /** The environment or `site.env` sets the owner's password: it cannot be changed in /admin. */
  readonly isPasswordConfigured: boolean;
  readonly db: Kysely<Database>;
  readonly photos: PhotoStore;
  /** What is not on this machine: words on a database server, photos in a bucket. */
  readonly elsewhere: { words: boolean; photos: boolean };
  readonly images: PhotoPipeline;
  /** Towns and villages by name and by point; read when they are asked for the first time. */
  readonly gazetteer: Gazetteer;
  /** Coasts and borders for the drawn map, as `map/land/atlas` reads them; read from the program for each drawing. */
  readonly outlines: (scale: "50m" | "110m") => Uint8Array;
  /** Directory for what is being received and prepared, a folder for each file; emptied at every start. */
  readonly incoming: string;
  /** The free bytes of the disk under the site. */
  readonly freeBytes: () => Promise<number>;
  /** Whether the last write failed. */
  readonly storage: StorageWatch;
  /**
   * The cached responses of public pages, and values that are computed `once` for them under a name. A command that
   * changes what visitors see clears them after its commit, and waits until no instance of the site shows older ones.
   */
  readonly pages: {
    clear(): Promise<void>;
    once<Made>(name: string, make: () => Promise<Made>): Promise<Made>;
  };
  /**
   * What withdrawn stories leave outside of the tables: files, free pages and the log of the database, older copies on
   * this machine. `remove` ends when it is gone, or left to the maintenance, which comes every hour.
   */
  readonly traces: { remove(): Promise<void> };
  readonly limits: SiteLimits;
  /** Wrong codes of tags and wrong receipts. */
  readonly guesses: GuessCounter;
  readonly passwords: PasswordHashing;
  /** Writes what happens to the owner's access into the log. */
  readonly securityLog: (event: SecurityEvent) => void;
  /** Submissions that are running, by their idempotency key: the same form sent twice at once is handled once. */
  readonly singleFlight: SingleFlight;
  readonly now: () => Date;
}
