import { createHash, randomBytes } from "node:crypto";
import {
  findOrCreateSecret,
  readValue,
  removeValue,
  replaceValue,
  writeValue,
} from "~/domain/key-values.server";
import { type Limit, consumeSignIn, resetAttempts } from "~/domain/limits/rate-limit.server";
import { type Result, done, refused } from "~/domain/result";
import type { Clocked, Site } from "~/domain/site";
import { isEqual, sign } from "./form-token.server";
import { stepOf, toBase32, totp } from "./totp";

const setting = "second-factor";
/** The time in milliseconds for which the page that asks for the code is good. */
const pageLifetime = 5 * 60 * 1000;
/** Codes have six digits, so guesses are limited for the whole account, and not for each address. */
const limit: Limit = { of: "wrong-codes", max: 10, windowMs: 15 * 60 * 1000 };
const account = "account";

interface SecondFactor {
  /** In base32. */
  secret: string;
  /** The step of the last code that was taken. It and earlier ones are not taken again. */
  step: number;
  /** The SHA-256 of each unused recovery code, in hex. */
  codes: string[];
}

/** Returns the number of unused recovery codes. Null while the second factor is off. */
export async function countRecoveryCodes(db: Site["db"]): Promise<number | null> {
  const stored = await readValue(db, setting);
  return stored === null ? null : factorIn(stored).codes.length;
}

/** Returns a new secret in base32: 160 bits, as RFC 4226 recommends. */
export const newFactorSecret = () => toBase32(randomBytes(20));

/** Turns the second factor on, when the code shows that an app has this secret. Returns the recovery codes, once. */
export async function enableSecondFactor(
  site: Pick<Site, "db" | "now" | "securityLog">,
  { secret, code }: { secret: string; code: string },
): Promise<Result<string[], "code-wrong">> {
  const step = /^[A-Z2-7]{32}$/.test(secret) ? matchingStep(site, { secret, step: 0 }, code) : null;
  if (step === null) return refused("code-wrong");
  const codes = newRecoveryCodes();
  await writeValue(site.db, setting, JSON.stringify({ secret, step, codes: codes.map(hashOf) }));
  site.securityLog({ event: "second-factor", is: "on" });
  return done(codes);
}

/** Replaces all recovery codes and returns the new ones. Null while the second factor is off. */
export async function renewRecoveryCodes(site: Pick<Site, "db" | "securityLog">): Promise<string[] | null> {
  const codes = newRecoveryCodes();
  const isStored = await change(site.db, (factor) => ({ ...factor, codes: codes.map(hashOf) }));
  if (!isStored) return null;
  site.securityLog({ event: "second-factor", is: "renewed" });
  return codes;
}

/** Turns the second factor off. */
export async function turnFactorOff(site: Pick<Site, "db" | "securityLog">): Promise<void> {
  await removeValue(site.db, setting);
  site.securityLog({ event: "second-factor", is: "off" });
}

/**
 * Takes a code of the app or a recovery code, once. Ten wrong codes in a quarter of an hour, from wherever they come,
 * end that quarter for the app's codes. A recovery code is too long to be guessed and is always taken.
 */
export async function consumeCode(
  site: Site,
  typed: string,
): Promise<Result<null, "code-wrong" | "too-many-codes">> {
  const code = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  if (code.length > 6) {
    const hash = hashOf(code);
    const isTaken = await site.storage.withReserve(() =>
      change(site.db, (factor) =>
        factor.codes.includes(hash) ? { ...factor, codes: factor.codes.filter((one) => one !== hash) } : null,
      ),
    );
    if (isTaken) return done(null);
  }
  // The guess is counted before it is checked. Otherwise a hundred guesses at once would count as one.
  const { retryAfter } = await consumeSignIn(site, limit, account);
  if (retryAfter !== null) return { ...refused("too-many-codes"), retryAfter };
  const take = () =>
    change(site.db, (factor) => {
      const step = matchingStep(site, factor, code);
      return step === null ? null : { ...factor, step };
    });
  const isTaken = await site.storage.withReserve(take);
  if (!isTaken) return refused("code-wrong");
  await resetAttempts(site, limit, account);
  return done(null);
}

/**
 * Returns the token of the page that asks for the code, after the right password: `moment.signature`. It is good for
 * five minutes, and until a code is taken: each taken code changes what is signed. Null while the factor is off.
 */
export async function codePageToken({ db, now }: Clocked): Promise<string | null> {
  const moment = now().getTime().toString(36);
  const signature = await signatureOf(db, moment);
  return signature === null ? null : `${moment}.${signature}`;
}

/** True when this is the token of a page that asks for the code. */
export async function isCodePageToken({ db, now }: Clocked, token: string) {
  const [moment = "", signature = ""] = token.split(".");
  const expected = await signatureOf(db, moment);
  const age = now().getTime() - Number.parseInt(moment, 36);
  return expected !== null && isEqual(signature, expected) && age >= 0 && age < pageLifetime;
}

async function signatureOf(db: Site["db"], moment: string): Promise<string | null> {
  const stored = await readValue(db, setting);
  if (stored === null) return null;
  const password = await readValue(db, "admin-password");
  return sign(await findOrCreateSecret(db, "code-page-secret"), `${moment} ${stored} ${password}`);
}

/** Finds the step of a code: the present one or its neighbours, because clocks differ. Null when none has this code. */
function matchingStep(
  { now }: Pick<Site, "now">,
  { secret, step: last }: Pick<SecondFactor, "secret" | "step">,
  code: string,
): number | null {
  const present = stepOf(now());
  const steps = [present - 1, present, present + 1].filter((step) => step > last);
  return steps.find((step) => isEqual(code.replaceAll(/\s/g, ""), totp(secret, step))) ?? null;
}

const factorIn = (stored: string) => JSON.parse(stored) as SecondFactor;

/** Changes the stored factor unless `next` returns null. Of two requests at once one does: no code counts twice. */
async function change(db: Site["db"], next: (factor: SecondFactor) => SecondFactor | null): Promise<boolean> {
  const stored = await readValue(db, setting);
  const value = stored && next(factorIn(stored));
  return stored && value ? replaceValue(db, setting, stored, JSON.stringify(value)) : false;
}

/** Returns ten codes of 60 bits, in base32: `abcd-efgh-ijkl`. */
function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => {
    const letters = toBase32(randomBytes(8)).slice(0, 12).toLowerCase();
    return letters.replaceAll(/.{4}(?=.)/g, "$&-");
  });
}

/** Returns the hash of a recovery code. With 60 random bits a plain hash is enough. */
function hashOf(code: string): string {
  return createHash("sha256").update(code.replaceAll("-", "")).digest("hex");
}
