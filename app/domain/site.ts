import type { LRUCache } from "lru-cache";
import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { Gazetteer } from "~/gazetteer/gazetteer.server";
import type { PhotoPipeline } from "~/images/photo-pipeline.server";
import type { PhotoStore } from "~/photo-store/photo-store.server";
import type { FairQueue } from "~/queues/fair-queue";
import type { GuessCounter } from "./limits/guess-counter";
import type {
  ChannelSetting,
  ChannelSettingName,
  ChannelValues,
} from "./notifications/channels/channel-settings";
import type { Messenger } from "./notifications/messenger";
import type { PublicSettings, Setting, SettingName, SettingSource } from "./settings/setting";

/** Observes whether the site can write to its disk. */
export interface StorageWatch {
  /** Returns what cannot be stored now, by looking for denied access. After a storage fault it also tries a write. */
  failing(): Promise<"everything" | "photos" | null>;
  /**
   * Runs an act of the owner for which there shall be room on a full disk, too: signing in or out, deleting. It must be
   * an act that changes nothing when it fails, because it is tried again with the reserve.
   */
  withReserve<Done>(act: () => Promise<Done>): Promise<Done>;
}

/** An event of the owner's access, as the log gets it. It contains no addresses and no typed text. */
export type SecurityEvent =
  | { event: "sign-in"; browser: string | null }
  | { event: "sign-in-refused" | "password-change-refused"; reason: string }
  | { event: "sessions-ended"; by: "logout" | "sign-in" | "owner" | "password"; count: number }
  | { event: "password-changed" }
  | { event: "second-factor"; is: "on" | "off" | "renewed" }
  | { event: "settings-changed"; settings: string[] }
  | { event: "restored"; at: string };

/** The password hashing of a site, in turns of networks. `common`: common passwords in lower case. */
export interface PasswordHashing {
  /** The parameters of scrypt. One derivation takes 128 · N · r bytes of memory. */
  cost: Record<"N" | "r" | "p", number>;
  common: () => ReadonlySet<string>;
  queue: FairQueue;
}

/** A group of settings of an open site: see `settings/setting-group`. */
interface CurrentGroup<Name extends string> {
  sourceOf(name: Name): SettingSource;
  /** Replaces the values that come from the database. `reload` reads them from it. */
  useStored(stored: Partial<Record<Name, string>>): void;
  reload(db: Kysely<Database>): Promise<void>;
}

/** The settings that the owner can change in /admin. */
export interface CurrentSettings extends CurrentGroup<SettingName> {
  readonly publicSettings: Readonly<PublicSettings>;
  list(): Setting[];
}

/** The settings of the owner's notifications, with secrets in `values`. No page and no log may contain `values`. */
export interface CurrentChannels extends CurrentGroup<ChannelSettingName> {
  readonly values: Readonly<ChannelValues>;
  list(): ChannelSetting[];
}

/** An open site: database, photos, configuration and services. `server/open-site` creates it once and passes it on. */
export interface Site {
  /** The current values that pages show, `settings.publicSettings`. Read them again for every request. */
  readonly publicSettings: Readonly<PublicSettings>;
  readonly settings: CurrentSettings;
  readonly channels: CurrentChannels;
  /** Sends messages to the owner and to the followers. */
  readonly messenger: Messenger;
  /** The hosts of push services that the configuration adds to the known ones. */
  readonly pushHosts: readonly string[];
  /** True when the environment or `site.env` sets the owner's password. Nobody can change it in /admin then. */
  readonly isPasswordConfigured: boolean;
  readonly db: Kysely<Database>;
  readonly photos: PhotoStore;
  /** The parts that are not on this machine: the database on a server, the photos in a bucket. */
  readonly elsewhere: { database: boolean; photos: boolean };
  readonly images: PhotoPipeline;
  /** Towns and villages, to search by name and by point. The data are read at the first search. */
  readonly gazetteer: Gazetteer;
  /** Returns coasts and borders for drawn maps: see `map/land/draw-land`. Every drawing reads them anew. */
  readonly outlines: (scale: "50m" | "110m") => Uint8Array;
  /** The directory for files that are being received and prepared, each in its own folder. Every start empties it. */
  readonly incoming: string;
  /** Returns the free bytes of the disk of the site. */
  readonly freeBytes: () => Promise<number>;
  readonly storage: StorageWatch;
  /**
   * The cached responses of public pages, and values that several pages share, each computed `once`. A command calls
   * `clear` after its commit, and waits until no instance shows older pages. `isStale` clears only such addresses here.
   */
  readonly pages: {
    clear(isStale?: (address: string) => boolean): Promise<void>;
    once<Made>(name: string, make: () => Promise<Made>): Promise<Made>;
  };
  /** The postcards that were drawn lately, by what they show: see `receipts/draw-postcard`. */
  readonly postcards: LRUCache<string, Blob>;
  /** Erases what is left of withdrawn stories outside of the tables, at once or by the hourly maintenance. */
  readonly erasure: { run(): Promise<void> };
  /** The rate limits for each address; 0 means no limit. */
  readonly limits: { storiesPerHour: number; wrongPasswordsPer15Minutes: number };
  /** Counts wrong tag codes and wrong receipts of each sender. */
  readonly guesses: GuessCounter;
  readonly passwords: PasswordHashing;
  /** Writes an event of the owner's access to the log. */
  readonly securityLog: (event: SecurityEvent) => void;
  /** The submissions that are running, by idempotency key. A form that arrives twice at once is handled once. */
  readonly singleFlight: <T>(
    key: string,
    job: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ) => Promise<T>;
  readonly now: () => Date;
}

/** The part of a site for functions that use only its database. */
export type Db = Pick<Site, "db">;

/** The same with the clock. */
export type Clocked = Pick<Site, "db" | "now">;
