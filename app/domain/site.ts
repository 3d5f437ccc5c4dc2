import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { Gazetteer } from "~/gazetteer/gazetteer.server";
import type { PhotoPipeline } from "~/images/photo-pipeline.server";
import type { PhotoStore } from "~/photo-store/photo-store.server";
import type { PasswordHashing } from "~/domain/auth/password.server";
import type { GuessCounter } from "./limits/guess-counter";
import type { CurrentChannels } from "./notifications/channels/current-channels.server";
import type { Messenger } from "./notifications/messenger";
import type { SecurityEvent } from "./security-event";
import type { CurrentSettings } from "./settings/current-settings.server";
import type { SiteFacts } from "./settings/setting";
import type { SingleFlight } from "./idempotency.server";

/** The rate limits for each address; 0 means no limit. */
export interface SiteLimits {
  storiesPerHour: number;
  wrongPasswordsPerQuarter: number;
}

/** Observes writes to the disk of the site. */
export interface StorageWatch {
  /**
   * Returns what cannot be stored now; null when everything can. It looks for denied access, and after a storage
   * fault it tries a write.
   */
  failing(): Promise<"everything" | "photos" | null>;
}

/** The state of the site: database, photos, configuration. `server/open-site` creates it once and passes it on. */
export interface Site {
  /** The current values that pages show: `settings.facts`. Read them anew for every request. */
  readonly facts: Readonly<SiteFacts>;
  /** The settings that the owner can change in /admin, with their sources. */
  readonly settings: CurrentSettings;
  /** The settings of the owner's notifications. Their values are secret: they go into no page and no log. */
  readonly channels: CurrentChannels;
  /** Sends messages to the owner. */
  readonly messenger: Messenger;
  /** True when the environment or `site.env` sets the owner's password. It cannot be changed in /admin then. */
  readonly isPasswordConfigured: boolean;
  readonly db: Kysely<Database>;
  readonly photos: PhotoStore;
  /** The data that is not on this machine: words on a database server, photos in a bucket. */
  readonly elsewhere: { words: boolean; photos: boolean };
  readonly images: PhotoPipeline;
  /** Towns and villages by name and by point. The data is read at its first use. */
  readonly gazetteer: Gazetteer;
  /** Coasts and borders for the drawn map, in the format of `map/land/atlas`. Every drawing reads them again. */
  readonly outlines: (scale: "50m" | "110m") => Uint8Array;
  /** The directory for files that are being received and prepared, a folder for each. Every start empties it. */
  readonly incoming: string;
  /** Returns the free bytes of the disk of the site. */
  readonly freeBytes: () => Promise<number>;
  /** Observes whether the site can write to its disk. */
  readonly storage: StorageWatch;
  /**
   * The cached responses of public pages, and named values that are computed `once` for them. A command that changes
   * public pages clears them after its commit, and waits until no instance shows older ones.
   */
  readonly pages: {
    clear(): Promise<void>;
    once<Made>(name: string, make: () => Promise<Made>): Promise<Made>;
  };
  /**
   * Erases the remains of withdrawn stories outside of the tables: files, free pages and the log of the database, older
   * copies on this machine. `run` returns when they are gone, or when it leaves them to the hourly maintenance.
   */
  readonly erasure: { run(): Promise<void> };
  readonly limits: SiteLimits;
  /** Counts wrong tag codes and wrong receipts. */
  readonly guesses: GuessCounter;
  readonly passwords: PasswordHashing;
  /** Writes events of the owner's access to the log. */
  readonly securityLog: (event: SecurityEvent) => void;
  /** Running submissions by idempotency key. A form that is sent twice at once is handled once. */
  readonly singleFlight: SingleFlight;
  readonly now: () => Date;
}
