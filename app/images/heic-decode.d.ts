/** heic-decode ships no types; this is what the site uses of it. */
declare module "heic-decode" {
  interface HeicPicture {
    width: number;
    height: number;
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
  }
  const heicDecode: { all(source: { buffer: Uint8Array }): Promise<HeicPicture[]> };
  export default heicDecode;
}
