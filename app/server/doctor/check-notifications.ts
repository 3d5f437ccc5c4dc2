import type { Kysely } from "kysely";
import {
  type CurrentChannels,
  currentChannels,
  storedChannels,
} from "~/domain/notifications/channels/current-channels.server";
import { lastBackupKey } from "~/domain/notifications/last-backup.server";
import { type Channel, deliveryErrorCode } from "~/domain/notifications/notification";
import { pauseKey } from "~/domain/notifications/pause.server";
import { parseSmtpUrl } from "~/domain/notifications/channels/smtp-url.server";
import { oldBackup } from "~/domain/notifications/watch-site.server";
import type { Config } from "~/server/configuration/config";
import { allowedAddresses } from "~/server/notifications/create-messenger";
import { checkMailServer } from "~/server/notifications/send-mail";
import { deliveryFailure, notifyCommandText as text } from "~/text/it/admin/notifications/notifications";
import { dateAndTime } from "~/text/it/admin/dates";
import type { Database } from "~db/schema";
import { type Finding, note, problem, well } from "./finding";

interface Known {
  settings: { key: string; value: string }[];
  /** The newest message that did not arrive, or was given up. */
  failing: { target: string; error: string | null; error_status: number | null } | undefined;
  browsers: number;
}

/** Checks the owner's notifications by signing in to the mail server, and the age of the last backup. */
export async function checkNotifications(
  db: Kysely<Database> | null,
  { channels: configured }: Pick<Config, "channels">,
  now: Date,
): Promise<Finding[]> {
  const known = db && (await readKnown(db));
  if (!known) return [];
  const channels = currentChannels(configured, storedChannels(known.settings));
  const { smtpUrl, notifyEmail, notifyUrl } = channels.values;
  const isSet = (smtpUrl !== null && notifyEmail !== null) || notifyUrl !== null || known.browsers > 0;
  const valueOf = (key: string) => known.settings.find((one) => one.key === key)?.value ?? null;
  return [
    ...(isSet ? [] : [note(text.none)]),
    ...(isSet && valueOf(pauseKey) !== null ? [note(text.paused)] : []),
    ...(await checkMail(channels)),
    ...(notifyUrl === null ? [] : [well(text.messageSet(shown(channels, "notifyUrl")))]),
    ...(known.browsers === 0 ? [] : [well(text.push(known.browsers))]),
    ...checkDeliveries(known),
    checkBackup(valueOf(lastBackupKey), now),
  ];
}

async function checkMail(channels: CurrentChannels): Promise<Finding[]> {
  const server = parseSmtpUrl(channels.values.smtpUrl ?? "");
  if (!server) return [];
  const name = shown(channels, "smtpUrl");
  const error = await checkMailServer(server, allowedAddresses(channels, "smtpUrl"));
  return [error ? problem(text.mailProblem(name, deliveryFailure(error))) : well(text.mailWell(name))];
}

function checkDeliveries({ failing }: Known): Finding[] {
  if (!failing?.error) return [];
  const { target, error, error_status: status } = failing;
  const why = deliveryFailure({ code: deliveryErrorCode(error), ...(status !== null && { status }) });
  return [problem(text.lastFailed(target.split(":")[0] as Channel, why))];
}

function checkBackup(last: string | null, now: Date): Finding {
  if (last === null) return note(text.backupNever);
  const isOld = now.getTime() - Date.parse(last) > oldBackup;
  return isOld ? problem(text.backupOld(dateAndTime(last))) : well(text.backupWell(dateAndTime(last)));
}

const shown = (channels: CurrentChannels, name: "smtpUrl" | "notifyUrl") =>
  channels.list().find((one) => one.name === name)?.value ?? "";

/**
 * Reads the facts to check from the database. Null when the database is damaged or older: another check reports that.
 */
async function readKnown(db: Kysely<Database>): Promise<Known | null> {
  try {
    const browsers = db.selectFrom("push_browsers").select(({ fn }) => fn.countAll<number>().as("count"));
    return {
      settings: await db.selectFrom("settings").select(["key", "value"]).execute(),
      failing: await db
        .selectFrom("notification_messages")
        .select(["target", "error", "error_status"])
        .where("error", "is not", null)
        .where("trial", "=", 0)
        .where((eb) => eb.or([eb("ended_at", "is", null), eb("outcome", "=", "given-up")]))
        .orderBy("created_at", "desc")
        .limit(1)
        .executeTakeFirst(),
      browsers: (await browsers.executeTakeFirstOrThrow()).count,
    };
  } catch {
    return null;
  }
}
