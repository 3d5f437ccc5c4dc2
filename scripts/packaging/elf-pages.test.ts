import { expect, it } from "vitest";
import { pageFault } from "./elf-pages.mjs";

interface Segment {
  type?: number;
  rights: number;
  offset: number;
  address: number;
  size: number;
  alignment?: number;
}

const [run, read, write] = [5, 4, 6];
const interpreter = { type: 3, rights: read, offset: 0x200, address: 0x400200, size: 28, alignment: 1 };

/**
 * Returns the head of an ELF file with these program headers. The kernel looks at nothing else before it maps the
 * file.
 */
function elf(...segments: Segment[]): Buffer {
  const file = Buffer.alloc(64 + 56 * segments.length);
  file.write("\x7fELF\x02\x01\x01", "latin1");
  file.writeBigUInt64LE(64n, 32);
  file.writeUInt16LE(56, 54);
  file.writeUInt16LE(segments.length, 56);
  for (const [
    index,
    { type = 1, rights, offset, address, size, alignment = 0x10000 },
  ] of segments.entries()) {
    const at = 64 + 56 * index;
    file.writeUInt32LE(type, at);
    file.writeUInt32LE(rights, at + 4);
    const numbers = [offset, address, address, size, size, alignment];
    numbers.forEach((number, field) => file.writeBigUInt64LE(BigInt(number), at + 8 + 8 * field));
  }
  return file;
}

const code = { rights: run, offset: 0, address: 0x400000, size: 0x10800 };
const dataOnNext16K = { rights: write, offset: 0x13000, address: 0x417000, size: 0x800 };
const dataOnNext4K = { rights: write, offset: 0x11000, address: 0x411000, size: 0x800 };

it("lets pass what lies on pages of its own", () => {
  expect(pageFault(elf(interpreter, code, dataOnNext16K), 16384)).toBeNull();
  expect(pageFault(elf(interpreter, code, dataOnNext4K), 4096)).toBeNull();
});

it("finds code and data that share a large page although they share no small one", () => {
  expect(pageFault(elf(interpreter, code, dataOnNext4K), 16384)).toBe(
    "il segmento 2 di 2 condivide una pagina con uno che ha altri permessi",
  );
});

it("finds it also when they do not stand in the order of their addresses", () => {
  expect(pageFault(elf(interpreter, dataOnNext4K, code), 16384)).toContain(
    "il segmento 2 di 2 condivide una pagina",
  );
});

it("counts the memory that a segment takes, which is more than its part of the file", () => {
  const file = elf(interpreter, code, dataOnNext16K);
  file.writeBigUInt64LE(0x17001n, 64 + 56 + 40);
  expect(pageFault(file, 4096)).toContain("condivide una pagina");
});

it("lets segments with the same rights share a page", () => {
  expect(pageFault(elf(interpreter, code, { ...dataOnNext4K, rights: run }), 16384)).toBeNull();
});

it("finds a segment that would begin elsewhere within its page than in the file", () => {
  const shifted = { rights: read, offset: 0x21000, address: 0x520000, size: 0x100 };
  expect(pageFault(elf(interpreter, code, shifted), 4096)).toBeNull();
  expect(pageFault(elf(interpreter, code, shifted), 16384)).toBe(
    "il segmento 2 di 2 è sfalsato rispetto al file",
  );
});

it("wants libraries aligned to the page, as the loader of libraries does, and programs not", () => {
  const small = { ...code, alignment: 0x1000 };
  expect(pageFault(elf(small), 16384)).toBe("il segmento 1 di 1 è allineato a 4096");
  expect(pageFault(elf(small), 4096)).toBeNull();
  expect(pageFault(elf(interpreter, small), 16384)).toBeNull();
});

it("refuses what is no such file", () => {
  expect(() => pageFault(Buffer.from("#!/bin/sh\n"), 4096)).toThrow("not a 64-bit little-endian ELF file");
});
