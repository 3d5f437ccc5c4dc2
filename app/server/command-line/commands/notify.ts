import { currentChannels } from "~/domain/notifications/channels/current-channels.server";
import { listTargets } from "~/domain/notifications/channels/targets.server";
import type { Target } from "~/domain/notifications/messenger";
import { sendTrial } from "~/domain/notifications/outbox/add-browser.server";
import { areNotificationsPaused } from "~/domain/notifications/pause.server";
import { currentSettings } from "~/domain/settings/current-settings.server";
import { withDatabase } from "~/server/open-engines";
import { requireConfig } from "~/server/configuration/config";
import { createMessenger } from "~/server/notifications/create-messenger";
import { CannotDo } from "~/server/user-errors";
import { deliveryFailure } from "~/text/owner/deliveries";
import { notifyCommandText as text } from "~/text/it/commands/notify";
import { ownerWordsIn } from "~/text/owner/languages.server";

/** Runs `giramondo notify [--test]`: prints the channels of notifications, or sends a trial message through each. */
export async function notify(isTest: boolean): Promise<void> {
  const config = requireConfig();
  await withDatabase(config, async (db) => {
    const { publicSettings, reload } = currentSettings(config);
    const channels = currentChannels(config.channels);
    await Promise.all([reload(db), channels.reload(db)]);
    const messenger = createMessenger({ publicSettings, channels, db });
    const site = { db, channels, messenger, now: () => new Date() };
    const shown = (name: string) => channels.list().find((one) => one.name === name)?.value ?? "";
    const nameOf = (target: Target) => {
      if (target.channel === "mail") return text.mail(target.address, shown("smtpUrl"));
      return target.channel === "message" ? text.message(shown("notifyUrl")) : text.push(1);
    };
    if (!isTest) {
      const targets = await listTargets(site, db);
      if (targets.length === 0) throw new CannotDo(text.none);
      for (const target of targets) console.log(`- ${nameOf(target)}`);
      if (await areNotificationsPaused(db)) console.log(text.paused);
      return console.log(text.hint);
    }
    const sent = await sendTrial(site);
    if (!sent.ok) throw new CannotDo(text.none);
    for (const { target, result } of sent.value) {
      const name = nameOf(target);
      console.log(
        result.ok
          ? text.arrived(name)
          : text.failed(name, deliveryFailure(ownerWordsIn("it", "").text.notifications, result.error)),
      );
    }
    if (sent.value.some(({ result }) => !result.ok)) throw new CannotDo(text.someFailed);
  });
}
