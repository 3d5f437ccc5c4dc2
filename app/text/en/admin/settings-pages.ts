import type {
  confirmation as italianConfirmation,
  passwordPage as italianPasswordPage,
  secondFactor as italianSecondFactor,
  sessionsPage as italianSessionsPage,
  settingsForm as italianSettingsForm,
  settingsPages as italian,
} from "~/text/it/admin/settings-pages";
import type { TranslationOf } from "~/text/translation";

/** The words of /admin/impostazioni and the pages beside it. */
export const settingsPages = {
  label: "Settings pages",
  site: "Site",
  password: "Password",
  factor: "Two steps",
  sessions: "Open sessions",
  notifications: "Notifications",
} as const satisfies TranslationOf<typeof italian>;

/** The field that asks for the password again. */
export const confirmation = {
  label: "Your password, once more",
  hint: "Somebody who finds your phone open must not be able to change who gets in.",
} as const satisfies TranslationOf<typeof italianConfirmation>;

/** The words of the page of the second factor. */
export const secondFactor = {
  title: "Two-step verification",
  off: "For now, the password is enough. With two-step verification you also need a code of six digits, which changes every half minute and lives in an app on your phone: somebody who steals the password stays out.",
  steps: [
    "Open an app for codes on your phone, for example Aegis, 2FAS, Google Authenticator or your password manager.",
    "Scan this QR code with the app, or type the key below into it.",
    "Type the code that the app shows here.",
  ],
  codeHint: "Six digits, the ones that the app shows now.",
  qr: "The QR code with the key",
  openApp: "Open the app on this phone",
  secret: "Key",
  turnOn: "Turn verification on",
  on: {
    one: "Two-step verification is on. You have one recovery code left.",
    other: "Two-step verification is on. You have {count} recovery codes left.",
  },
  codes: "Your recovery codes",
  codesLead:
    "You see them only now: print, save or copy them. Each works once, when you don’t have the phone. If you lose them all, whoever runs the server uses “giramondo set-password --reset-factor”.",
  copy: "Copy",
  copied: "Copied",
  print: "Print",
  saveFile: "Save as a file",
  fileName: "recovery-codes.txt",
  file: "Recovery codes\r\n\r\n{codes}\r\n",
  renew: "Make ten new recovery codes",
  renewHint: "The ten new codes replace the ones before.",
  turnOff: "Turn verification off",
  done: "Done: back to the settings",
  wrongCode: "This code doesn’t work: type the one that the app shows now.",
} as const satisfies TranslationOf<typeof italianSecondFactor>;

/** The words of the settings form. */
export const settingsForm = {
  title: "Settings",
  lead: "What you save here shows on the site at once. An empty field goes back to the initial value.",
  toy: "The toy",
  ownerLanguage: "Lingua del pannello · Panel language",
  productName: "Name of the toy",
  contacts: "Contacts",
  ownerName: "Who looks after the journey",
  ownerNameHint:
    "The name of the person who answers for the data: the privacy page shows it. While it is missing, only your e-mail is there.",
  contactEmail: "E-mail",
  contactEmailHint: "Everybody sees it, at the end of every page.",
  instagramUrl: "Instagram profile",
  tiktokUrl: "TikTok profile",
  profileHint: "The name is enough, like @capi_viaggia.",
  address: "Address of the site",
  publicUrl: "Public address",
  useHere: "Use this address",
  publicUrlHint: "As visitors type it. It can only be set from where it works: here it is {here}.",
  journey: "The journey",
  journeyStart: "First day",
  journeyStartHint:
    "Days are counted from here. If you leave it empty, they are counted from the first stop.",
  journeyEnd: "Last day",
  journeyEndHint:
    "From the next day on the site says that the journey is over, no longer asks to pass the toy on, and gives your e-mail to whoever holds it.",
  spam: "Suspicious stories",
  spamWords: "Words that raise suspicion",
  spamWordsCount: "The words ({count})",
  spamWordsHint:
    "A story with one of these words, with two links or with a text that has arrived before goes to “Suspected spam”, but never if it has the code of a tag. Separate them with commas.",
  backup: "Backup",
  backupNever: "There is no backup yet.",
  backupAt: "The latest one: {moment}.",
  backupHint:
    "It is made on the server: “giramondo backup --nightly FOLDER”, or by itself with the Debian package.",
  initially: "Initially: {value}",
  source: {
    environment: "Whoever runs the server has decided this (environment variable): it can’t be changed here.",
    file: "It is set in site.env: change it in that file, then restart the site.",
  },
  none: "None",
  submit: "Save",
  pending: "Saving…",
} as const satisfies TranslationOf<typeof italianSettingsForm>;

/** The words of the page on which the password is changed. */
export const passwordPage = {
  unsure:
    "I don’t know whether it has changed: press again. If the current one turns out to be wrong, the new one is already in force.",
  title: "Change the password",
  lead: "Everybody who signed in from other devices has to sign in again; here you stay signed in.",
  current: "Current password",
  password: "New password",
  passwordHint: "At least {least} characters. Four random words are easy to remember and hard to guess.",
  again: "New password, once more",
  submit: "Change password",
  pending: "Changing…",
  configured:
    "The password is kept in the settings of the server (ADMIN_PASSWORD or ADMIN_PASSWORD_FILE): change it there, then restart the site.",
} as const satisfies TranslationOf<typeof italianPasswordPage>;

/** The words of the page with the open sessions. */
export const sessionsPage = {
  title: "Open sessions",
  lead: "From where somebody can use this panel now. If you don’t recognise one, close it and change the password.",
  current: "this one",
  begun: "Opened on {moment}",
  used: "last used on {moment}",
  inUse: "in use now",
  end: "Close",
  endNamed: "Close: {browser}, opened on {begun}",
  endOthers: "Close all others",
  alone: "There are no other open sessions.",
  unknownBrowser: "An unknown browser",
  browserOn: "{browser} on {system}",
} as const satisfies TranslationOf<typeof italianSessionsPage>;
