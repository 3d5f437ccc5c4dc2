import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { passwordHashing, setPassword } from "~/domain/auth/password.server";
import { passwordFault, shortestPassword } from "~/domain/auth/password-rules";
import { turnFactorOff } from "~/domain/auth/second-factor.server";
import { queueSecurityEvents } from "~/domain/auth/security-events.server";
import type { SecurityEvent } from "~/domain/site";
import { speakAsStored, speakingSettings } from "~/server/configuration/owner-language";
import { commonPasswords } from "~/server/program-files";
import { cannot, CannotDo } from "~/server/user-errors";
import { ownerWordsIn } from "~/text/owner/languages.server";
import { print } from "~/server/command-line/print";
import { said, spokenLanguage } from "~/text/owner/terminal-words";
import { withDatabase } from "~/server/open-engines";
import { requireConfig } from "~/server/configuration/config";
import { forgetFirstPassword } from "~/server/prepare-owner-password";
import { dataPathsIn } from "~/server/data-directory/paths";

/** Runs `giramondo set-password [--reset-factor]`, also while the site runs. A configured password stays as it is. */
export async function setOwnerPassword(resetsFactor: boolean): Promise<void> {
  const config = requireConfig();
  speakAsStored(dataPathsIn(config.dataDir).database);
  const isConfigured = config.adminPassword !== null;
  if (isConfigured && !resetsFactor) throw new CannotDo(said.terminal.passwordIsConfigured);
  const password = isConfigured ? null : await askTwice();
  const events: SecurityEvent[] = [];
  const securityLog = (event: SecurityEvent) => void events.push(event);
  await withDatabase(config, async (db) => {
    if (password !== null) {
      const { publicSettings, reload } = speakingSettings(config);
      await reload(db);
      const passwords = passwordHashing(commonPasswords);
      const fault = passwordFault(password, { publicSettings, passwords });
      const { passwords: mistakes } = ownerWordsIn(spokenLanguage, "").text.mistakes;
      if (fault) throw cannot(mistakes[fault], { least: shortestPassword });
      await setPassword({ db, now: () => new Date(), passwords, securityLog }, password);
    }
    if (resetsFactor) await turnFactorOff({ db, securityLog });
    // The running site logs the events.
    await queueSecurityEvents(db, events);
  });
  if (password !== null) {
    forgetFirstPassword(dataPathsIn(config.dataDir));
    print(said.terminal.passwordSet);
  }
  if (resetsFactor) print(said.terminal.factorOff);
}

/** Asks twice on a terminal, without showing what is typed. Without a terminal it reads one line from the pipe. */
async function askTwice(): Promise<string> {
  return process.stdin.isTTY === true ? askOnTerminal() : readLine();
}

/** Reads the first line of the input, which may end without a line break. Empty without any. */
async function readLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return "";
}

async function askOnTerminal(): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  using lines = createInterface({ input: process.stdin, output: unseen, terminal: true });
  const ended = new Promise<string>((_, reject) => {
    // Ctrl+C and Ctrl+D close the input before an answer has come.
    lines.once("close", () => reject(new CannotDo(said.terminal.passwordKept)));
  });
  ended.catch(() => undefined);
  const ask = async (question: string) => {
    process.stderr.write(question);
    return Promise.race([lines.question(""), ended]).finally(() => process.stderr.write("\n"));
  };
  const password = await ask(said.terminal.newPassword);
  if ((await ask(said.terminal.newPasswordAgain)) !== password) {
    throw new CannotDo(said.terminal.passwordsDiffer);
  }
  return password;
}
