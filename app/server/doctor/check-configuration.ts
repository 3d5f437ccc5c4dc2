import { settingDefaults, settingVariables } from "~/domain/settings/setting";
import { tagAddressFault } from "~/domain/tags/tag-address.server";
import type { Config, ConfigResult } from "~/server/configuration/config";
import { doctorText } from "~/text/it/commands/doctor";
import { type Finding, note, problem, well } from "./finding";

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
    ...(publicUrl === null || fault === null ? [] : [note(doctorText.tagAddress[fault](publicUrl))]),
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
