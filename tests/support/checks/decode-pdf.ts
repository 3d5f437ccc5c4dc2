import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A PDF as a printer and a scanner see it. */
export interface PrintedPdf {
  /** Width and height of each page in millimetres, rounded. */
  pages: [width: number, height: number][];
  /**
   * The texts of the QR codes on all pages from `from` on, scanned at this many dots per inch. Each page must have
   * one.
   */
  codesAt(dpi: number, from?: number): string[];
  /** The words on all pages, in one line: where lines break depends on the fonts of the machine. */
  text: string;
  /** The words of each page. */
  words: string[];
  /** The addresses of the links. */
  links: string[];
  fonts: { name: string; embedded: boolean }[];
  /** The page of each photo, from 1. */
  photos: number[];
  /** The lower end of the lowest line, without page numbers. 1 is the edge of the paper. */
  lowest: number;
}

/** Reads a PDF with poppler, and its QR codes with zbar from gray pixels. Throws when a program is missing. */
export function readPdf(pdf: Buffer): PrintedPdf {
  const inFolder = <T>(use: (file: string, folder: string) => T): T => {
    const folder = mkdtempSync(path.join(tmpdir(), "giramondo-pdf-"));
    try {
      const file = path.join(folder, "page.pdf");
      writeFileSync(file, pdf);
      return use(file, folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  const inches = 25.4 / 72;
  const info = inFolder((file) => run("pdfinfo", "-l", "-1", file));
  const words = inFolder((file) => run("pdftotext", "-raw", file, "-")).split("\f");
  const sizes = [...info.matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+) pts/gm)];
  return {
    pages: sizes.map(([, width, height]) => [
      Math.round(Number(width) * inches),
      Math.round(Number(height) * inches),
    ]),
    text: words.join("").replaceAll(/\s+/g, " "),
    words,
    links: [...inFolder((file) => run("pdfinfo", "-url", file)).matchAll(/^ *\d+ +Annotation +(\S+)/gm)].map(
      ([, link = ""]) => link,
    ),
    fonts: [
      ...inFolder((file) => run("pdffonts", file)).matchAll(/^(\S+) .* (yes|no) +(?:yes|no) +(?:yes|no) /gm),
    ].map(([, name = "", embedded]) => ({ name, embedded: embedded === "yes" })),
    photos: [
      ...inFolder((file) => run("pdfimages", "-list", file)).matchAll(/^ *(\d+) +\d+ image .* jpeg /gm),
    ].map(([, page]) => Number(page)),
    lowest: lowestLine(inFolder((file) => run("pdftotext", "-bbox-layout", file, "-"))),
    codesAt: (dpi, from = 1) =>
      inFolder((file, folder) => {
        run("pdftoppm", "-gray", "-r", String(dpi), "-f", String(from), file, path.join(folder, "pixels"));
        const images = readdirSync(folder).filter((name) => name.endsWith(".pgm"));
        const read = run("zbarimg", "--quiet", "--raw", ...images.map((name) => path.join(folder, name)));
        return read.split("\n").filter((line) => line !== "");
      }),
  };
}

function lowestLine(layout: string): number {
  return Math.max(
    ...layout.split("<page ").flatMap((page) => {
      const height = Number(/height="([\d.]+)"/.exec(page)?.[1]);
      const lines = page
        .split("<line ")
        .filter((line) => !/^[^>]*>\s*<word [^>]*>\d+<\/word>\s*<\/line>/.test(line));
      return lines.flatMap((line) => Number(/^[^>]*yMax="([\d.]+)"/.exec(line)?.[1] ?? 0) / height || 0);
    }),
  );
}

function run(program: string, ...args: string[]): string {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (error)
    throw new Error(`${program}: ${error.message} (it is a package of Debian, see scripts/test.mjs)`);
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
  return stdout;
}
