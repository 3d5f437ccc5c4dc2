import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Config } from "~/server/configuration/config";
import { lockDataDirectory } from "~/server/data-directory/locks";
import type { DataDirectory } from "~/server/data-directory/paths";
import { chownLike } from "~/server/files/durable-files";
import { doctorText } from "~/text/it/commands/doctor";
import { type Examined, type Finding, note, problem, well } from "./finding";

const timeoutMs = 5000;

/** Returns the URL at which a server with this configuration is reached from this machine. */
export function localAddress({ host, port }: Pick<Config, "host" | "port">): string {
  const reachable = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}

/** Stores the address of this server for `doctor`, which may not see the setting from which the server got its port. */
export function noteAddress({ root, address: file }: DataDirectory, address: string): void {
  try {
    writeFileSync(file, `${address}\n`, { mode: 0o600 });
    chownLike(root, file);
  } catch {
    // On a full disk nothing is stored. `doctor` then uses the address in its own settings.
  }
}

/** Returns the stored address of the running server, or null. */
export function notedAddress({ address: file }: DataDirectory): string | null {
  try {
    return /^(http:\/\/\S+)\n$/.exec(readFileSync(file, "utf8"))?.[1] ?? null;
  } catch {
    return null;
  }
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
export async function* checkServer({ places, config }: Examined): AsyncGenerator<Finding> {
  if (!config) return;
  const lock = existsSync(places.lock) ? lockDataDirectory(places.lock) : { release() {} };
  lock?.release();
  if (lock) return yield note(doctorText.notRunning);
  const address = notedAddress(places) ?? localAddress(config);
  if (!(await isHealthy(address))) return yield problem(doctorText.notAnswering(address));
  yield well(doctorText.answering(address));
  const { publicUrl } = config.publicSettings;
  if (publicUrl === null) return;
  if (await isHealthy(publicUrl)) yield well(doctorText.reachable(publicUrl));
  else yield problem(doctorText.unreachable(publicUrl));
}
