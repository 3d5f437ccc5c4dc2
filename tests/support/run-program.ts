import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fillDirectory, ownersPassword } from "./site-data/prepared-directory";

/** The program as a process, on a free port, with the data of an empty site unless a directory is given. */
export interface RunningProgram {
  url: string;
  dataDir: string;
  pid: number;
  /** The owner's password: that of the prepared data, or the one from the output of the first start. */
  password: string | null;
  /** Its output so far: the sentences for the owner, and the JSON log. */
  output(): { out: string; log: string };
  /** Closes the pipe of its standard output. */
  closeOutput(): void;
  /** Closes the pipe of its log. */
  closeLog(): void;
  /** Stops it as a system does (SIGTERM). Returns its exit code. */
  stop(): Promise<number | null>;
  /** Kills it, as a power cut does. */
  kill(): Promise<void>;
}

/**
 * The ways to start it. `executable` is the packaged file; without it the bundle in `build/` runs on the pinned Node.
 */
export interface RunOptions {
  environment?: Record<string, string>;
  dataDir?: string;
  executable?: string;
  /** An emulator and its arguments, for an executable of another processor. */
  launcher?: string[];
  arguments?: string[];
  /** The user who runs it. Only root can choose one. */
  uid?: number;
  gid?: number;
  workingDirectory?: string;
  /** The text for its standard input. */
  input?: string;
}

/** The result of a program that has exited by itself. */
export interface EndedProgram {
  code: number | null;
  out: string;
  err: string;
}

/** Starts the program and waits until it answers. Fails with its output when it exits instead. */
export async function runProgram(options: RunOptions = {}): Promise<RunningProgram> {
  const ownDirectory = options.dataDir === undefined;
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), "giramondo-")));
  // The packaged executable makes its own data, and a password from outside is hashed by the start.
  const isPrepared = ownDirectory && !options.executable && !options.environment?.ADMIN_PASSWORD;
  if (isPrepared) await fillDirectory(dataDir);
  const { child, text } = start({ ...options, dataDir });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", () => {
      // The line with the data directory is the last one of a start.
      const listening =
        /(?:in ascolto su|listening at) (http:\S+)[\s\S]*(?:I dati sono|The data are) in .*\n/.exec(text.out);
      if (listening?.[1]) resolve(listening[1]);
    });
    child.once("exit", (code) => reject(new Error(`ended with ${code}: ${text.out}${text.err}`)));
    child.once("error", reject);
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      if (options.launcher) process.kill(firstChildOf(child), signal);
      else child.kill(signal);
      await once(child, "close");
    }
    if (ownDirectory) await rm(dataDir, { recursive: true, force: true });
    return child.exitCode;
  };
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    password: isPrepared ? ownersPassword : (/password[^:\n]*: *(\S+)/i.exec(text.out)?.[1] ?? null),
    output: () => ({ out: text.out, log: text.err }),
    closeOutput: () => child.stdout?.destroy(),
    closeLog: () => child.stderr?.destroy(),
    stop: () => end("SIGTERM"),
    kill: async () => void (await end("SIGKILL")),
  };
}

/** A launcher does not pass signals on: its child is the program. */
function firstChildOf({ pid }: ChildProcess): number {
  return Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8"), 10);
}

/** Runs the program until it exits by itself: a command, or a start that must fail. */
export async function runProgramToItsEnd(options: RunOptions = {}): Promise<EndedProgram> {
  const { child, text } = start(options);
  child.stdin?.end(options.input ?? "");
  await once(child, "close");
  return { code: child.exitCode, out: text.out, err: text.err };
}

/** When a test fails before it stops its programs, they end with the process of the tests. */
const running = new Set<ChildProcess>();
process.once("exit", () => running.forEach((child) => child.kill("SIGKILL")));

function start({
  environment,
  dataDir,
  executable,
  launcher = [],
  arguments: args = [],
  ...options
}: RunOptions): {
  child: ChildProcess;
  text: { out: string; err: string };
} {
  const [command, ...first] = executable
    ? [...launcher, executable]
    : [process.execPath, path.resolve("build/giramondo.cjs")];
  // Node compiles the bundle once for all starts, and runs the same code.
  const NODE_COMPILE_CACHE = path.join(tmpdir(), "giramondo-compile-cache");
  const given = { PORT: "0", NODE_COMPILE_CACHE, ...(dataDir && { DATA_DIR: dataDir }), ...environment };
  const { uid, gid, workingDirectory: cwd } = options;
  const child = spawn(command as string, [...first, ...args], {
    // The program gets no variables of the tests, only those that a service manager would pass.
    env: given as Record<string, string> as NodeJS.ProcessEnv,
    stdio: "pipe",
    ...(uid !== undefined && { uid, gid }),
    ...(cwd && { cwd }),
  });
  running.add(child.once("exit", () => running.delete(child)));
  const text = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (text.out += chunk));
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (text.err += chunk));
  return { child, text };
}
