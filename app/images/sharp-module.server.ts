import type sharp from "sharp";

/** The main function of sharp, as `import sharp from "sharp"` returns it. */
export type Sharp = typeof sharp;

/** The decoders that strangers' files may reach. libvips' others (SVG, PDF, TIFF…) are blocked in this process. */
const decoders = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((name) => `VipsForeignLoad${name}`);

/** Loads sharp at first use, with no cache, one thread and only the decoders for photos. */
export async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: decoders });
  return sharp;
}

/** Runs `draw` with the SVG decoder allowed: for SVG made by this program, while no photo is decoded. */
export async function withSvg<Drawn>(sharp: Sharp, draw: () => Promise<Drawn>): Promise<Drawn> {
  const operation = ["VipsForeignLoadSvg"];
  sharp.unblock({ operation });
  return draw().finally(() => sharp.block({ operation }));
}
