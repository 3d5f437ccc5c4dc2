import type { Config, ConfigResult } from "~/server/configuration/config";
import { doctorText } from "~/text/it/commands/doctor";
import { type Finding, note, problem, well } from "./finding";

/** Checks that the settings are valid, and that those about the proxy fit together. */
export function checkConfiguration(reading: ConfigResult): Finding[] {
  if (!reading.ok) return reading.problems.map(problem);
  return [well(doctorText.configurationWell), ...checkProxy(reading.config)];
}

function checkProxy({ host, trustProxy, facts: { publicUrl } }: Config): Finding[] {
  const isBehindHttps = publicUrl?.startsWith("https:") ?? false;
  const isOpenToAll = host === "0.0.0.0" || host === "::";
  if (publicUrl === null) return [note(doctorText.publicUrlMissing)];
  if (isBehindHttps && trustProxy === 0) return [problem(doctorText.proxyNotTrusted)];
  if (trustProxy > 0 && isOpenToAll) return [note(doctorText.proxyCanBePassedBy)];
  return [well(doctorText.proxyWell(publicUrl))];
}
