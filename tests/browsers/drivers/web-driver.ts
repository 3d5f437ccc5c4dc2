import { spawn } from "node:child_process";
import { vi } from "vitest";
import { freePort } from "../../../scripts/setup/free-port.mjs";

/** A session of WebDriver. `call` returns the value of an answer, or throws its error. */
export interface WebDriverSession {
  call<T = unknown>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<T>;
  close(): Promise<void>;
}

/** Starts a driver program and a session with the browser that the capabilities name. */
export async function webDriverSession(
  program: string,
  capabilities: object,
  environment: Record<string, string>,
): Promise<WebDriverSession> {
  const port = await freePort();
  // Detached it leads a group of processes: its browser ends with it, whatever state they are in.
  const child = spawn(program, [`--port=${port}`], {
    env: environment as NodeJS.ProcessEnv,
    stdio: "ignore",
    detached: true,
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const end = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, "SIGKILL");
  };
  process.once("exit", end);

  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  // The program does not say when it listens.
  await vi.waitFor(() => call("GET", "/status"), { timeout: 20_000 });
  const wanted = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = await call<{ sessionId: string }>("POST", "/session", wanted);
  const session = `/session/${sessionId}`;
  return {
    call: (method, path, body) => call(method, session + path, body),
    async close() {
      await call("DELETE", session).catch(() => undefined);
      end();
      process.off("exit", end);
      await ended;
    },
  };
}
