import { parseSmtpUrl } from "~/domain/notifications/channels/addresses.server";
import { currentChannels } from "~/domain/notifications/channels/current-channels.server";
import { type Channel, storedError } from "~/domain/notifications/notification";
import { areNotificationsPaused } from "~/domain/notifications/pause.server";
import { countRows } from "~/domain/pagination/cursor.server";
import { allowedAddresses } from "~/server/notifications/create-messenger";
import { checkMailServer } from "~/server/notifications/send-mail";
import { deliveryFailure } from "~/text/owner/deliveries";
import { said, spokenLanguage } from "~/text/owner/terminal-words";
import { ownerWordsIn } from "~/text/owner/languages.server";
import { type Examined, type Finding, note, problem, well } from "./finding";

/** Checks the owner's notifications by signing in to the mail server. */
export async function* checkNotifications(site: Examined): AsyncGenerator<Finding> {
  // A damaged or older database is reported by another check.
  const known = await readKnown(site).catch(() => null);
  if (!known) return;
  const { channels, isPaused, browsers, failing } = known;
  const { smtpUrl, notifyEmail, notifyUrl } = channels.values;
  const shown = (name: string) => channels.list().find((one) => one.name === name)?.value ?? "";
  const isSet = (smtpUrl !== null && notifyEmail !== null) || notifyUrl !== null || browsers > 0;
  if (!isSet) yield note(said.notify.none);
  else if (isPaused) yield note(said.notify.paused);
  const server = parseSmtpUrl(smtpUrl ?? "");
  const error = server && (await checkMailServer(server, allowedAddresses(channels, "smtpUrl")));
  const { notifications } = ownerWordsIn(spokenLanguage, "").text;
  const shownServer = { server: shown("smtpUrl") };
  if (error) {
    const why = deliveryFailure(notifications, error);
    yield problem(said.notify.mailProblem, { ...shownServer, why });
  } else if (server) yield well(said.notify.mailWell, shownServer);
  if (notifyUrl !== null) yield well(said.notify.messageSet, { address: shown("notifyUrl") });
  if (browsers > 0) yield well(said.notify.push, { count: browsers });
  if (failing?.error) {
    const channel = failing.target.split(":")[0] as Channel;
    const why = deliveryFailure(notifications, storedError(failing.error, failing.error_status));
    yield problem(said.notify.lastFailed, { channel: said.notify.channels[channel], why });
  }
}

async function readKnown({ db, config }: Examined) {
  if (!db || !config) return null;
  const channels = currentChannels(config.channels);
  await channels.reload(db);
  return {
    channels,
    isPaused: await areNotificationsPaused(db),
    browsers: await countRows(db.selectFrom("push_browsers")),
    /** The newest message that did not arrive, or was given up. */
    failing: await db
      .selectFrom("notification_messages")
      .select(["target", "error", "error_status"])
      .where("error", "is not", null)
      .where("trial", "=", 0)
      .where((eb) => eb.or([eb("ended_at", "is", null), eb("outcome", "=", "given-up")]))
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirst(),
  };
}
