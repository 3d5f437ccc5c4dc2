import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { rootPath } from "./debian-root";

/** A running Debian with systemd in its own root directory. It shares the network of this machine. */
export interface BootedDebian {
  /** Runs a command as root and returns its output. Fails when the command fails. */
  run(...words: string[]): string;
  shutDown(): Promise<void>;
}

/** Starts the system in a root directory and waits for its systemd. */
export async function bootDebian(root: string): Promise<BootedDebian> {
  const words = [
    "--quiet",
    "--register=no",
    "--keep-unit",
    "--boot",
    "--console=pipe",
    `--directory=${root}`,
  ];
  const nspawn = spawn("systemd-nspawn", words, { stdio: "pipe" });
  let said = "";
  for (const stream of [nspawn.stdout, nspawn.stderr])
    stream.on("data", (text: Buffer) => (said += String(text)));
  const inside = (...command: string[]) => {
    const [init] = readFileSync(`/proc/${nspawn.pid}/task/${nspawn.pid}/children`, "utf8").split(" ");
    const enter = ["-t", String(init), "-m", "-u", "-i", "-p", "-C", "-r", "-w", "--", "env", "-i"];
    return spawnSync("nsenter", [...enter, `PATH=${rootPath}`, ...command], { encoding: "utf8" });
  };
  const shutDown = async () => {
    if (nspawn.exitCode !== null) return;
    nspawn.kill("SIGTERM");
    await once(nspawn, "close");
  };
  for (let tries = 0; tries < 150 && nspawn.exitCode === null; tries += 1) {
    const { stdout } = inside("systemctl", "is-system-running");
    if (/^(?:running|degraded)/.test(stdout ?? "")) return { run, shutDown };
    await pause(200);
  }
  await shutDown();
  throw new Error(`Debian did not start: ${said}`);

  function run(...command: string[]): string {
    const { status, stdout, stderr } = inside(...command);
    if (status !== 0) throw new Error(`${command.join(" ")}: ${stdout}${stderr}`);
    return stdout;
  }
}
