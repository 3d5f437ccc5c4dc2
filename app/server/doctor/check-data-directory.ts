import { existsSync, readFileSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { settingDefaults, settingVariables } from "~/domain/settings/setting";
import { tagAddressFault } from "~/domain/tags/print-tag.server";
import type { Config } from "~/server/configuration/config";
import { findUnusable } from "~/server/data-directory/find-unusable";
import { backupText, sizeText } from "~/text/it/commands/backup";
import { doctorText } from "~/text/it/commands/doctor";
import { type Examined, type Finding, note, problem, well } from "./finding";

const megabyte = 1_000_000;
const tooLittle = 100 * megabyte;
const little = 1000 * megabyte;

/** Checks that the data directory exists, can be written, and has free space, and that no restore is interrupted. */
export async function checkDataDirectory({ places }: Examined): Promise<Finding[]> {
  const { root, restoring } = places;
  const unusable = findUnusable(places);
  if (!existsSync(root)) return [unusable ? problem(unusable) : note(doctorText.dataMissing(root))];
  const isInterrupted = existsSync(restoring) && statSync(restoring).isFile();
  return [
    unusable ? problem(unusable) : well(doctorText.dataWell(root)),
    ...(isInterrupted ? [problem(backupText.interrupted(root, readFileSync(restoring, "utf8")))] : []),
    await checkSpace(root),
  ];
}

async function checkSpace(root: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(root);
  const free = bavail * bsize;
  if (free < tooLittle) return problem(doctorText.spaceTooLittle(sizeText(free)));
  return free < little
    ? note(doctorText.spaceLittle(sizeText(free)))
    : well(doctorText.spaceWell(sizeText(free)));
}

/** Checks the settings: those about the proxy, and that /privacy names who is responsible for the site. */
export function checkConfiguration({ config, mistakes }: Examined): Finding[] {
  if (!config) return mistakes.map(problem);
  const { publicUrl, ownerName, contactEmail } = config.publicSettings;
  const missing = [
    ...(ownerName === null ? [settingVariables.ownerName] : []),
    ...(contactEmail === settingDefaults.contactEmail ? [settingVariables.contactEmail] : []),
  ];
  const fault = tagAddressFault(publicUrl);
  return [
    well(doctorText.configurationWell),
    checkProxy(config),
    ...(missing.length > 0 ? [note(doctorText.ownerMissing(missing))] : []),
    ...(publicUrl === null || fault === null || fault === "missing"
      ? []
      : [note(doctorText.tagAddress[fault](publicUrl))]),
  ];
}

function checkProxy({ host, trustProxy, publicSettings: { publicUrl } }: Config): Finding {
  const isOpenToAll = host === "0.0.0.0" || host === "::";
  if (publicUrl === null) return note(doctorText.publicUrlMissing);
  if (publicUrl.startsWith("https:") && trustProxy === 0) return problem(doctorText.proxyNotTrusted);
  if (trustProxy > 0 && isOpenToAll) return note(doctorText.proxyCanBePassedBy);
  return well(doctorText.proxyWell(publicUrl));
}
