import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { passwordHashing, setPassword } from "~/domain/auth/password.server";
import { passwordFault, shortestPassword } from "~/domain/auth/password-rules";
import { leaveEvents } from "~/domain/auth/pending-events.server";

import { currentSettings, readStoredSettings } from "~/domain/settings/current-settings.server";
import type { SecurityEvent } from "~/domain/security-event";
import { commonPasswords } from "~/server/common-passwords";
import { CannotDo, CannotStart } from "~/server/user-errors";
import { passwordFaultSentences } from "~/text/it/commands/settings";
import { terminalText } from "~/text/it/commands/terminal";
import { withDatabase } from "~/server/command-line/with-database";
import { requireConfig } from "~/server/configuration/require-config";
import { forgetFirstPassword } from "~/server/data-directory/first-password";
import { placesIn } from "~/server/data-directory/places";

/**
 * Runs `giramondo set-password`: asks for a new password, stores it and ends all sessions, also while the site runs.
 */
export async function runSetPassword(): Promise<void> {
  const config = requireConfig();
  if (config.adminPassword !== null) throw new CannotStart(terminalText.passwordIsConfigured);
  const password = await askTwice();
  await withDatabase(config, async (db) => {
    const { facts } = currentSettings(config, await readStoredSettings(db));
    const passwords = passwordHashing(commonPasswords);
    const fault = passwordFault(password, { facts, passwords });
    if (fault) throw new CannotStart(passwordFaultSentences[fault](shortestPassword));
    const events: SecurityEvent[] = [];
    const securityLog = (event: SecurityEvent) => void events.push(event);
    await setPassword({ db, now: () => new Date(), passwords, securityLog }, password);
    await leaveEvents(db, events);
  });
  forgetFirstPassword(placesIn(config.dataDir));
  console.log(terminalText.passwordSet);
}

/** Asks twice on a terminal, without showing what is typed. Without a terminal it reads one line from the pipe. */
async function askTwice(): Promise<string> {
  const terminal = process.stdin.isTTY === true;
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal });
  const ended = new Promise<string>((resolve, reject) => {
    // Ctrl+C and Ctrl+D close the input before an answer has come.
    lines.once("close", () => (terminal ? reject(new CannotDo(terminalText.passwordKept)) : resolve("")));
  });
  ended.catch(() => undefined);
  const ask = async (question: string) => {
    if (terminal) process.stderr.write(question);
    return Promise.race([lines.question(""), ended]).finally(() => {
      if (terminal) process.stderr.write("\n");
    });
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
