import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { filesWith } from "../../../tests/support/checks/find-bytes";
import { type TestSite, testSite } from "../../../tests/support/test-site";
import { setPassword } from "./password.server";
import {
  codePageToken,
  countRecoveryCodes,
  isCodePageToken,
  newFactorSecret,
  renewRecoveryCodes,
  consumeCode,
  turnFactorOff,
  enableSecondFactor,
} from "./second-factor.server";
import { stepOf, toBase32, totp, totpAddress } from "./totp";

describe("codes of an app", () => {
  const secret = toBase32(Buffer.from("12345678901234567890"));

  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("are those of RFC 6238 at second %d", (second, code) => {
    expect(secret).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    expect(totp(secret, stepOf(new Date(second * 1000)))).toBe(code);
  });

  it("are taken over from one address, whatever the toy is called", () => {
    expect(totpAddress(secret, "Nina & Capì")).toBe(
      `otpauth://totp/Nina%20%26%20Cap%C3%AC?secret=${secret}&issuer=Nina%20%26%20Cap%C3%AC`,
    );
  });
});

describe("the second factor", () => {
  let here: TestSite;
  let clock: Date;
  let secret: string;
  let recovery: string[];
  const codeAt = (seconds: number) => totp(secret, stepOf(new Date(clock.getTime() + seconds * 1000)));
  const later = (minutes: number) => {
    clock = new Date(clock.getTime() + minutes * 60_000);
  };
  const take = async (code: string) => {
    const taken = await consumeCode(here.site, code);
    return taken.ok ? "taken" : taken.code;
  };

  beforeEach(async () => {
    clock = new Date("2026-05-03T10:00:00.000Z");
    here = await testSite({ now: () => clock });
    await setPassword(here.site, "muretto-del-porto");
    secret = newFactorSecret();
    const on = await enableSecondFactor(here.site, { secret, code: codeAt(0) });
    recovery = on.ok ? on.value : [];
    later(10);
  });
  afterEach(() => here.close());

  it("is turned on only with a code of the app, and has ten recovery codes", async () => {
    expect(recovery).toHaveLength(10);
    expect(new Set(recovery).size).toBe(10);
    expect(recovery[0]).toMatch(/^[a-z2-7]{4}-[a-z2-7]{4}-[a-z2-7]{4}$/);
    await turnFactorOff(here.site);
    expect(await countRecoveryCodes(here.site.db)).toBeNull();
    for (const wrong of [
      { secret, code: "000000" },
      { secret, code: "" },
      { secret: "", code: codeAt(0) },
      { secret: `${secret}A`, code: codeAt(0) },
    ]) {
      expect(await enableSecondFactor(here.site, wrong)).toMatchObject({ ok: false, code: "code-wrong" });
    }
    expect(await countRecoveryCodes(here.site.db)).toBeNull();
  });

  it("takes codes of clocks that differ by one step, not by two", async () => {
    expect(await take(codeAt(-60))).toBe("code-wrong");
    expect(await take(codeAt(60))).toBe("code-wrong");
    expect(await take(codeAt(-30))).toBe("taken");
    const code = codeAt(30);
    expect(await take(` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe("taken");
  });

  it("takes no code twice, none from before the last one, and one of two at once", async () => {
    const before = codeAt(-30);
    expect(await take(codeAt(0))).toBe("taken");
    expect([await take(codeAt(0)), await take(before)]).toEqual(["code-wrong", "code-wrong"]);
    later(10);
    const both = await Promise.all([take(codeAt(0)), take(codeAt(0))]);
    expect(both.sort()).toEqual(["code-wrong", "taken"]);
  });

  it("takes each recovery code once, however it is written, and forgets the old ones for new ones", async () => {
    const [first = "", second = ""] = recovery;
    expect(await take(first.toUpperCase().replaceAll("-", " "))).toBe("taken");
    expect(await take(first)).toBe("code-wrong");
    expect(await countRecoveryCodes(here.site.db)).toBe(9);
    const [fresh = ""] = (await renewRecoveryCodes(here.site)) ?? [];
    expect([await take(second), await take(fresh)]).toEqual(["code-wrong", "taken"]);
  });

  it("after ten wrong codes takes only recovery codes, for a quarter of an hour", async () => {
    const wrong = codeAt(0) === "000000" ? "000001" : "000000";
    for (let n = 0; n < 10; n += 1) expect(await take(wrong)).toBe("code-wrong");
    expect(await consumeCode(here.site, codeAt(0))).toMatchObject({
      code: "too-many-codes",
      retryAfter: 900,
    });
    expect(await take(recovery[3] ?? "")).toBe("taken");
    expect(await take(codeAt(0))).toBe("too-many-codes");
    later(15);
    expect(await take(codeAt(0))).toBe("taken");
    for (let n = 0; n < 9; n += 1) await take(wrong);
    later(1);
    expect(await take(codeAt(0))).toBe("taken");
  });

  it("asks on a page that is good for five minutes, until a code is taken or the password changes", async () => {
    const token = (await codePageToken(here.site)) ?? "";
    expect(await isCodePageToken(here.site, token)).toBe(true);
    for (const forged of ["", ".", `${token}x`, `x${token}`, token.replace(/^[^.]*/, "zzzzzzzz")]) {
      expect(await isCodePageToken(here.site, forged), forged).toBe(false);
    }
    await take("000000");
    expect(await isCodePageToken(here.site, token)).toBe(true);
    later(5);
    expect(await isCodePageToken(here.site, token)).toBe(false);
    const [used = "", changed = ""] = [await codePageToken(here.site), await codePageToken(here.site)].map(
      (one) => one ?? "",
    );
    await take(codeAt(0));
    expect(await isCodePageToken(here.site, used)).toBe(false);
    await setPassword(here.site, "un-altro-muretto");
    expect(await isCodePageToken(here.site, changed)).toBe(false);
    await turnFactorOff(here.site);
    expect(await codePageToken(here.site)).toBeNull();
  });

  it("leaves no recovery code on the disk", async () => {
    const written = recovery.flatMap((code) => [code, code.replaceAll("-", "")]);
    expect(filesWith(here.dataDir, written)).toEqual([]);
  });
});
