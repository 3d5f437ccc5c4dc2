import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const real = fs.fdatasync;

/** Lets a sync that was held go on. */
type Release = () => void;

/** The disk of this process, as commits of SQLite meet it. A test that changes it restores it. */
export const disk = { count, fail, hold, restore };

/** Answers how many syncs there were since then. */
function count(): () => number {
  let syncs = 0;
  replace((file, done) => {
    syncs += 1;
    real(file, done);
  });
  return () => syncs;
}

/** From now on every sync fails at whose moment `isDue`. */
function fail(isDue: () => boolean = () => true): void {
  const error = Object.assign(new Error("EIO: i/o error"), { code: "EIO", syscall: "fdatasync" });
  replace((file, done) => {
    if (isDue()) process.nextTick(done, error);
    else real(file, done);
  });
}

/** Every sync waits from now on. The function answers, when one has been asked for, how to let it go on. */
function hold(): () => Promise<Release> {
  const held: Release[] = [];
  let tell = () => {};
  replace((file, done) => {
    held.push(() => real(file, done));
    tell();
  });
  return async () => {
    if (held.length === 0) await new Promise<null>((resolve) => (tell = () => resolve(null)));
    return held.shift() ?? (() => {});
  };
}

function restore(): void {
  replace(real);
}

function replace(sync: (file: number, done: fs.NoParamCallback) => void): void {
  fs.fdatasync = sync as typeof fs.fdatasync;
  syncBuiltinESMExports();
}
