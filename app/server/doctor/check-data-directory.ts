import { existsSync, readFileSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { settingDefaults, settingVariables } from "~/domain/settings/setting";
import { tagAddressFault } from "~/domain/tags/print-tag.server";
import type { Config, ConfigResult } from "~/server/configuration/config";
import { findUnusable } from "~/server/data-directory/find-unusable";
import type { DataDirectory } from "~/server/data-directory/paths";
import { backupText, sizeText } from "~/text/it/commands/backup";
import { doctorText } from "~/text/it/commands/doctor";
import { type Finding, note, problem, well } from "./finding";

const megabyte = 1_000_000;
const tooLittle = 100 * megabyte;
const little = 1000 * megabyte;

/** Checks that the data directory exists, can be written, and has free space. Changes nothing. */
export async function checkDataDirectory(places: DataDirectory): Promise<Finding[]> {
  const { root } = places;
  const unusable = findUnusable(places);
  if (!existsSync(root)) return [unusable ? problem(unusable) : note(doctorText.dataMissing(root))];
  const access = unusable ? problem(unusable) : well(doctorText.dataWell(root));
  return [access, ...checkRestore(places), await checkSpace(root)];
}

function checkRestore({ root, restoring }: DataDirectory): Finding[] {
  return existsSync(restoring) && statSync(restoring).isFile()
    ? [problem(backupText.interrupted(root, readFileSync(restoring, "utf8")))]
    : [];
}

async function checkSpace(root: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(root);
  const free = bavail * bsize;
  if (free < tooLittle) return problem(doctorText.spaceTooLittle(sizeText(free)));
  return free < little
    ? note(doctorText.spaceLittle(sizeText(free)))
    : well(doctorText.spaceWell(sizeText(free)));
}

/**
 * Checks that the settings are valid, that the settings about the proxy fit together, and that /privacy names the
 * person who is responsible for the site.
 */
export function checkConfiguration(reading: ConfigResult): Finding[] {
  if (!reading.ok) return reading.problems.map(problem);
  const { publicSettings } = reading.config;
  const { publicUrl } = publicSettings;
  const fault = tagAddressFault(publicUrl);
  return [
    well(doctorText.configurationWell),
    ...checkProxy(reading.config),
    ...checkOwner(publicSettings),
    ...(publicUrl === null || fault === null || fault === "missing"
      ? []
      : [note(doctorText.tagAddress[fault](publicUrl))]),
  ];
}

function checkOwner({ ownerName, contactEmail }: Config["publicSettings"]): Finding[] {
  const missing = [
    ...(ownerName === null ? [settingVariables.ownerName] : []),
    ...(contactEmail === settingDefaults.contactEmail ? [settingVariables.contactEmail] : []),
  ];
  return missing.length > 0 ? [note(doctorText.ownerMissing(missing))] : [];
}

function checkProxy({ host, trustProxy, publicSettings: { publicUrl } }: Config): Finding[] {
  const isBehindHttps = publicUrl?.startsWith("https:") ?? false;
  const isOpenToAll = host === "0.0.0.0" || host === "::";
  if (publicUrl === null) return [note(doctorText.publicUrlMissing)];
  if (isBehindHttps && trustProxy === 0) return [problem(doctorText.proxyNotTrusted)];
  if (trustProxy > 0 && isOpenToAll) return [note(doctorText.proxyCanBePassedBy)];
  return [well(doctorText.proxyWell(publicUrl))];
}
