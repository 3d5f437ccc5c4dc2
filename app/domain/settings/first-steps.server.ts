import { lastBackupKey } from "~/domain/notifications/watch-site.server";
import type { Site } from "~/domain/site";

/** Returns which of the owner's first steps are done. It takes one statement. */
export async function findFirstSteps({ db, settings, channels }: Pick<Site, "db" | "settings" | "channels">) {
  const stored = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom("tags").select("id").orderBy("id").limit(1).as("tag"),
      selectFrom("push_browsers").select("id").orderBy("id").limit(1).as("browser"),
      selectFrom("settings").select("value").where("key", "=", lastBackupKey).as("backup"),
    ])
    .executeTakeFirstOrThrow();
  const { notifyEmail, smtpUrl, notifyUrl } = channels.values;
  return {
    name: settings.sourceOf("productName") !== "default",
    address: settings.sourceOf("publicUrl") !== "default",
    tag: stored.tag !== null,
    notifications: (notifyUrl ?? stored.browser ?? (notifyEmail && smtpUrl)) !== null,
    backup: stored.backup !== null,
  };
}
