import type { notify as italian } from "~/text/it/commands/notify";
import type { TranslationOf } from "~/text/translation";

/** Sentences of `giramondo notify` and `giramondo doctor`. */
export const notify = {
  none: "No way of notifying is set: write NOTIFY_EMAIL and SMTP_URL, or NOTIFY_URL, in site.env or in /admin, “Notifications”.",
  mail: "e-mail to {to}, through {server}",
  message: "message to {address}",
  push: { one: "one phone or computer", other: "{count} phones or computers" },
  arrived: "{target}: the test arrived",
  failed: "{target}: the test did not arrive. {why}",
  someFailed: "Some tests did not arrive: correct what the lines above say and try again.",
  hint: "To send a test: giramondo notify --test",
  paused:
    "Notifications are paused, because the site comes from a restored backup: turn them on again in /admin, “Notifications”.",
  mailWell: "The mail server {server} accepts the site.",
  mailProblem: "The mail server {server} does not work: {why}",
  messageSet: "Messages go to {address}; “giramondo notify --test” tries it.",
  lastFailed: "A message does not arrive ({channel}). {why}",
  channels: { mail: "e-mail", message: "message", push: "phone or computer" },
} as const satisfies TranslationOf<typeof italian>;
