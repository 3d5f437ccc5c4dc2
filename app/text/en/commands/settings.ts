import type { settings as italian } from "~/text/it/commands/settings";
import type { TranslationOf } from "~/text/translation";

/** Mistakes in settings, in one sentence each. */
export const settings = {
  rules: {
    PRODUCT_NAME: "PRODUCT_NAME must be the name of the toy, from 1 to 60 characters.",
    OWNER_NAME: "OWNER_NAME must be the name of whoever looks after the journey, from 1 to 100 characters.",
    CONTACT_EMAIL: "CONTACT_EMAIL must be an e-mail address, for example ciao@capi.example.",
    INSTAGRAM_URL:
      "INSTAGRAM_URL must be the name of the profile without spaces, like @capi_viaggia, or its address.",
    TIKTOK_URL:
      "TIKTOK_URL must be the name of the profile without spaces, like @capi_viaggia, or its address.",
    PUBLIC_URL:
      "PUBLIC_URL must be the address of the site as visitors write it, without a path, for example https://capi.example.",
    SMTP_URL:
      "SMTP_URL must be the address of the mail server, for example smtps://name@mail.example:password@smtp.mail.example:465.",
    NOTIFY_EMAIL: "NOTIFY_EMAIL must contain one to ten e-mail addresses, separated by commas.",
    NOTIFY_URL:
      "NOTIFY_URL must be an address like ntfy+https://ntfy.example/topic, or an https:// address that receives JSON.",
    NOTIFY_DETAIL: "NOTIFY_DETAIL must be brief (without names or sentences) or full.",
    JOURNEY_START: "JOURNEY_START must be the first day of the journey, written like 2026-05-31.",
    JOURNEY_END: "JOURNEY_END must be the last day of the journey, written like 2027-03-31.",
    OWNER_LANGUAGE:
      "OWNER_LANGUAGE deve essere it (italiano) oppure en (English) · OWNER_LANGUAGE must be it (italiano) or en (English).",
    SPAM_WORDS: "SPAM_WORDS must be a list of words separated by commas, at most 5000 characters.",
    HOST: "HOST must be a network address, for example 127.0.0.1 or 0.0.0.0.",
    PORT: "PORT must be a whole number from 0 to 65535.",
    TRUST_PROXY:
      "TRUST_PROXY must be the number of proxies in front of the site: 0 if there is none, 1 if there is one.",
    TILE_URL:
      "TILE_URL must be a web address with {z}, {x} and {y}, for example https://tile.openstreetmap.org/{z}/{x}/{y}.png, or none, for a drawn map only.",
    DATABASE_URL:
      "DATABASE_URL must be the address of a PostgreSQL database, for example postgres://name:password@db.example:5432/giramondo (with ?sslmode=require or ?sslmode=verify-full if the server wants TLS).",
    ADMIN_PASSWORD: "ADMIN_PASSWORD must contain a password of at least {least} characters.",
    SUBMIT_LIMIT: "SUBMIT_LIMIT must be a whole number from 0 to 100000.",
    LOGIN_LIMIT: "LOGIN_LIMIT must be a whole number from 0 to 100000.",
    PUSH_HOSTS:
      "PUSH_HOSTS must list the names of other push services, separated by commas, for example push.example.org.",
    LOG_LEVEL: "LOG_LEVEL must be one of these: {levels}.",
    PHOTOS_URL: "PHOTOS_URL must say which S3 bucket has the photos, like s3://bucket or s3://bucket/folder.",
    S3_ENDPOINT:
      "S3_ENDPOINT must be the address of the S3 server, without the name of the bucket, for example https://s3.eu-south-1.amazonaws.com.",
    S3_REGION: "S3_REGION must be the name of the S3 server’s region, for example eu-south-1.",
    S3_ACCESS_KEY_ID: "S3_ACCESS_KEY_ID must be the access key for the S3 server, without spaces.",
    S3_SECRET_ACCESS_KEY: "S3_SECRET_ACCESS_KEY must be the secret of that key, without spaces.",
  },
  journeyEndsTooEarly: "JOURNEY_END comes before JOURNEY_START: check the two dates.",
  twoPasswords: "ADMIN_PASSWORD and ADMIN_PASSWORD_FILE are both set: leave only one.",
  passwordFile:
    "ADMIN_PASSWORD_FILE names a file that cannot be read ({path}): check the path and the permissions.",
  photosUrlNeeds: "PHOTOS_URL is set, and to read and write the photos {missing} is still missing.",
  photosUrlMissing:
    "{name} is set but PHOTOS_URL is not: write where the photos are, like s3://bucket, or remove {name}.",
  unknown: "site.env contains “{name}”, which is not a setting: it may be misspelt.",
  misspelt: "site.env contains “{name}”, which is not a setting: did you mean {meant}?",
  ownAuthority:
    "site.env contains “{name}”, which is not a setting: an authority of yours belongs among the system’s, with its certificate in /usr/local/share/ca-certificates (the name ends in .crt) and “update-ca-certificates”.",
  notALine: "In site.env, line {line} is not a setting: write it as NAME=value, or put a # in front of it.",
  fileUnreadable:
    "Cannot read {path}: run the command as the user of the site (for example with “sudo -u giramondo”), or correct the permissions of the file.",
  notAFile: "{path} is not a file: move what is there elsewhere and try again.",
  heading: "The site has not started, because some settings are wrong:",
} as const satisfies TranslationOf<typeof italian>;
