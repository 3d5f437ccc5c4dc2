import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Change } from "./read-trace";

interface Inode {
  id: number;
  bytes: Buffer;
  /** The synced contents, and the number of their changes. */
  synced: Buffer;
  version: number;
  /** The present names in a folder, and the synced names. */
  names: Map<string, Inode> | null;
  syncedNames: Map<string, Inode>;
}

/** The names that survive a power cut: those of synced folders, or all names with their synced contents. */
export type Keeping = "synced names" | "all names";

/** A folder on a disk that loses everything that was not synced at a power cut. */
export class ForgetfulDisk {
  readonly #root: string;
  readonly #top: Inode;
  readonly #begun = new Map<number, { inode: Inode; bytes: Buffer; names: Map<string, Inode> }>();
  #count = 0;

  /** `root` is a folder whose contents are already on disk. */
  constructor(root: string) {
    this.#root = root;
    this.#top = this.#read(root);
  }

  /** Applies a change. It ignores changes outside of the folder. */
  apply(change: Change): void {
    if (change.kind === "sent" || !this.#isInside(change.path)) return;
    const inode = this.#find(change.path);
    if (change.kind === "create") {
      if (!inode) this.#name(change.path, newInode((this.#count += 1), false));
      else if (change.isEmptied) truncate(inode, 0);
    } else if (change.kind === "make-folder") {
      this.#name(change.path, newInode((this.#count += 1), true));
    } else if (change.kind === "remove") {
      this.#folderOf(change.path).delete(path.basename(change.path));
    } else if (change.kind === "rename" || change.kind === "link") {
      if (!inode) throw new Error(`${change.path} is not there`);
      if (change.kind === "rename") this.#folderOf(change.path).delete(path.basename(change.path));
      this.#name(change.to, inode);
    } else if (change.kind === "sync") {
      this.#sync(change.call);
    } else if (inode) {
      if (change.kind === "truncate") truncate(inode, change.length);
      else if (change.kind === "write") write(inode, change.bytes, change.at ?? inode.bytes.length);
      else if (change.kind === "sync-begins")
        this.#begun.set(change.call, { inode, bytes: Buffer.from(inode.bytes), names: new Map(inode.names) });
    }
  }

  /** Returns a text for the state that a cut leaves now. Equal states have equal texts. */
  signature(keeping: Keeping): string {
    const parts: string[] = [];
    this.#walk(keeping, (name, { id, version, names }) =>
      parts.push(`${name} ${names ? "" : `${id}.${version}`}`),
    );
    return parts.sort().join("\n");
  }

  /** Writes the state that a cut leaves now into an empty folder. */
  writeTo(folder: string, keeping: Keeping): void {
    this.#walk(keeping, (name, { synced, names }) => {
      if (names) mkdirSync(path.join(folder, name), { mode: 0o700 });
      else writeFileSync(path.join(folder, name), synced);
    });
  }

  /** Returns the files whose contents differ from the real disk. There are none when all changes were understood. */
  differences(): string[] {
    const found: string[] = [];
    const compare = (folder: string, names: Map<string, Inode>) => {
      const real = readdirSync(path.join(this.#root, folder));
      for (const name of new Set([...real, ...names.keys()])) {
        const file = path.join(folder, name);
        const inode = names.get(name);
        if (!inode || !real.includes(name)) found.push(file);
        else if (statSync(path.join(this.#root, file)).isDirectory()) compare(file, inode.names ?? new Map());
        else if (!readFileSync(path.join(this.#root, file)).equals(inode.bytes)) found.push(file);
      }
    };
    compare("", this.#top.names ?? new Map());
    // The index of a write-ahead log is shared memory, not a file on disk.
    return found.filter((name) => !name.endsWith("-shm"));
  }

  #sync(call: number): void {
    const begun = this.#begun.get(call);
    if (!begun) return;
    const { inode, bytes, names } = begun;
    this.#begun.delete(call);
    if (inode.names) inode.syncedNames = names;
    else if (!inode.synced.equals(bytes)) {
      inode.synced = bytes;
      inode.version += 1;
    }
  }

  #walk(keeping: Keeping, visit: (name: string, inode: Inode) => void): void {
    const walk = (folder: string, { names, syncedNames }: Inode) => {
      for (const [name, inode] of (keeping === "all names" ? names : syncedNames) ?? []) {
        visit(path.join(folder, name), inode);
        if (inode.names) walk(path.join(folder, name), inode);
      }
    };
    walk("", this.#top);
  }

  #read(file: string): Inode {
    const isFolder = statSync(file).isDirectory();
    const inode = newInode((this.#count += 1), isFolder);
    if (!isFolder) {
      inode.bytes = readFileSync(file);
      inode.synced = Buffer.from(inode.bytes);
    }
    for (const name of isFolder ? readdirSync(file) : []) {
      const child = this.#read(path.join(file, name));
      inode.names?.set(name, child);
      inode.syncedNames.set(name, child);
    }
    return inode;
  }

  #isInside(file: string): boolean {
    return file.startsWith(this.#root + path.sep) || file === this.#root;
  }

  #find(file: string): Inode | undefined {
    const parts = path.relative(this.#root, file).split(path.sep).filter(Boolean);
    return parts.reduce<Inode | undefined>((inode, name) => inode?.names?.get(name), this.#top);
  }

  #folderOf(file: string): Map<string, Inode> {
    const names = this.#find(path.dirname(file))?.names;
    if (!names) throw new Error(`${path.dirname(file)} is no folder`);
    return names;
  }

  #name(file: string, inode: Inode): void {
    this.#folderOf(file).set(path.basename(file), inode);
  }
}

function newInode(id: number, isFolder: boolean): Inode {
  const nothing = Buffer.alloc(0);
  return {
    id,
    bytes: nothing,
    synced: nothing,
    version: 0,
    names: isFolder ? new Map() : null,
    syncedNames: new Map(),
  };
}

function write(inode: Inode, bytes: Buffer, at: number): void {
  if (at + bytes.length > inode.bytes.length) truncate(inode, at + bytes.length);
  bytes.copy(inode.bytes, at);
}

/** A shorter length can reach the disk before later writes. */
function truncate(inode: Inode, length: number): void {
  const longer = Buffer.alloc(length);
  inode.bytes.copy(longer);
  inode.bytes = longer;
  if (length >= inode.synced.length) return;
  inode.synced = inode.synced.subarray(0, length);
  inode.version += 1;
}
