import type {
  cannotStart as italianCannotStart,
  certificate as italianCertificate,
  systemReasons as italianReasons,
  terminal as italianTerminal,
} from "~/text/it/commands/terminal";
import type { TranslationOf } from "~/text/translation";

/** Why a server's certificate is refused, and what to do. */
export const certificate = {
  otherName: "is for another name",
  expired: "has expired or is not valid yet",
  unsigned: "is not signed by anyone this machine knows",
  advice: {
    otherName: "write the name that stands in the certificate.",
    expired: "it has to be renewed there, or the clock of this machine is wrong.",
    unsigned:
      "if the authority is yours, add it to the system’s with “update-ca-certificates”, then restart the site.",
  },
} as const satisfies TranslationOf<typeof italianCertificate>;

/** Sentences at the terminal: the address of the site, or in one sentence why it does not start. */
export const terminal = {
  firstSettings:
    "Now open {address}/admin: in “Settings”, give the site the toy’s name, the contacts and the address.\n  (if you prefer files, write in {file}: {names})\nTo see it already full, stop it, then “giramondo import-demo”.",
  listening: "Giramondo is listening at {url}",
  listeningFromNetwork: "Giramondo is listening at {url} (from the network: {addresses})",
  dataIn: "The data are in {directory}",
  firstPassword:
    "The password for /admin: {password}\n  (shown only this once: write it down; it can be changed in /admin, or with “giramondo set-password”)",
  firstPasswordIn:
    "The password for /admin is in the file {file}, which deletes itself as soon as you sign in\n  (read it with “{reader} cat {file}”; it can be changed in /admin, or with “giramondo set-password”)",
  inEnglish: "Set OWNER_LANGUAGE=en for English",
  newPassword: "New password: ",
  newPasswordAgain: "Once more: ",
  passwordsDiffer: "The two passwords are not the same: nothing has changed, try again.",
  passwordKept: "No password was chosen: the previous one still counts.",
  passwordSet: "The password has changed, and everyone who was signed in to /admin has to sign in again.",
  factorOff: "Two-step verification is off: it can be turned on again in /admin, in the settings.",
  passwordIsConfigured:
    "The password is written in the settings (ADMIN_PASSWORD or ADMIN_PASSWORD_FILE): change it there and restart the site.",
  commonPassword:
    "Warning: the password in the settings (ADMIN_PASSWORD or ADMIN_PASSWORD_FILE) is among those that everybody tries first. Choose another one, for example four random words, and restart the site.",
  upgraded:
    "The database has moved to the new version. As it was before it is in {copy}: to go back, “giramondo restore” with that file.",
  unknownPhotos: {
    one: "One photo that the database does not know is in {folder}. This is normal if the site was interrupted while a story was arriving: in 30 days the folder deletes itself. But if the database is not the right one, stop the site, restore the right one and put the photo back into “uploads”.",
    other:
      "{count} photos that the database does not know are in {folder}. This is normal if the site was interrupted while a story was arriving: in 30 days the folder deletes itself. But if the database is not the right one, stop the site, restore the right one and put the photos back into “uploads”.",
  },
  photosGone:
    "Warning: the database has photos, and there are none in {uploads}. If they are on another disk, stop the site and mount it; otherwise restore a backup.",
  proxyNotTrusted:
    "Requests come from a proxy, but TRUST_PROXY is 0: all visitors look like one and share the same limits. If there is a proxy of yours in front of the site, set TRUST_PROXY=1 and restart.",
  stopping: "Giramondo is stopping.",
  version: "giramondo {version}",
} as const satisfies TranslationOf<typeof italianTerminal>;

