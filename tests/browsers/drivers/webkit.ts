import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { miniBrowser } from "../../../scripts/setup/tested-browsers.mjs";
import { type Driver, type TestedBrowser, screen } from "./driver";
import { type WebDriverSession, webDriverSession } from "./web-driver";

/** Debian's WebKitGTK in its own small browser, on a screen without a monitor. It cannot be narrower than 443 px. */
export const webkit: TestedBrowser = {
  name: "WebKitGTK",
  runsOurScripts: true,
  async start({ scripts }) {
    const display = await screenInMemory();
    const home = await homeWithoutMotion();
    const args = ["--automation", `--enable-javascript=${scripts}`];
    const session = await webDriverSession(
      "WebKitWebDriver",
      {
        "webkitgtk:browserOptions": { binary: miniBrowser(), args },
        // Whoever leaves a form with unsent words is asked: they leave.
        unhandledPromptBehavior: "accept",
      },
      {
        PATH: process.env.PATH ?? "",
        HOME: home,
        XDG_CONFIG_HOME: home,
        DISPLAY: display.name,
        LIBGL_ALWAYS_SOFTWARE: "1",
        // Its sandbox needs a kernel that lets everybody make namespaces.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      },
    );
    await session.call("POST", "/window/rect", { x: 0, y: 0, ...screen });
    const close = async () => {
      await session.close();
      await display.close();
      await rm(home, { recursive: true });
    };
    return { ...webkitWindow(session), close };
  },
};

function webkitWindow({ call }: WebDriverSession): Omit<Driver, "close"> {
  const run: Driver["run"] = (inPage, ...args) =>
    call("POST", "/execute/sync", { script: `return (${inPage}).apply(null, arguments)`, args });
  return {
    run,
    open: (url) => call("POST", "/url", { url }),
    press: (x, y) =>
      act("pointer", [
        { type: "pointerMove", duration: 0, origin: "viewport", x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    type: (text) =>
      act(
        "key",
        [...text].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      ),
    async chooseFile(selector, text) {
      const field = await call<Record<string, string>>("POST", "/element", {
        using: "css selector",
        value: selector,
      });
      await call("POST", `/element/${Object.values(field)[0]}/value`, { text });
    },
    errors: () => run(errorsSinceLastLook),
  };

  async function act(type: string, actions: object[]): Promise<void> {
    await call("POST", "/actions", { actions: [{ type, id: type, actions }] });
  }
}

/** This driver tells nothing of the console: what fails after the first look at a page is heard by the page itself. */
function errorsSinceLastLook(): string[] {
  const listening = window as Window & { errorsOfTests?: string[] };
  const said = listening.errorsOfTests || [];
  if (!listening.errorsOfTests) {
    const note = (message: unknown) => (listening.errorsOfTests || []).push(String(message));
    window.addEventListener("error", ({ message }) => note(message));
    window.addEventListener("unhandledrejection", ({ reason }) => note(reason));
  }
  listening.errorsOfTests = [];
  return said;
}

/** Makes a home in which the browser keeps its files, and is told that its user wants no motion. */
async function homeWithoutMotion(): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), "giramondo-webkit-"));
  await mkdir(path.join(home, "gtk-3.0"));
  await writeFile(path.join(home, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  return home;
}

/** Starts an X server that draws into memory. */
async function screenInMemory() {
  const child = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "800x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const end = () => void child.kill();
  process.once("exit", end);
  const [number] = (await once(child.stdio[3] as NodeJS.ReadableStream, "data")) as [Buffer];
  return {
    name: `:${String(number).trim()}`,
    async close() {
      process.off("exit", end);
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, "exit");
    },
  };
}
