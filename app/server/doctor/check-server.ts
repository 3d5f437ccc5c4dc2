import type { Config } from "~/server/configuration/config";
import type { DataDirectory } from "~/server/data-directory/paths";
import { notedAddress } from "./serve-address";
import { lockDataDirectory } from "~/server/data-directory/lock-data-directory";
import { doctorText } from "~/text/it/commands/doctor";
import { existsSync } from "node:fs";
import { type Finding, note, problem, well } from "./finding";

const timeoutMs = 5000;

/** Returns the URL at which a server with this configuration is reached from this machine. */
export function localAddress({ host, port }: Pick<Config, "host" | "port">): string {
  const reachable = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}

/** True when `/healthz` of the server at this address reports success within five seconds. */
export async function isHealthy(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(timeoutMs) });
    return answer.status === 200 && (await answer.text()) === "ok\n";
  } catch {
    return false;
  }
}

/** Checks that the site runs, answers on this machine, and can be reached at its public address. */
export async function checkServer(places: DataDirectory, config: Config): Promise<Finding[]> {
  const lock = existsSync(places.lock) ? lockDataDirectory(places.lock) : { release() {} };
  lock?.release();
  if (lock) return [note(doctorText.notRunning)];
  const address = notedAddress(places) ?? localAddress(config);
  if (!(await isHealthy(address))) return [problem(doctorText.notAnswering(address))];
  const { publicUrl } = config.publicSettings;
  const findings = [well(doctorText.answering(address))];
  if (publicUrl === null) return findings;
  const isReachable = await isHealthy(publicUrl);
  return [
    ...findings,
    isReachable ? well(doctorText.reachable(publicUrl)) : problem(doctorText.unreachable(publicUrl)),
  ];
}
