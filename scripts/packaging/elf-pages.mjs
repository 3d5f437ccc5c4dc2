const loadSegment = 1;
const interpreterSegment = 3;

/** The page sizes of a target's kernels: x64 has one, arm64 has 4K, 16K (Raspberry Pi 5) and 64K. */
export const pageSizes = { x64: [4096], arm64: [4096, 16384, 65536] };

/**
 * Returns why a 64-bit ELF file cannot be loaded with memory pages of this size, or null. Segments with different
 * rights cannot share a page, and each must have the same offset in file and memory pages.
 */
export function pageFault(file, pageSize) {
  const segments = programHeaders(file);
  const isLibrary = !segments.some(({ type }) => type === interpreterSegment);
  const loaded = segments.filter(({ type }) => type === loadSegment);
  const pages = ({ address, size }) => [
    Math.floor(address / pageSize),
    Math.floor((address + size - 1) / pageSize),
  ];
  for (const [at, segment] of loaded.entries()) {
    const name = `il segmento ${at + 1} di ${loaded.length}`;
    if ((segment.address - segment.offset) % pageSize !== 0) return `${name} è sfalsato rispetto al file`;
    if (isLibrary && segment.alignment % pageSize !== 0) return `${name} è allineato a ${segment.alignment}`;
    const [first, last] = pages(segment);
    const rival = loaded.slice(0, at).find((other) => {
      const [otherFirst, otherLast] = pages(other);
      return first <= otherLast && otherFirst <= last && other.rights !== segment.rights;
    });
    if (rival) return `${name} condivide una pagina con uno che ha altri permessi`;
  }
  return null;
}

function programHeaders(file) {
  if (file.toString("latin1", 0, 6) !== "\x7fELF\x02\x01")
    throw new Error("not a 64-bit little-endian ELF file");
  const number = (at) => Number(file.readBigUInt64LE(at));
  const [start, size, count] = [number(32), file.readUInt16LE(54), file.readUInt16LE(56)];
  return Array.from({ length: count }, (_, index) => start + index * size).map((at) => ({
    type: file.readUInt32LE(at),
    rights: file.readUInt32LE(at + 4) & 7,
    offset: number(at + 8),
    address: number(at + 16),
    size: number(at + 40),
    alignment: number(at + 48),
  }));
}
