import type { FieldErrors } from "~/domain/forms/field-errors";
import { type FieldValues, fieldErrorsOf } from "~/domain/forms/field-schemas";
import { type Result, done, refused } from "~/domain/result";
import { removeSetting, writeSetting } from "~/domain/settings.server";
import { isConfigured } from "~/domain/settings/setting";
import type { Site } from "~/domain/site";
import { channelChangesSchema } from "./channel-schemas.server";
import { type ChannelSetting, channelSettingNames, channelVariables } from "./channel-settings";
import { readStoredChannels } from "./current-channels.server";

/**
 * Stores changed channels. Null or empty removes one; what is not among `fields` stays. Messages that wait for another
 * try are tried at once. Refused: "setting-configured" when the environment or `site.env` decides one, else "invalid".
 */
export async function changeChannels(
  site: Site,
  fields: FieldValues,
): Promise<Result<ChannelSetting[], "invalid" | "setting-configured">> {
  const configured = configuredErrors(site, fields);
  const parsed = channelChangesSchema.safeParse(fields);
  const fieldErrors = { ...(parsed.success ? {} : fieldErrorsOf(parsed.error)), ...configured };
  if (!parsed.success || Object.keys(fieldErrors).length > 0) {
    return refused(Object.keys(configured).length > 0 ? "setting-configured" : "invalid", fieldErrors);
  }
  await site.db.transaction().execute(async (trx) => {
    for (const name of channelSettingNames) {
      const value = parsed.data[name];
      if (value === null) await removeSetting(trx, channelVariables[name]);
      else if (value !== undefined) await writeSetting(trx, channelVariables[name], value);
    }
    await trx
      .updateTable("notification_messages")
      .set({ next_at: site.now().toISOString() })
      .where("ended_at", "is", null)
      .execute();
  });
  site.channels.useStored(await readStoredChannels(site.db));
  // No page shows them, but the other instances of the site remember them, too.
  await site.pages.clear();
  return done(site.channels.list());
}

function configuredErrors({ channels }: Site, fields: FieldValues): FieldErrors {
  const configured = channels.list().filter((one) => isConfigured(one) && fields[one.name] !== undefined);
  return Object.fromEntries(
    configured.map(({ name, source }) => [
      name,
      [{ code: source === "file" ? "set-in-file" : "set-in-environment" } as const],
    ]),
  );
}
