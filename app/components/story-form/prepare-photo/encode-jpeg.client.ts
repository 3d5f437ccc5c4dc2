/** The picture as a JPEG with this longest side in pixels at most. */
export async function encodeJpeg(picture: ImageBitmap, longestSide: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("no canvas");
  context.imageSmoothingQuality = "high";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  if (jpeg?.type !== "image/jpeg") throw new Error("no JPEG");
  return jpeg;
}

/** Whether a canvas gives back what was drawn: browsers that hide their identity return noise, which is no photo. */
export function canvasReturnsPixels(): boolean {
  const side = 16;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) return false;
  context.fillStyle = "#c86432";
  context.fillRect(0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  return data.every((value, at) => value === [0xc8, 0x64, 0x32, 0xff][at % 4]);
}
