import type { Site } from "~/domain/site";
import { emailAddresses } from "./channel-settings";
import type { Target } from "~/domain/notifications/messenger";

/** Lists the targets that messages go to now. `db` is the database or a transaction. */
export async function listTargets({ channels }: Pick<Site, "channels">, db: Site["db"]): Promise<Target[]> {
  const { smtpUrl, notifyEmail, notifyUrl } = channels.values;
  const addresses = smtpUrl === null ? [] : emailAddresses(notifyEmail);
  const browsers = await db
    .selectFrom("push_browsers")
    .select(["id", "endpoint", "public_key as publicKey", "auth"])
    .orderBy("created_at")
    .execute();
  return [
    ...addresses.map((address): Target => ({ channel: "mail", address })),
    ...(notifyUrl === null ? [] : [{ channel: "message" } as const]),
    ...browsers.map((browser): Target => ({ channel: "push", ...browser })),
  ];
}
