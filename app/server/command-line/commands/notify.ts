import { currentChannels } from "~/domain/notifications/channels/current-channels.server";
import { listTargets } from "~/domain/notifications/channels/targets.server";
import type { Target } from "~/domain/notifications/messenger";
import { sendTrial } from "~/domain/notifications/outbox/add-browser.server";
import { areNotificationsPaused } from "~/domain/notifications/pause.server";
import { speakingSettings } from "~/server/owner-language";
import { withDatabase } from "~/server/open-engines";
import { requireConfig } from "~/server/configuration/config";
import { createMessenger } from "~/server/notifications/create-messenger";
import { CannotDo } from "~/server/user-errors";
import { deliveryFailure } from "~/text/deliveries";
import { plural, said, spokenLanguage } from "~/text/terminal-words";
import { fill } from "~/text/fill";
import { ownerWordsIn } from "~/text/owner-languages.server";

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
      if (target.channel === "mail")
        return fill(said.notify.mail, { to: target.address, server: shown("smtpUrl") });
      return target.channel === "message"
        ? fill(said.notify.message, { address: shown("notifyUrl") })
        : plural(said.notify.push, 1);
    };
    if (!isTest) {
      const targets = await listTargets(site, db);
      if (targets.length === 0) throw new CannotDo(said.notify.none);
      for (const target of targets) console.log(`- ${nameOf(target)}`);
      if (await areNotificationsPaused(db)) console.log(said.notify.paused);
      return console.log(said.notify.hint);
    }
    const sent = await sendTrial(site);
    if (!sent.ok) throw new CannotDo(said.notify.none);
    for (const { target, result } of sent.value) {
      const name = nameOf(target);
      console.log(
        result.ok
          ? fill(said.notify.arrived, { target: name })
          : fill(said.notify.failed, {
              target: name,
              why: deliveryFailure(ownerWordsIn(spokenLanguage, "").text.notifications, result.error),
            }),
      );
    }
    if (sent.value.some(({ result }) => !result.ok)) throw new CannotDo(said.notify.someFailed);
  });
}
