import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const real = fs.fdatasync;

/** Lets a held sync continue. */
type Release = () => void;

/** Controls the syncs of this process, which SQLite's commits use. A test that changes them restores them. */
export const disk = { count, fail, hold, restore };

/** Returns a function that counts the syncs since this call. */
function count(): () => number {
  let syncs = 0;
  replace((file, done) => {
    syncs += 1;
    real(file, done);
  });
  return () => syncs;
}

/** Makes every sync fail while `isDue` is true. */
function fail(isDue: () => boolean = () => true): void {
  const error = Object.assign(new Error("EIO: i/o error"), { code: "EIO", syscall: "fdatasync" });
  replace((file, done) => {
    if (isDue()) process.nextTick(done, error);
    else real(file, done);
  });
}

/** Holds every sync. The returned function waits for the next sync and returns its release. */
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
