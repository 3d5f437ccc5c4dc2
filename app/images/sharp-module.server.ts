import type sharp from "sharp";

/** The image library's own function, as `import sharp from "sharp"` gives it. */
export type Sharp = typeof sharp;

/** `import("sharp")` or what `require("sharp")` answers, whichever the running program has. */
export type LoadSharp = () => Promise<{ default: Sharp } | Sharp>;

/** Decoders that strangers' files may reach; every other one of libvips (SVG, PDF, TIFF…) is closed for the process. */
const decoders = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((name) => `VipsForeignLoad${name}`);

/** Loads sharp once, on first use: without a cache, with one thread and only the decoders that photos need. */
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
 * Runs `draw`, in which SVG made by this program can be decoded: strangers' files never can. No photo may be decoded at the
 * same time.
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
