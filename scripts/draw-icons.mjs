/** Draws the bitmap icons and the picture for shared links from public/favicon.svg: `node scripts/draw-icons.mjs`. */
import { Buffer } from "node:buffer";
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const icon = await readFile("public/favicon.svg", "utf8");
const toy = icon.slice(icon.indexOf("<g "), icon.lastIndexOf("</svg>"));
const square = (size, corner) =>
  icon.replace("<svg ", `<svg width="${size}" height="${size}" `).replace('rx="9"', corner);

const card = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <pattern id="dots" width="32" height="32" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="2.5" fill="#e9dcc4"/></pattern>
  <rect width="1200" height="630" fill="#fbf6ec"/>
  <rect width="1200" height="630" fill="url(#dots)"/>
  <path d="M-20 560c240-90 380 50 640-30s360-120 620-40" fill="none" stroke="#8a5a36" stroke-width="6" stroke-dasharray="22 18" stroke-linecap="round"/>
  <g fill="none" stroke="#b83a24" stroke-width="6" transform="rotate(-9 985 180)">
    <circle cx="985" cy="180" r="110"/>
    <circle cx="985" cy="180" r="84" stroke-width="4"/>
    <path d="M1100 150q30-22 60 0t60 0M1100 180q30-22 60 0t60 0M1100 210q30-22 60 0t60 0" stroke-width="4"/>
  </g>
  <g transform="translate(330 148) scale(15.6)">${toy}</g>
</svg>`;

const drawings = [
  ["public/icon-192.png", square(192, 'rx="9"')],
  ["public/icon-512.png", square(512, 'rx="9"')],
  ["public/apple-touch-icon.png", square(180, 'rx="0"')],
  ["public/social-card.png", card],
];
for (const [file, svg] of drawings) {
  await sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 10 }).toFile(file);
}

// For clients that request /favicon.ico without reading a page: an ICO that contains one PNG.
const png = await sharp(Buffer.from(square(32, 'rx="9"')))
  .png({ palette: true })
  .toBuffer();
const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
header.writeUInt32LE(png.length, 14);
await writeFile("public/favicon.ico", Buffer.concat([header, png]));
