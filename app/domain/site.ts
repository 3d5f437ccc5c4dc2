import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { Gazetteer } from "~/gazetteer/gazetteer.server";
import type { PhotoPipeline } from "~/images/photo-pipeline.server";
import type { PhotoStore } from "~/images/photo-store.server";
import type { PasswordHashing } from "./auth/password-hash.server";
import type { Sharing } from "./sharing";

/** What the owner configured that pages show: spec's {product}, {email} and the two social profiles. */
export interface SiteFacts {
  productName: string;
  contactEmail: string;
  instagramUrl: string;
  tiktokUrl: string;
  /** The address that visitors use, without a final slash; null when it was not configured. */
  publicUrl: string | null;
  tileUrl: string;
  tileAttribution: string;
}

/** The settings that every site needs to say itself. */
export type FirstSetting = "PRODUCT_NAME" | "CONTACT_EMAIL" | "INSTAGRAM_URL" | "TIKTOK_URL" | "PUBLIC_URL";

/** How often one address may try (design §3 "Configuration"); 0 = no limit. */
export interface SiteLimits {
  storiesPerHour: number;
  wrongPasswordsPerQuarter: number;
}

/** The state of writing to the disk under the site. */
export interface StorageWatch {
  /**
   * Whether nothing can be stored: access is denied, or the last write met a storage fault and a trial write does, too.
   * Writes only after such a fault.
   */
  isFailing(): Promise<boolean>;
}

/** Everything that a rule of the site may touch. Made once by `server/open-site`, handed on, never global. */
export interface Site {
  readonly facts: SiteFacts;
  /** What the owner has not set yet: pages show defaults for it. */
  readonly unset: readonly FirstSetting[];
  readonly db: Kysely<Database>;
  readonly photos: PhotoStore;
  readonly images: PhotoPipeline;
  /** Towns and villages by name and by point; read when they are asked for the first time. */
  readonly gazetteer: Gazetteer;
  /** Directory for bytes that are being received, one file each; emptied at every start. */
  readonly incoming: string;
  /** How many bytes the disk under the site still takes. */
  readonly freeBytes: () => Promise<number>;
  /** How writing went last time. */
  readonly storage: StorageWatch;
  /**
   * The kept copies of public pages, and what is made `once` for them under a name: a command that changes what the
   * public sees clears them after its commit.
   */
  readonly pages: { clear(): void; once<Made>(name: string, make: () => Promise<Made>): Promise<Made> };
  readonly limits: SiteLimits;
  readonly passwords: PasswordHashing;
  /** What is under way, by a key of its own: a form that arrives beside its twin shares its fate. */
  readonly share: Sharing;
  readonly now: () => Date;
}
