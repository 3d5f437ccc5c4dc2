import type sharp from "sharp";

/** The main function of sharp, as `import sharp from "sharp"` returns it. */
export type Sharp = typeof sharp;

/** Loads sharp with `import` or `require`, depending on the running program. */
export type LoadSharp = () => Promise<{ default: Sharp } | Sharp>;

/**
 * The decoders that strangers' files may reach. libvips' other decoders (SVG, PDF, TIFF…) are blocked in this process.
 */
const decoders = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((name) => `VipsForeignLoad${name}`);

/** Loads sharp once, at first use, with no cache, one thread and only the decoders for photos. */
export function lazySharp(load: LoadSharp): () => Promise<Sharp> {
  let loading: Promise<Sharp> | null = null;
  const frugal = async (): Promise<Sharp> => {
    const loaded = await load();
    const sharp = "default" in loaded ? loaded.default : loaded;
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({ operation: decoders });
    return sharp;
  };
  return () =>
    (loading ??= frugal().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}

/**
 * Runs `draw` with the SVG decoder allowed. `draw` may decode SVG made by this program, never strangers' files. No
 * photo may be decoded at the same time.
 */
export async function withSvg<Drawn>(sharp: Sharp, draw: () => Promise<Drawn>): Promise<Drawn> {
  const operation = ["VipsForeignLoadSvg"];
  sharp.unblock({ operation });
  try {
    return await draw();
  } finally {
    sharp.block({ operation });
  }
}
