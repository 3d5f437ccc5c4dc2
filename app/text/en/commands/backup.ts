import type {
  amounts as italianAmounts,
  backup as italianBackup,
  lists as italianLists,
  staticExport as italianExport,
} from "~/text/it/commands/backup";
import type { TranslationOf } from "~/text/translation";

/** Sentences of backup, verify and restore. */
export const backup = {
  copying: "Copying the site",
  checking: "Checking the backup",
  restoring: "Reading the backup",
  made: "Backup made: {file} ({photos}, {size}).",
  missing: {
    one: "Warning: one photo file was already missing from the disk and is not in the backup; “giramondo doctor” says which.",
    other:
      "Warning: {count} photo files were already missing from the disk and are not in the backup; “giramondo doctor” says which.",
  },
  sound: "The backup {archive} is intact: {contents}, made on {when}.",
  restored: "The site is back in {directory}: {contents}.",
  aside:
    "The previous data are in {folders}: once you have checked that everything is fine, you can delete them.",
  filesAside: "There was no site here. The files that stood in the place of the backup’s are in {folders}.",
  photosStay:
    "The previous photos are still in the bucket: those that the backup does not know will be set aside there for 30 days.",
  withdrawn: {
    one: "One story in the backup had been withdrawn by its sender: it has not come back.",
    other: "{count} stories in the backup had been withdrawn by their senders: they have not come back.",
  },
  listUnread:
    "Warning: the previous database is damaged and does not say which stories had been withdrawn: if you remember any, delete them in /admin.",
  signInAgain: "Now start the site again; the password for /admin is the one that was in the backup.",
  notificationsPaused:
    "Notifications are paused, and the phones to notify are removed: if this is the real site, turn them on again in /admin, “Notifications”.",
  databaseOnly:
    "This was a copy of the database alone (made before an update): the photos are those that were there. Those that it does not know are set aside for 30 days when the site starts again, and the site says where.",

  toTerminal:
    "A backup is made of bytes, not of text: send it to a file or to another command, for example “giramondo backup - | ssh …”.",
  nightlyNeedsFolder: "With --nightly, name the folder of the backups, for example /var/backups/giramondo.",
  madeRoom: {
    one: "To make room for the new backup, the oldest one in {folder} was deleted: there is not enough space for all.",
    other:
      "To make room for the new backup, the {count} oldest ones in {folder} were deleted: there is not enough space for all.",
  },
  anotherSite:
    "The newest backup, {file}, is of another site, with {records} stories, articles and stops: no new one is made beside it, and all of them stay. Perhaps the disk with the data is not mounted. If this is intended, choose another folder or add --force.",
  lostMost:
    "The newest backup, {file}, has {records} stories, articles and stops, and the site has {now}: no new one is made beside it, and all of them stay. If you deleted the rest yourself, add --force once.",
  lostPhotos:
    "{missing} photo files are missing, and a new backup would be less than half of the newest one, {file}: it is not made, and all of them stay. Perhaps the disk with the photos is not mounted. If the photos are really lost, add --force once.",
  noRoomForBackup:
    "The backup needs {needed} in {folder}, and {free} are free: free some space, or keep the backups on another disk. All previous backups stay.",
  noRoomBesideSite:
    "The backup needs {needed} in {folder}, including the space that must be left to the site, and {free} are free: free some space, or keep the backups on another disk. All previous backups stay.",
  backupsBeside:
    "Warning: there was no site in {directory} and an empty one begins now, but there is the backup {file} of {madeAt}. If the disk with the data is not mounted, stop the site and mount it; to start from the backup: giramondo restore --force {file}",

  noSite: "There is no site to copy in {root}: name the data directory with DATA_DIR.",
  noSiteOnServer: "There is no site to copy in the database {database}: check DATABASE_URL.",
  exists: "{file} already exists and is not overwritten: choose another name, or name a folder.",
  noFolder: "The folder {folder} does not exist: make it, or choose another place.",
  another:
    "Another backup or restore of the same data is already in progress: wait until it has finished and try again.",
  archiveNoFile: "{file} is not a file: name the file of the backup, the one that ends in .tar.gz.",
  archiveMissing: "The file {file} does not exist: check the path.",

  "not-an-archive":
    "{file} is not a Giramondo backup, or is damaged: use another backup. Nothing has been changed.",
  incomplete: "The backup {file} is not complete: use another backup. Nothing has been changed.",
  incompleteWithout:
    "The backup {file} is not complete ({detail} is missing): use another backup. Nothing has been changed.",
  "foreign-file":
    "The backup {file} contains a file that Giramondo did not put there ({detail}), so it is not used. Nothing has been changed.",
  "too-large":
    "The backup {file} unpacks to far more than a Giramondo backup, so it is not used. Nothing has been changed.",
  tooLargeFile:
    "The backup {file} unpacks to far more than a Giramondo backup ({detail}), so it is not used. Nothing has been changed.",
  noRoom:
    "Reading the backup {file} needs at least {needed} in {folder}, and {free} are free: free some space and try again. Nothing has been changed.",
  newer:
    "The backup {file} is from a newer version of Giramondo: use that version. Nothing has been changed.",
  "changed-file":
    "In the backup {file}, the contents of {detail} have changed since it was made: use another backup. Nothing has been changed.",
  damaged: "The database in the backup {file} is damaged: use another backup. Nothing has been changed.",
  photosMissing:
    "The backup {file} lacks some photos (for example {name}): use another backup. Nothing has been changed.",

  wouldOverwrite:
    "There is already a site in {directory}: to set it aside and restore the backup, add --force.",
  running:
    "The site in {root} is running, or another command is using it: stop it, restore the backup, then start it again.",
  runningOnServer:
    "The database {database} is in use: stop all instances of the site and all backups in progress, restore the backup, then start them again. Nothing has been changed.",
  undecided:
    "The connection to the database broke at the very end of the restore, and it is not known whether it succeeded: when the database answers again, repeat “giramondo restore FILE --force”. The previous data are in {aside}.",
  interrupted:
    "A restore in {root} was interrupted halfway: repeat it with “giramondo restore FILE --force”. The previous data are in {aside}.",
} as const satisfies TranslationOf<typeof italianBackup>;

/** '1 story, 2 articles, 3 stops, 4 photos', and sizes: '3.4 MB'. */
export const amounts = {
  stories: { one: "{count} story", other: "{count} stories" },
  blogPosts: { one: "{count} article", other: "{count} articles" },
  locations: { one: "{count} stop", other: "{count} stops" },
  photos: { one: "{count} photo", other: "{count} photos" },
  bytes: "bytes",
} as const satisfies TranslationOf<typeof italianAmounts>;

/** Names in a sentence: 'in A and B', 'A, B, C and 4 more'. */
export const lists = {
  and: " and ",
  andIn: " and ",
  andOthers: "{names} and {count} more",
} as const satisfies TranslationOf<typeof italianLists>;

/** Sentences of `giramondo export`. */
export const staticExport = {
  writing: "Exporting the site",
  done: "The public site is in {directory}: {pages} pages, {photoFiles} photo files. Open index.html, or copy the folder to any web server.",
  used: "{directory} already exists and is not empty: choose a new folder, nothing is overwritten.",
  broken: "Warning: these addresses gave nothing, and do not work in the exported pages: {addresses}.",
} as const satisfies TranslationOf<typeof italianExport>;
