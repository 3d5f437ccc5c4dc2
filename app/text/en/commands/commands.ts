import type {
  commands as italianCommands,
  failures as italianFailures,
  sampleFile as italianSampleFile,
  samples as italianSamples,
  usage as italianUsage,
} from "~/text/it/commands/commands";
import type { TranslationOf } from "~/text/translation";

/** The help, and sentences about mistakes in a command line. */
export const usage = {
  usage: "Usage: giramondo",
  command: "[command]",
  commands: "Commands:",
  arguments: "Arguments:",
  options: "Options:",
  help: "show this help",
  more: "More about a command: giramondo help COMMAND",
  settings: `Settings come from environment variables or from the file site.env in the data
directory (DATA_DIR, usually ./data); name, contacts and address also from /admin.`,
  exitCodes: "Exit codes: 0 done, 1 failed (with a sentence that says why), 2 wrong usage.",
  unknownCommand: "“{command}” is not a command: “giramondo help” lists those that exist.",
  meantCommand: "“{command}” is not a command: did you mean “{meant}”?",
  unknownOption:
    "“{option}” is not an option of “{command}”: “giramondo {command} --help” lists those that it has.",
  optionTakesNothing: "The option “{option}” of “{command}” takes no value.",
  argumentMissing: "“{command}” needs {name}: “giramondo {command} --help” says how to use it.",
  argumentTooMany:
    "“{command}” does not know what to do with “{extra}”: “giramondo {command} --help” says how to use it.",
} as const satisfies TranslationOf<typeof italianUsage>;

/** Why a command did not do its work, when the reason is not its own. */
export const failures = {
  fileProblem:
    "Cannot use {file} ({reason}): check the path, the permissions and the space on the disk, then try again.",
  outputClosed:
    "The reader of the output stopped before the end, so what it has read is not complete. Try again.",
  diskFull:
    "The disk with the data, or the one being written to, is full: free some space and try again. The site’s data have not changed.",
  unexpected:
    "The command stopped because of an unexpected problem ({message}): try again, and if it happens again run “giramondo doctor”.",
} as const satisfies TranslationOf<typeof italianFailures>;

/** The commands as the help shows them: arguments and options with their use; `more` only in the long help. */
export const commands = {
  serve: {
    summary: "starts the site (also without a command)",
    more: "Ctrl+C stops it, after the requests in progress have finished. The first start shows the password for /admin.",
  },
  "set-password": {
    summary: "changes the password for /admin and ends all open sessions",
    more: "Asks for it twice without showing it; without a terminal, reads the first line of the input. Also works while the site is running.",
    options: {
      "reset-factor":
        "also turns two-step verification off, for those who have lost phone and recovery codes",
    },
  },
  backup: {
    summary: "copies the whole site into one file, also while it is running",
    more: `It contains the database, the photos and site.env, with a checksum of every file. The file gets
its name only when it is complete. Without a terminal, nothing is printed if all goes well.
It contains private stories: keep it safe.`,
    arguments: [
      [
        "FILE",
        "the .tar.gz file to make, a folder in which to make one named after the date, or “-” for the output",
      ],
    ],
    options: {
      nightly: "FILE is a folder: it keeps 7 daily, 4 weekly and 12 monthly backups, all checked",
      force: "also beside backups of another site, or of one that had much more",
    },
  },
  verify: {
    summary: "checks that a backup is intact, without changing anything",
    arguments: [["FILE", "the backup to check"]],
  },
  restore: {
    summary: "puts the site back as it was in a backup",
    more: `The site must be stopped. The whole backup is checked before anything is touched, and the
previous data are set aside in DATA_DIR/backups.`,
    arguments: [["FILE", "the backup to restore (also one from DATA_DIR/backups)"]],
    options: { force: "sets the existing site aside and replaces it" },
  },
  doctor: {
    summary: "checks data, space, photos, clock, notifications and settings, and says what to do",
    more: "Changes nothing. Exits with 1 if something needs repair.",
    options: { health: "only asks the running site whether it is well, silently (for HEALTHCHECK)" },
  },
  notify: {
    summary: "says how the site notifies its owner",
    more: "Also works while the site is running. With --test it exits with 1 if a test does not arrive, and says why.",
    options: { test: "sends a test to every address, phone and computer" },
  },
  update: {
    summary: "puts a new version in place of this program, and goes back if it does not start",
    more: `To be run as root. It copies the database to DATA_DIR/backups, replaces the program, restarts the
systemd service and waits until it answers. After an interruption, the same command goes on.`,
    arguments: [["[FILE]", "the executable of the new version"]],
    options: {
      back: "goes back to the previous version, and if needed to the database from before the update",
    },
  },
  export: {
    summary: "writes the public site as plain files, for when the journey is over",
    more: `Pages, photos and a drawn map, with relative links: they open from any web server and also from
the disk; 404.html is the page that a web server shows for addresses that do not exist.
Without forms and without /admin. Also works while the site is running.`,
    arguments: [["DIR", "the folder to make"]],
  },
  "import-demo": {
    summary: "makes up a journey of 12 stops, to see the site before the first story",
    more: "The site must be stopped. The photos are drawn, the stories are Italian; what is already there does not change.",
    options: {
      force: "adds it also to a site that already has something real",
      remove: "removes the made-up journey, and nothing else",
    },
  },
  sample: {
    summary: "shows the files needed around the site: systemd, Caddy, nginx, backups",
    more: "Without NAME it says which there are and where they go. For example: giramondo sample Caddyfile > /etc/caddy/Caddyfile",
    arguments: [["[NAME]", "the file to show"]],
  },
  licenses: {
    summary: "shows the licences of everything in the program",
    options: { sbom: "shows the list of its parts in CycloneDX format instead" },
  },
  version: { summary: "says which version this is" },
  help: {
    summary: "shows this help, or that of a command",
    arguments: [["[COMMAND]", "the command that you want to know more about"]],
  },
} as const satisfies TranslationOf<typeof italianCommands>;

/**
 * The files that belong around the program on a server, by the name under which they are kept, and what each is for.
 */
export const samples = {
  "giramondo.service": "the systemd service: /etc/systemd/system/giramondo.service",
  Caddyfile: "the proxy Caddy, with the certificate: /etc/caddy/Caddyfile",
  "nginx.conf": "the proxy nginx: /etc/nginx/sites-available/giramondo",
  "haproxy.cfg": "HAProxy in front of several instances: /etc/haproxy/haproxy.cfg",
  "giramondo-backup.service": "a checked backup: /etc/systemd/system/giramondo-backup.service",
  "giramondo-backup.timer": "the same backup every night: /etc/systemd/system/giramondo-backup.timer",
} as const satisfies TranslationOf<typeof italianSamples>;

/** Sentences of `giramondo sample`. */
export const sampleFile = {
  heading: "The files needed around the site (giramondo sample NAME > FILE):",
  unknown: "“{name}” is not one of the sample files: “giramondo sample” lists those that exist.",
} as const satisfies TranslationOf<typeof italianSampleFile>;
