import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { passwordHashing } from "~/domain/auth/password-hash.server";
import { passwordFault, shortestPassword } from "~/domain/auth/password-rules";
import { setPassword } from "~/domain/auth/password.server";
import { currentSettings, readStoredSettings } from "~/domain/settings/current-settings.server";
import { CannotStart } from "~/server/user-errors";
import { passwordFaultSentences } from "~/text/it/commands/settings";
import { terminalText } from "~/text/it/commands/terminal";
import { withDatabase } from "~/server/command-line/with-database";
import { requireConfig } from "~/server/configuration/require-config";

/** `giramondo set-password`: asks for a new password, stores it and ends all sessions, also of a running site. */
export async function runSetPassword(): Promise<void> {
  const config = requireConfig();
  if (config.adminPassword !== null) throw new CannotStart(terminalText.passwordIsConfigured);
  const password = await askTwice();
  await withDatabase(config, async (db) => {
    const { facts } = currentSettings(config, await readStoredSettings(db));
    const fault = passwordFault(password, facts);
    if (fault) throw new CannotStart(passwordFaultSentences[fault](shortestPassword));
    await setPassword({ db, passwords: passwordHashing() }, password);
  });
  console.log(terminalText.passwordSet);
}

/** Asks twice without echo on a terminal; reads the first line of a pipe. */
async function askTwice(): Promise<string> {
  const terminal = process.stdin.isTTY === true;
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal });
  const ended = new Promise<string>((resolve) => lines.once("close", () => resolve("")));
  const ask = async (question: string) => {
    if (terminal) process.stderr.write(question);
    const answer = await Promise.race([lines.question(""), ended]);
    if (terminal) process.stderr.write("\n");
    return answer;
  };
  try {
    const password = await ask(terminalText.newPassword);
    if (terminal && (await ask(terminalText.newPasswordAgain)) !== password) {
      throw new CannotStart(terminalText.passwordsDiffer);
    }
    return password;
  } finally {
    lines.close();
  }
}
