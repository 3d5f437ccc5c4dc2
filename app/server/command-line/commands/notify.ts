import { currentChannels } from "~/domain/notifications/channels/current-channels.server";
import { listTargets } from "~/domain/notifications/channels/targets.server";
import type { Target } from "~/domain/notifications/messenger";
import { sendTrial } from "~/domain/notifications/outbox/add-browser.server";
import { areNotificationsPaused } from "~/domain/notifications/pause.server";
import { speakingSettings } from "~/server/configuration/owner-language";
import { withDatabase } from "~/server/open-engines";
import { requireConfig } from "~/server/configuration/config";
import { createMessenger } from "~/server/notifications/create-messenger";
import { CannotDo } from "~/server/user-errors";
import { deliveryFailure } from "~/text/owner/deliveries";
import { print } from "~/server/command-line/print";
import { said, say, spokenLanguage } from "~/text/owner/terminal-words";
import { ownerWordsIn } from "~/text/owner/languages.server";

/** Runs `giramondo notify [--test]`: prints the channels of notifications, or sends a trial message through each. */
export async function notify(isTest: boolean): Promise<void> {
  const config = requireConfig();
  await withDatabase(config, async (db) => {
    const { publicSettings, reload } = speakingSettings(config);
    const channels = currentChannels(config.channels);
    await Promise.all([reload(db), channels.reload(db)]);
    const messenger = createMessenger({ publicSettings, channels, db });
    const site = { db, channels, messenger, now: () => new Date() };
    const shown = (name: string) => channels.list().find((one) => one.name === name)?.value ?? "";
    const nameOf = (target: Target) => {
      const { mail, message, push } = said.notify;
      if (target.channel === "mail") return say(mail, { to: target.address, server: shown("smtpUrl") });
      return target.channel === "message" ? say(message, { address: shown("notifyUrl") }) : push.one;
    };
    if (!isTest) {
      const targets = await listTargets(site, db);
      if (targets.length === 0) throw new CannotDo(said.notify.none);
      for (const target of targets) console.log(`- ${nameOf(target)}`);
      if (await areNotificationsPaused(db)) print(said.notify.paused);
      return print(said.notify.hint);
    }
    const sent = await sendTrial(site);
    if (!sent.ok) throw new CannotDo(said.notify.none);
    for (const { target, result } of sent.value) {
      const { notifications } = ownerWordsIn(spokenLanguage, "").text;
      const why = result.ok ? "" : deliveryFailure(notifications, result.error);
      print(result.ok ? said.notify.arrived : said.notify.failed, { target: nameOf(target), why });
    }
    if (sent.value.some(({ result }) => !result.ok)) throw new CannotDo(said.notify.someFailed);
  });
}
