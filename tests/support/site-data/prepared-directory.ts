import { rmSync } from "node:fs";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setPassword } from "~/domain/auth/password.server";
import { readConfig } from "~/server/configuration/config";
import { openSite } from "~/server/open-site";

/** Cheap settings for scrypt: a test that is not about passwords must not spend a second on each. */
export const cheapHashing = { N: 2 ** 10, r: 8, p: 1 };

/** The owner's password of every site that the tests prepare. */
export const ownersPassword = "muretto-del-porto";

let empty: Promise<string> | undefined;
let owned: Promise<string> | undefined;

/** Fills a directory with the data of an empty site. With `owner` it has one, whose password is `ownersPassword`. */
export async function fillDirectory(dataDir: string, { owner = true } = {}): Promise<void> {
  const template = owner ? (owned ??= makeTemplate(true)) : (empty ??= makeTemplate(false));
  await cp(await template, dataDir, { recursive: true });
}

/** Makes the directory that others of this process are copies of: migrations and hashing run once. */
async function makeTemplate(owner: boolean): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "giramondo-template-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const reading = readConfig({ DATA_DIR: dataDir });
  if (!reading.ok) throw new Error(reading.problems.join("\n"));
  const { site, close } = await openSite(reading.config);
  const cheap = { ...site, passwords: { ...site.passwords, cost: cheapHashing } };
  if (owner) await setPassword(cheap, ownersPassword);
  await close();
  return dataDir;
}
