import type Sharp from "sharp";

/** Loads the image library at first use. A site without photos never loads it. */
export async function loadSharp(): Promise<typeof Sharp> {
  return (await import("sharp")).default;
}
