import type { Kysely } from "kysely";
import type { Database } from "~db/schema";
import type { PhotoPipeline } from "~/images/photo-pipeline.server";
import type { PhotoStore } from "~/images/photo-store.server";
import type { PasswordHashing } from "./auth/password-hash.server";
import type { CurrentSettings } from "./settings/current-settings.server";
import type { SettingValues } from "./settings/setting";
import type { Sharing } from "./sharing";
import type { StorageWatch } from "./storage-watch";

/** What the owner configured that pages show: spec's {product}, {email} and the two social profiles. */
export interface SiteFacts extends SettingValues {
  tileUrl: string;
  tileAttribution: string;
}

/** How often one address may try (design §3 "Configuration"); 0 = no limit. */
export interface SiteLimits {
  storiesPerHour: number;
  wrongPasswordsPerQuarter: number;
}

/** Everything that a rule of the site may touch. Made once by `server/open-site`, handed on, never global. */
export interface Site {
  /** What pages show, as it is set now: `settings.facts`. Read it anew for every request. */
  readonly facts: Readonly<SiteFacts>;
  /** What the owner can change in /admin, with its sources. */
  readonly settings: CurrentSettings;
  /** The environment or `site.env` sets the owner's password: it cannot be changed in /admin. */
  readonly isPasswordConfigured: boolean;
  readonly db: Kysely<Database>;
  readonly photos: PhotoStore;
  readonly images: PhotoPipeline;
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
