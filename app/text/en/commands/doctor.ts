import type { doctor as italian } from "~/text/it/commands/doctor";
import type { TranslationOf } from "~/text/translation";

/** The findings of `giramondo doctor`, and what to do about them. */
export const doctor = {
  levels: { well: "ok", note: "note", problem: "PROBLEM" },
  allWell: "All is well.",
  notes: { one: "No problems, one note to read.", other: "No problems, {count} notes to read." },
  problems: { one: "There is one problem to solve.", other: "There are {count} problems to solve." },

  noSite:
    "No site was found in {root}: if this is the first time, start it with “giramondo serve”; if the site already exists, say with DATA_DIR where its data are.",
  program: "This is Giramondo {version}.",

  configurationWell: "The settings are written correctly.",
  ownerMissing:
    "The privacy page does not say who looks after the journey: write it in /admin, “Settings” (or as {variables} in site.env).",
  publicUrlMissing:
    "The site does not know its public address yet: once it has one, write it in /admin, “Settings” (or as PUBLIC_URL in site.env).",
  proxyNotTrusted:
    "The public address (PUBLIC_URL) begins with https, but TRUST_PROXY is 0: all visitors seem to come from the proxy and share the same limits. Set TRUST_PROXY=1 (or the number of proxies in front of the site) and restart.",
  proxyCanBePassedBy:
    "TRUST_PROXY is set, but the site listens on all addresses: anyone who does not come through the proxy can pretend to be somebody else. Set HOST=127.0.0.1, or close the port with the firewall (in a container this is fine).",
  proxyWell: "The site knows its address, {address}, and the settings of the proxy fit it.",

  tagAddress: {
    home: "The address {publicUrl} works only at your home: do not print the tags yet, whoever finds the toy elsewhere could not open the page.",
    http: "The address {publicUrl} is not https: do not print the tags yet, the finder’s phone would warn that the site is not secure.",
  },

  dataMissing:
    "The data directory {root} does not exist yet: the first start makes it. If the site already has data, say with DATA_DIR where they are.",
  dataWell: "The data directory {root} can be read and written.",
  filesOpen:
    "Other users of this machine can read {names} in the data directory: restart the site, which closes them. If they stay open, they belong to another user, or the disk has no permissions (exFAT, SMB): mount the disk with umask=077, or move the data to an ext4 disk.",
  networkDisk:
    "The data directory {root} is on a network disk ({network}), where the database can be damaged: stop the site, move it to a disk of this machine and name it with DATA_DIR; keep the backups on the network disk.",
  spaceTooLittle:
    "Only {free} are left on the disk with the data: free some space now, or the site can receive no more stories.",
  spaceLittle:
    "{free} are left on the disk with the data: that will not last long, free some space as soon as you can.",
  spaceWell: "{free} are free on the disk with the data.",

  noDatabase: "There is no database yet: the first start makes it.",
  databaseEmpty:
    "The database {database} on PostgreSQL answers and is still empty: the first start makes what is needed.",
  databaseWell: "The database is intact: {contents}.",
  databaseAnswers: "The database on PostgreSQL answers: {contents}.",
  backupWell: "The last backup was made on {moment}.",
  backupOld:
    "The last backup was made on {moment}, more than eight days ago. Make a new one with “giramondo backup FILE”, better every night with “giramondo backup --nightly FOLDER”.",
  backupNever:
    "No backup has been made yet: make one with “giramondo backup FILE”, better every night with “giramondo backup --nightly FOLDER”.",
  backupsRoom: {
    one: "In {folder} there is one backup, which takes {size}; after a year of nights it will be about {inAYear}.",
    other:
      "In {folder} there are {count} backups, which take {size}; after a year of nights it will be about {inAYear}.",
  },
  backupsTooMany: {
    one: "In {folder} there is one backup, which takes {size}; after a year of nights it will be about {inAYear}, more than there is room for: the oldest ones will go earlier.",
    other:
      "In {folder} there are {count} backups, which take {size}; after a year of nights it will be about {inAYear}, more than there is room for: the oldest ones will go earlier.",
  },
  photosWell: "All photos of the database are on the disk, and none too many.",
  photosMissing: {
    one: "One photo file is missing from the disk ({names}): restore a backup that has it, or remove the photo from the article or the story.",
    other:
      "{count} photo files are missing from the disk ({names}): restore a backup that has them, or remove the photos from the articles or stories.",
  },
  photosOrphan: "There are photos that nobody uses ({names}): the next start of the site sets them aside.",
  photosStrange:
    "The photo folder contains something that is not the site’s ({names}): move it elsewhere, backups do not include it.",
  clockWell: "The clock says {now} (Italian time).",
  clockUnset:
    "The clock is not set by the network, and the codes of two-step verification count only if it is right within half a minute: “timedatectl set-ntp true”.",
  clockBehind:
    "The clock says {now}, but the database has something of {newest} (Italian time): set the clock (on a Raspberry Pi: “timedatectl set-ntp true”) and restart the site.",

  notRunning: "The site is stopped.",
  answering: "The site is running and answers at {address}.",
  notAnswering:
    "The site is running but does not answer at {address}: check that HOST and PORT are those with which it started, then restart it.",
  reachable: "The site can also be reached at {address}.",
  unreachable:
    "From this machine the site cannot be reached at {address}: check the DNS, the proxy and its certificate (some routers do not allow this check from inside).",
  untrusted: "Something answers at {address}, but its certificate {why}: {advice}",

  unhealthy: "The site does not answer at {address}.",
} as const satisfies TranslationOf<typeof italian>;
