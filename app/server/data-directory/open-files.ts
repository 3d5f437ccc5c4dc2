import { lstatSync } from "node:fs";
import { photoNameOf } from "~/photo-store/photo-files";
import { listFilesUnder } from "~/server/files/list-files-under";
import { makePrivate } from "~/server/files/durable-files";
import type { DataDirectory } from "./paths";

/** The program's own names under `backups` and `uploads`: these can be links to folders with other files, too. */
const ownCopy = /^\/(?:prima-d|foto-sconosciute-|backup\.lock$)/;
const ownFolder = /^\.?prima-d/;

/** Lists what the site has directly in its data directory and other users may use. */
export function listOpenFiles({ root: _, ...places }: DataDirectory): string[] {
  return Object.values(places).filter(isOpen);
}

/** Closes the site's files to other users. Returns those that were open, without those that the disk cannot close. */
export function closeToOthers(places: DataDirectory): string[] {
  // An older version left the database open, too. So where nothing at the top is open, nothing below is looked at.
  const atTop = listOpenFiles(places);
  if (atTop.length === 0) return [];
  const { database, uploads, incoming, backups } = places;
  const below = [
    `${database}-wal`,
    `${database}-shm`,
    ...[uploads, incoming, backups].flatMap(listFilesUnder),
  ];
  const isOwn = (file: string) =>
    (!file.startsWith(backups) || ownCopy.test(file.slice(backups.length))) &&
    (!file.startsWith(uploads) || isPhotos(file.slice(uploads.length + 1)));
  // The files at the top are closed last, so that the next start repeats an interrupted pass.
  const open = [...below.filter((file) => isOwn(file) && isOpen(file)), ...atTop];
  open.forEach(makePrivate);
  return open.filter((file) => !isOpen(file));
}

/** True for a photo's file in `uploads`, and for the photos that a restore has put aside there. */
const isPhotos = (name: string) => ownFolder.test(name) || photoNameOf(name) !== null;

function isOpen(file: string): boolean {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found !== undefined && !found.isSymbolicLink() && (found.mode & 0o077) !== 0;
}
