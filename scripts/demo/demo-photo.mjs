import { Buffer } from "node:buffer";
import sharp from "sharp";

/** Sky, horizon, hills and ground of six afternoons. */
const afternoons = [
  ["#9fc4d6", "#e9d7a5", "#5d7f5a", "#3c5a45"],
  ["#f0c9a0", "#d97b54", "#7a4b52", "#3f2f44"],
  ["#bcd8e8", "#f5f1e6", "#8fa7b5", "#4f6b7d"],
  ["#26324a", "#5b4a6e", "#1a2233", "#0f1420"],
  ["#dfe9c9", "#9dbb6f", "#6a8b4e", "#3d5a36"],
  ["#f7d6d0", "#e79a8b", "#a2516a", "#5a2a4a"],
];

/** A painted holiday photo of the toy as JPEG; every number `n` gives another one, every fourth is upright. */
export async function demoPhoto(n) {
  const [sky, horizon, hills, ground] = afternoons[n % afternoons.length];
  const [width, height] = n % 4 === 3 ? [1200, 1600] : [1600, 1200];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 75" preserveAspectRatio="xMidYMid slice">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${horizon}"/></linearGradient>
    <rect width="100" height="75" fill="url(#sky)"/>
    <circle cx="${24 + ((n * 11) % 52)}" cy="18" r="7" fill="#fff3d0" opacity=".9"/>
    <path d="M0 55L${18 + ((n * 5) % 14)} ${27 + (n % 3) * 4}l16 18 14-12 24 20 28-14v40H0z" fill="${hills}"/>
    <path d="M0 62c20-8 50 6 100-6v20H0z" fill="${ground}"/>
    <g transform="translate(${26 + ((n * 7) % 16)} 36) scale(.34)">
      <path fill="#a9744a" d="M13 60c-2-18 13-29 34-29 12 0 19-4 24-11 3-5 9-7 15-6l15 4c6 1 9 5 9 11v7c0 7-5 10-12 10-5 1-8 4-9 10v24H79v-9c-12 3-28 3-40 0v9H29l-2-9c-9-3-13-7-14-11z"/>
      <rect x="24" y="13" width="34" height="30" rx="8" fill="#b83a24"/>
    </g>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}