/** Why the site cannot start; each says what to do. */
export const cannotStart = {
  portInUse: "Port {port} is already used by another program: stop that, or choose another port with PORT.",
  portForbidden: "The system does not allow port {port}: with PORT choose a number from 1024 up.",
  hostUnknown:
    "This machine does not have the address {host}: choose one of its own with HOST, for example 127.0.0.1 or 0.0.0.0.",
  dataUnusable:
    "Cannot use the data directory {root} ({reason}): check that it exists, that it is a folder and that this user can read and write it, or choose another one with DATA_DIR.",
  protectedBySystemd:
    "Cannot write to the data directory {root}: the systemd service does not allow it. With “systemctl edit giramondo” add the lines “[Service]” and “ReadWritePaths={root}”, then “systemctl restart giramondo”; or mount that disk at /var/lib/giramondo.",
  placeUnusable: "Cannot use {file} ({reason}): check that this user can read and write it, then try again.",
  wrongKind: {
    root: "In the place of the data directory {path} there is {found}: move what is there elsewhere, or choose another folder with DATA_DIR.",
    folder: "In the place of the folder {path} there is {found}: move what is there elsewhere and try again.",
    file: "In the place of the file {path} there is {found}: move what is there elsewhere and try again.",
    database:
      "In the place of the database {path} there is {found}: move what is there elsewhere, then restore the last backup with “giramondo restore”.",
  },
  deadLink:
    "The link {path} leads to {target}, which does not exist: mount the disk or make again what is missing, or remove the link, and try again.",
  kinds: {
    folder: "a folder",
    file: "a file",
    pipe: "a pipe",
    socket: "a socket",
    device: "a device",
  },
  dataInUse:
    "The data directory {directory} is already in use by another Giramondo: stop that one, or choose another folder with DATA_DIR.",
  commonPassword:
    "The password in the settings (ADMIN_PASSWORD or ADMIN_PASSWORD_FILE) is among those that everybody tries first: choose another one, for example four random words, and restart the site. Nothing has been changed.",
  newerDatabase:
    "The data in {root} are from a newer version of Giramondo: start that version, or restore a backup from before the update. Nothing has been changed.",
  olderIsRunning:
    "The site that uses the data in {root} is still the previous version: restart it with this one, then try again.",
  damagedDatabase:
    "The file {file} is not a Giramondo database, or is damaged: restore the last backup. Nothing has been changed.",
  databaseServer: {
    /** The name of a database in the other sentences. */
    label: "“{database}” ({host}:{port})",
    unreachable:
      "The database {database} does not answer ({reason}): check that PostgreSQL is on, that it can be reached from here, and the address in DATABASE_URL.",
    withoutTls:
      "The server of the database {database} does not use encrypted connections (TLS): turn “ssl” on in postgresql.conf, or remove sslmode from DATABASE_URL.",
    untrusted:
      "The certificate of the server of the database {database} {why}: in DATABASE_URL check the name of the server, and that sslrootcert is the certificate of whoever signed its own.",
    certificatesUnreadable:
      "The certificates {path}, named by sslrootcert in DATABASE_URL, cannot be read ({reason}): correct the path, or the permissions of the file.",
    refused:
      "PostgreSQL denies access to the database {database} ({reason}): check the name, the password and sslmode in DATABASE_URL.",
    missing: "PostgreSQL has no database {database}: make it, or correct DATABASE_URL.",
    forbidden:
      "In the database {database} this user may not do what is needed ({reason}): the user must own the database.",
    tooOld: "The server is PostgreSQL {version}: version 15 or newer is needed. Nothing has been changed.",
    encoding:
      "The database {database} is in {encoding}: a database in UTF8 is needed. Nothing has been changed.",
    newer:
      "The database {database} is from a newer version of Giramondo: start that version. Nothing has been changed.",
    full: "The disk of the database {database} has no space left: free some space and try again.",
    passwordNeeded:
      "With DATABASE_URL you choose the password for /admin: write it in ADMIN_PASSWORD (or in ADMIN_PASSWORD_FILE), the same for all instances, or use “giramondo set-password” before the start.",
  },
  otherPhotos:
    "Another instance of this site is on and keeps the photos in another place: here they would be in {here}, and half of the photos would not show. Write the same PHOTOS_URL in all instances, or give all of them the same “uploads” folder.",
  databaseInUse:
    "Another program keeps the site’s database busy: close it, or wait until it has finished, and try again.",
  databaseUnreachable:
    "The site’s database cannot be read or written ({message}): check the disk and the permissions of the data directory. If the disk is failing, restore the last backup to another one.",
  damaged: "The site’s database is damaged: restore the last backup. Nothing has been changed.",
  diskFull: "The disk with the data ({root}) has no space left: free some space and try again.",
  nowhereToUnpack:
    "Giramondo finds no folder in which to prepare its libraries ({reasons}): give it a folder of its own with DATA_DIR, on a disk from which programs can be run.",
  unexpected:
    "Giramondo has not started because of an unexpected problem ({message}): try again with LOG_LEVEL=debug to see the details.",
} as const satisfies TranslationOf<typeof italianCannotStart>;

/** The reasons that the system gives for not opening a file, in words. */
export const systemReasons = {
  EACCES: "permission denied",
  EPERM: "operation not permitted",
  EROFS: "the disk is read-only",
  EEXIST: "something with this name already exists",
  EISDIR: "it is a folder",
  ENOTDIR: "it is not a folder",
  ENOENT: "it does not exist",
  ENOSPC: "the disk is full",
  ELOOP: "too many symbolic links",
  EBUSY: "it is in use, or mounted by itself",
  EIO: "the disk cannot read or write it",
  EDQUOT: "this user’s quota is used up",
  ENAMETOOLONG: "the name is too long",
} as const satisfies TranslationOf<typeof italianReasons>;
