import { expect, test } from "vitest";
import { photoKindOf } from "./photo-pieces";

const bytes = (text: string) => Buffer.from(text, "latin1");

test.each([
  ["jpeg", "\xff\xd8\xff\xe1"],
  ["png", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"],
  ["gif", "GIF87a"],
  ["gif", "GIF89a"],
  ["webp", "RIFF\x10\0\0\0WEBPVP8 "],
  ["heif", "\0\0\0\x14ftypheic\0\0\0\0heic"],
  ["heif", "\0\0\0\x14ftypavif\0\0\0\0mif1"],
  ["heif", "\0\0\0\x18ftypmif1\0\0\0\0mif1heic"],
  ["heif", "\0\0\0\x18ftypXXXX\0\0\0\0isomavif"],
])("a %s is known by its first bytes", (kind, head) => {
  expect(photoKindOf(bytes(head))).toBe(kind);
});

test.each([
  ["nothing", ""],
  ["a text", "Caro diario, "],
  ["a drawing", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  ["a page", "<!doctype html><img src=x>"],
  ["a document", "%PDF-1.7\n"],
  ["a TIFF", "II*\0\x08\0\0\0"],
  ["a bitmap", "BM\x10\0\0\0"],
  ["a video", "\0\0\0\x18ftypisom\0\0\x02\0isommp42"],
  ["an iPhone's video", "\0\0\0\x14ftypqt  \0\0\0\0qt  "],
  ["a video that mentions a picture brand after its ftyp box", "\0\0\0\x14ftypisom\0\0\0\0mp42avif"],
  ["a version that looks like a brand", "\0\0\0\x14ftypisomavifmp42"],
  ["a picture that does not begin at the beginning", " \xff\xd8\xff\xe1"],
  ["another RIFF", "RIFF\x10\0\0\0WAVEfmt "],
])("%s is no photo", (_what, head) => {
  expect(photoKindOf(bytes(head))).toBeNull();
});
