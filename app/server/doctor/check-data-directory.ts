import { existsSync, readFileSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { settingDefaults, settingVariables } from "~/domain/settings/setting";
import { tagAddressFault } from "~/domain/tags/print-tag.server";
import type { Config } from "~/server/configuration/config";
import { findUnusable } from "~/server/data-directory/paths";
import { backupText, sizeText } from "~/text/it/commands/backup";
import { doctorText } from "~/text/it/commands/doctor";
import { type Examined, type Finding, note, problem, well } from "./finding";

const megabyte = 1_000_000;
const tooLittle = 100 * megabyte;
const little = 1000 * megabyte;

/** Checks that the data directory exists, can be written, and has free space, and that no restore is interrupted. */
export async function* checkDataDirectory({ places }: Examined): AsyncGenerator<Finding> {
  const { root, restoring } = places;
  const unusable = findUnusable(places);
  if (!existsSync(root)) return yield unusable ? problem(unusable) : note(doctorText.dataMissing(root));
  yield unusable ? problem(unusable) : well(doctorText.dataWell(root));
  const isInterrupted = existsSync(restoring) && statSync(restoring).isFile();
  if (isInterrupted) yield problem(backupText.interrupted(root, readFileSync(restoring, "utf8")));
  const { bavail, bsize } = await statfs(root);
  const free = bavail * bsize;
  if (free < tooLittle) yield problem(doctorText.spaceTooLittle(sizeText(free)));
  else if (free < little) yield note(doctorText.spaceLittle(sizeText(free)));
  else yield well(doctorText.spaceWell(sizeText(free)));
}

/** Checks the settings: those about the proxy, and that /privacy names who is responsible for the site. */
export function* checkConfiguration({ config, mistakes }: Examined) {
  if (!config) return yield* mistakes.map(problem);
  const { publicUrl, ownerName, contactEmail } = config.publicSettings;
  yield well(doctorText.configurationWell);
  yield checkProxy(config);
  const missing: string[] = [];
  if (ownerName === null) missing.push(settingVariables.ownerName);
  if (contactEmail === settingDefaults.contactEmail) missing.push(settingVariables.contactEmail);
  if (missing.length > 0) yield note(doctorText.ownerMissing(missing));
  const fault = tagAddressFault(publicUrl);
  if (publicUrl && fault && fault !== "missing") yield note(doctorText.tagAddress[fault](publicUrl));
}

function checkProxy({ host, trustProxy, publicSettings: { publicUrl } }: Config) {
  const isOpenToAll = host === "0.0.0.0" || host === "::";
  if (publicUrl === null) return note(doctorText.publicUrlMissing);
  if (publicUrl.startsWith("https:") && trustProxy === 0) return problem(doctorText.proxyNotTrusted);
  if (trustProxy > 0 && isOpenToAll) return note(doctorText.proxyCanBePassedBy);
  return well(doctorText.proxyWell(publicUrl));
}
