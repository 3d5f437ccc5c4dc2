import type {
  channels as italianChannels,
  notifications as italian,
} from "~/text/it/admin/notifications/notifications";
import type { TranslationOf } from "~/text/translation";

/** The words of /admin/avvisi and of the page on which its channels are set. */
export const notifications = {
  unsure: "I don’t know whether it arrived: open this page again to see.",
  title: "Notifications",
  lead: "Stories, sightings, reports, signs of life, a full disk, missing backups: at most one message every ten minutes, then a summary.",
  paused: {
    title: "Notifications are paused",
    text: "This site comes from a restored backup: until you confirm, I write to nobody. Turn them on again only if this is the real site, and not a trial.",
    resume: "Turn notifications on again",
  },
  channels: "Where notifications go",
  change: "Change e-mail and messages",
  mail: "E-mail",
  message: "Message",
  push: "Phones and computers",
  notSet: "Not set.",
  mailWithoutServer: "There is an address, but the mail server is missing.",
  mailWithoutAddress: "There is a mail server, but the address to write to is missing.",
  through: "through {server}",
  source: {
    environment: "from whoever runs the server",
    file: "from site.env",
    database: "from this panel",
    default: "",
  },
  full: "Messages also contain the name and the words of the sender.",
  brief: "Messages contain neither names nor sentences: only the town and how many photos there are.",
  enable: "Notify me on this device",
  enabling: "Wait…",
  needsScript: "To turn this phone or computer on, JavaScript is needed.",
  needsHttps:
    "Notifications on phones and computers work only when the site is opened with https. Meanwhile use e-mail or a message.",
  appleHint:
    "On iPhone and iPad: choose “Add to Home Screen” from the Share menu, open the site from there, and come back to this page.",
  unsupported:
    "This browser gets no notifications. On iPhone and iPad add the site to the Home Screen first and open it from there.",
  denied: "The browser has no permission to show notifications: allow it in its settings, then try again.",
  notEnabled: "The browser could not turn notifications on: check the connection and try again.",
  since: "On since {day}",
  remove: "Remove",
  removeNamed: "Remove: {browser}, on since {day}",
  trial: "Send a test",
  trialPending: "Sending the test…",
  deliveries: "Latest notifications",
  noDeliveries: "Nothing has been sent yet.",
  trialName: "Test",
  events: {
    story: { one: "A new story", other: "{count} new stories" },
    sighting: { one: "A sighting", other: "{count} sightings" },
    report: { one: "A report", other: "{count} reports" },
    withdrawal: { one: "A withdrawn story", other: "{count} withdrawn stories" },
    "sign-of-life": { other: "A sign of life" },
    disk: { other: "The disk is filling up" },
    backup: { other: "The missing backup" },
    "unpublished-stories": { other: "Old stories, never published" },
    "suspect-stories": { other: "Suspicious stories" },
  },
  outcomes: {
    sent: "Arrived",
    sentLater: "Arrived at attempt {tries}",
    trialFailed: "Did not arrive",
    "given-up": "Did not arrive: I gave up after three days",
    gone: "Did not arrive: it is no longer on",
    empty: "No longer needed",
    unknown: "Perhaps arrived: the site stopped right while sending it",
    leaving: "Leaving",
    waiting: "Not arrived yet: next attempt {next}",
  },
  failures: {
    "wrong-password": "The server does not accept the user name or the password: check them.",
    "unknown-host": "I find no server of this name: check its spelling, or the network of the site.",
    "other-name":
      "The server’s certificate is for another name, so I have told it nothing: write the name that is in the certificate.",
    "expired-certificate":
      "The server’s certificate has expired or is not valid yet, so I have told it nothing: it has to be renewed there.",
    "unknown-issuer":
      "I don’t know who signed the server’s certificate, so I have told it nothing. If it is an authority of yours, add it to the system’s with “update-ca-certificates”, then restart the site.",
    "no-tls":
      "The server does not use an encrypted connection: check the port, and whether it needs smtp:// instead of smtps://.",
    "nobody-there": "Nobody answers at that address: check name and port, or wait until the server is back.",
    "too-slow": "The server did not answer in time: it may be busy, or the port is another one.",
    "private-address":
      "The address is in a private network: I don’t write there from here. If it really is the right one, put it into site.env.",
    redirected: "The address leads on to another one, which I don’t follow: write the final one.",
    "try-later": "The server asks to try again later: I will.",
    "no-room": "The mailbox of the recipient, or the server, has no room left: it has to be emptied.",
    "recipient-refused": "The mail server does not accept the sender or the recipient: check the addresses.",
    refused: "The server has refused the message.",
    "not-configured": "This way of notifying is no longer set.",
    failed: "The message was not sent because of an unexpected problem.",
  },
} as const satisfies TranslationOf<typeof italian>;

/** The words of the page on which the channels are set. */
export const channels = {
  title: "E-mail and messages",
  lead: "Choose where notifications go. Passwords and secret addresses stay on the server: this page does not show them again.",
  mail: "E-mail",
  notifyEmail: "Send to",
  notifyEmailHint: "One or more addresses, separated by commas.",
  server: {
    title: "Sent from: your mailbox",
    smtpProvider: "Your mail provider",
    otherProvider: "Another one, or none",
    providers: {
      gmail: "Gmail: needs an “app password”",
      icloud: "iCloud: needs an “app password”",
      yahoo: "Yahoo: needs an “app password”",
      libero: "Libero: the password of the mailbox",
      virgilio: "Virgilio: the password of the mailbox",
      aruba: "Aruba: the password of the mailbox",
    },
    otherServer: "The server of another mail provider",
    smtpHost: "Server",
    smtpPort: "Port",
    smtpUser: "Name",
    smtpPassword: "Password",
    hints: {
      smtpProvider: "You create the “app password” in the security settings of your account.",
      smtpHost: "Your mail provider tells you, under SMTP: for example smtp.mail.example.",
      smtpPort: "Nearly always 465, sometimes 587.",
      smtpUser: "Nearly always your whole address.",
      smtpPassword: "It stays on the server: this page does not show it again.",
    },
  },
  message: "Message",
  notifyUrl: "Address for messages",
  notifyUrlHint:
    "With the free app ntfy: choose a name that is hard to guess, subscribe to it in the app and write ntfy+https://ntfy.sh/that-name here. (For programmers: an https:// address that receives JSON.)",
  isSet: "It is set: {shown}. Leave this empty to keep it, write another one to change it.",
  remove: "Remove it",
  details: "What notifications say",
  notifyDetail: "Put the name and the words of the sender into notifications, too",
  notifyDetailHint:
    "They pass through other people’s services: without this tick they say only the town and how many photos there are.",
  submit: "Save",
  pending: "Saving…",
  configured: "set",
} as const satisfies TranslationOf<typeof italianChannels>;
