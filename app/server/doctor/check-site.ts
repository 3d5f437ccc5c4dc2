import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { certificateFault } from "~/domain/network/certificate-fault";
import { settingDefaults, settingVariables } from "~/domain/settings/setting";
import { tagAddressFault } from "~/domain/tags/print-tag.server";
import type { Config } from "~/server/configuration/config";
import { lockDataDirectory } from "~/server/data-directory/locks";
import { listOpenFiles } from "~/server/data-directory/open-files";
import { type DataDirectory, findUnusable } from "~/server/data-directory/paths";
import { trustSystemCertificates } from "~/server/system-certificates";
import { chownLike } from "~/server/files/durable-files";
import { certificateWords, said, sizeText, someOf } from "~/text/owner/terminal-words";
import { type Examined, type Finding, note, problem, well } from "./finding";

const megabyte = 1_000_000;
const tooLittle = 100 * megabyte;
const little = 1000 * megabyte;
const timeoutMs = 5000;
/** The system's numbers for file systems of the network, on which SQLite's log is not safe. */
const networkDisks = { NFS: [0x6969], SMB: [0x517b, 0xff534d42, 0xfe534d42] };

/** Checks that the data directory exists, can be written, and has free space, and that no restore is interrupted. */
export async function* checkDataDirectory({ places, config }: Examined): AsyncGenerator<Finding> {
  const { root, restoring } = places;
  const unusable = findUnusable(places);
  if (!existsSync(root)) return yield unusable ? problem(unusable) : note(said.doctor.dataMissing, { root });
  yield unusable ? problem(unusable) : well(said.doctor.dataWell, { root });
  const isInterrupted = existsSync(restoring) && statSync(restoring).isFile();
  if (isInterrupted) yield problem(said.backup.interrupted, { root, aside: readFileSync(restoring, "utf8") });
  const open = unusable || (statSync(root).mode & 0o077) === 0 ? [] : listOpenFiles(places);
  if (open.length > 0) yield problem(said.doctor.filesOpen, someOf(open.map((file) => path.basename(file))));
  const { bavail, bsize, type } = await statfs(root);
  const [network] = Object.entries(networkDisks).find(([, types]) => types.includes(type)) ?? [];
  if (network && !config?.databaseServer) yield note(said.doctor.networkDisk, { root, network });
  const free = bavail * bsize;
  if (free < tooLittle) yield problem(said.doctor.spaceTooLittle, { free: sizeText(free) });
  else if (free < little) yield note(said.doctor.spaceLittle, { free: sizeText(free) });
  else yield well(said.doctor.spaceWell, { free: sizeText(free) });
}

/** Checks the settings: those about the proxy, and that /privacy names who is responsible for the site. */
export function* checkConfiguration({ config, mistakes }: Examined) {
  if (!config) return yield* mistakes.map((mistake) => problem(mistake));
  const { publicUrl, ownerName, contactEmail } = config.publicSettings;
  yield well(said.doctor.configurationWell);
  yield checkProxy(config);
  const missing: string[] = [];
  if (ownerName === null) missing.push(settingVariables.ownerName);
  if (contactEmail === settingDefaults.contactEmail) missing.push(settingVariables.contactEmail);
  if (missing.length > 0) yield note(said.doctor.ownerMissing, { variables: missing.join(said.lists.and) });
  const fault = tagAddressFault(publicUrl);
  if (publicUrl && fault && fault !== "missing") yield note(said.doctor.tagAddress[fault], { publicUrl });
}

function checkProxy({ host, trustProxy, publicSettings: { publicUrl } }: Config) {
  const isOpenToAll = host === "0.0.0.0" || host === "::";
  if (publicUrl === null) return note(said.doctor.publicUrlMissing);
  if (publicUrl.startsWith("https:") && trustProxy === 0) return problem(said.doctor.proxyNotTrusted);
  if (trustProxy > 0 && isOpenToAll) return note(said.doctor.proxyCanBePassedBy);
  return well(said.doctor.proxyWell, { address: publicUrl });
}

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
export const isHealthy = async (address: string) => (await findFault(address)) === null;

/** Returns null for a healthy server, else the code of the TLS library that refuses its certificate, or "". */
async function findFault(address: string): Promise<string | null> {
  if (address.startsWith("https:")) trustSystemCertificates();
  try {
    const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(timeoutMs) });
    return answer.status === 200 && (await answer.text()) === "ok\n" ? null : "";
  } catch (error) {
    return ((error as Error).cause as { code?: string } | undefined)?.code ?? "";
  }
}

/** Checks that the site runs, answers on this machine, and can be reached at its public address. */
export async function* checkServer({ places, config }: Examined): AsyncGenerator<Finding> {
  if (!config) return;
  const lock = existsSync(places.lock) ? lockDataDirectory(places.lock) : { release() {} };
  lock?.release();
  if (lock) return yield note(said.doctor.notRunning);
  const address = notedAddress(places) ?? localAddress(config);
  if (!(await isHealthy(address))) return yield problem(said.doctor.notAnswering, { address });
  yield well(said.doctor.answering, { address });
  const { publicUrl } = config.publicSettings;
  if (publicUrl === null) return;
  const fault = await findFault(publicUrl);
  if (fault === null) return yield well(said.doctor.reachable, { address: publicUrl });
  const why = certificateFault(fault);
  if (!why) return yield problem(said.doctor.unreachable, { address: publicUrl });
  yield problem(said.doctor.untrusted, { address: publicUrl, ...certificateWords(why) });
}
