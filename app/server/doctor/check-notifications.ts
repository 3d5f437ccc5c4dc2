import type { Kysely } from "kysely";
import { readValue } from "~/domain/key-values.server";
import { parseSmtpUrl } from "~/domain/notifications/channels/addresses.server";
import {
  type ConfiguredChannels,
  type CurrentChannels,
  currentChannels,
} from "~/domain/notifications/channels/current-channels.server";
import { type Channel, storedError } from "~/domain/notifications/notification";
import { areNotificationsPaused } from "~/domain/notifications/pause.server";
import { lastBackupKey, oldBackup } from "~/domain/notifications/watch-site.server";
import { countRows } from "~/domain/pagination/cursor.server";
import { allowedAddresses } from "~/server/notifications/create-messenger";
import { checkMailServer } from "~/server/notifications/send-mail";
import { deliveryFailure, notifyCommandText as text } from "~/text/it/admin/notifications/notifications";
import { dateAndTime } from "~/text/it/admin/dates";
import type { Database } from "~db/schema";
import { type Examined, type Finding, note, problem, well } from "./finding";

/** Checks the owner's notifications by signing in to the mail server, and the age of the last backup. */
export async function checkNotifications({ db, config }: Examined): Promise<Finding[]> {
  // A damaged or older database is reported by another check.
  const known = db && config && (await readKnown(db, config.channels).catch(() => null));
  if (!known) return [];
  const { channels, isPaused, browsers, failing, lastBackup } = known;
  const { smtpUrl, notifyEmail, notifyUrl } = channels.values;
  const isSet = (smtpUrl !== null && notifyEmail !== null) || notifyUrl !== null || browsers > 0;
  return [
    ...(isSet ? [] : [note(text.none)]),
    ...(isSet && isPaused ? [note(text.paused)] : []),
    ...(await checkMail(channels)),
    ...(notifyUrl === null ? [] : [well(text.messageSet(shown(channels, "notifyUrl")))]),
    ...(browsers === 0 ? [] : [well(text.push(browsers))]),
    ...(failing?.error ? [lastFailed(failing.target, failing.error, failing.error_status)] : []),
    checkBackup(lastBackup),
  ];
}

async function readKnown(db: Kysely<Database>, configured: ConfiguredChannels) {
  const channels = currentChannels(configured);
  await channels.reload(db);
  return {
    channels,
    isPaused: await areNotificationsPaused(db),
    lastBackup: await readValue(db, lastBackupKey),
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

async function checkMail(channels: CurrentChannels): Promise<Finding[]> {
  const server = parseSmtpUrl(channels.values.smtpUrl ?? "");
  if (!server) return [];
  const name = shown(channels, "smtpUrl");
  const error = await checkMailServer(server, allowedAddresses(channels, "smtpUrl"));
  return [error ? problem(text.mailProblem(name, deliveryFailure(error))) : well(text.mailWell(name))];
}

function lastFailed(target: string, error: string, status: number | null): Finding {
  return problem(
    text.lastFailed(target.split(":")[0] as Channel, deliveryFailure(storedError(error, status))),
  );
}

function checkBackup(last: string | null): Finding {
  if (last === null) return note(text.backupNever);
  const isOld = Date.now() - Date.parse(last) > oldBackup;
  return isOld ? problem(text.backupOld(dateAndTime(last))) : well(text.backupWell(dateAndTime(last)));
}

const shown = (channels: CurrentChannels, name: "smtpUrl" | "notifyUrl") =>
  channels.list().find((one) => one.name === name)?.value ?? "";
