import type { FieldErrors } from "~/domain/forms/field-errors";
import { type FieldValues, fieldErrorsOf } from "~/domain/forms/field-schemas";
import { done, refused } from "~/domain/result";
import { configuredErrors, logChangedSettings, writeChanges } from "~/domain/settings/setting-group.server";
import type { Site } from "~/domain/site";
import { channelChangesSchema } from "./channel-schemas.server";
import { channelGroup, readStoredChannels } from "./current-channels.server";

/**
 * Stores changed settings of the channels. Null or empty removes a setting; absent fields stay. Messages that wait for
 * another try are due at once. Refused with "setting-configured" when the environment or `site.env` sets one of the
 * fields, and with "invalid" for all other mistakes, those in the page's form (`mistakes`) among them.
 */
export async function changeChannels(site: Site, fields: FieldValues, mistakes: FieldErrors = {}) {
  const configured = configuredErrors(site.channels.list(), fields);
  const parsed = channelChangesSchema.safeParse(fields);
  const fieldErrors = { ...(parsed.success ? {} : fieldErrorsOf(parsed.error)), ...configured, ...mistakes };
  if (!parsed.success || Object.keys(fieldErrors).length > 0) {
    return refused(Object.keys(configured).length > 0 ? "setting-configured" : "invalid", fieldErrors);
  }
  const changed = await site.db.transaction().execute(async (trx) => {
    const names = await writeChanges(trx, channelGroup, parsed.data);
    await trx
      .updateTable("notification_messages")
      .set({ next_at: site.now().toISOString() })
      .where("ended_at", "is", null)
      .execute();
    return names;
  });
  logChangedSettings(site, changed);
  site.channels.useStored(await readStoredChannels(site.db));
  // No page shows these settings, but `clear` also makes the other instances read them again.
  await site.pages.clear();
  return done(site.channels.list());
}
