import { crc32, deflateSync } from "node:zlib";

/** Where the first chunk after IHDR begins: signature 8, length 4, name 4, data 13, checksum 4. */
const afterHeader = 33;

/** A PNG with a colour profile put into it, so that the profile's colours are honoured when it is decoded. */
export function pngWithProfile(png: Uint8Array, profile: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from("iCCPprofile\0\0", "latin1"), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, afterHeader), length, body, checksum, png.subarray(afterHeader)]);
}
