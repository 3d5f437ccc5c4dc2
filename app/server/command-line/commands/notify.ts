import type { Kysely } from "kysely";
import { currentChannels, readStoredChannels } from "~/domain/notifications/channels/current-channels.server";
import type { Target } from "~/domain/notifications/messenger";
import { areNotificationsPaused } from "~/domain/notifications/pause.server";
import { sendTrial } from "~/domain/notifications/outbox/send-trial.server";
import { listTargets } from "~/domain/notifications/channels/targets.server";
import { currentSettings, readStoredSettings } from "~/domain/settings/current-settings.server";
import type { Site } from "~/domain/site";
import type { ParsedArguments } from "~/server/command-line/parse-command-line";
import { withDatabase } from "~/server/command-line/with-database";
import { requireConfig } from "~/server/configuration/config";
import { createMessenger } from "~/server/notifications/create-messenger";
import { CannotDo } from "~/server/user-errors";
import { deliveryFailure, notifyCommandText as text } from "~/text/it/admin/notifications/notifications";
import type { Database } from "~db/schema";

type Sender = Pick<Site, "db" | "channels" | "messenger" | "now">;

/** Runs `giramondo notify [--test]`: prints the channels of notifications, or sends a trial message through each. */
export async function run({ options }: ParsedArguments): Promise<void> {
  const config = requireConfig();
  await withDatabase(config, async (db) => {
    const { publicSettings } = currentSettings(config, await readStoredSettings(db));
    const channels = currentChannels(config.channels, await readStoredChannels(db));
    const site = {
      db,
      channels,
      messenger: createMessenger({ publicSettings, channels, db }),
      now: () => new Date(),
    };
    if (options.has("test")) await sendTrials(site);
    else await say(site, db);
  });
}

async function say(site: Sender, db: Kysely<Database>): Promise<void> {
  const targets = await listTargets(site, db);
  if (targets.length === 0) throw new CannotDo(text.none);
  for (const target of targets) console.log(`- ${nameOf(site, target)}`);
  if (await areNotificationsPaused(db)) console.log(text.paused);
  console.log(text.hint);
}

async function sendTrials(site: Sender): Promise<void> {
  const sent = await sendTrial(site);
  if (!sent.ok) throw new CannotDo(text.none);
  let failed = 0;
  for (const { target, result } of sent.value) {
    const name = nameOf(site, target);
    if (result.ok) console.log(text.arrived(name));
    else console.log(text.failed(name, deliveryFailure(result.error)));
    if (!result.ok) failed += 1;
  }
  if (failed > 0) throw new CannotDo(text.someFailed);
}

function nameOf({ channels }: Sender, target: Target): string {
  const shown = (name: string) => channels.list().find((one) => one.name === name)?.value ?? "";
  if (target.channel === "mail") return text.mail(target.address, shown("smtpUrl"));
  return target.channel === "message" ? text.message(shown("notifyUrl")) : text.push(1);
}
