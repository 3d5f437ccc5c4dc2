/** The light of a placeholder photo. */
export type DemoHour = "morning" | "evening";

const light = {
  morning: { top: "#bfe0ea", bottom: "#fdf3dc", sun: "#fff3b8", sunX: 1010, sunY: 170, veil: "#ffffff00" },
  evening: { top: "#6d5f8d", bottom: "#f4a96b", sun: "#ffd9a0", sunX: 300, sunY: 430, veil: "#5a2f4a38" },
};

/** Returns a placeholder photo as SVG, without text and fonts. `toy` is the drawing of the icon, in 32 × 32 units. */
export function demoPhotoSvg(scene: number, hour: DemoHour, toy: string): string {
  const { top, bottom, sun, sunX, sunY, veil } = light[hour];
  const isClose = hour === "evening";
  const crop = isClose ? "160 140 960 720" : "0 0 1280 960";
  const where = isClose
    ? "translate(560 470) scale(10.5)"
    : `translate(${150 + (scene % 4) * 190} 560) scale(10)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960" viewBox="${crop}">
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="0.75" stop-color="${bottom}"/></linearGradient>
  <rect width="1280" height="960" fill="url(#sky)"/>
  <circle cx="${sunX}" cy="${sunY}" r="80" fill="${sun}"/>
  <rect y="600" width="1280" height="360" fill="#cbb586"/>
  ${demoScenes[scene] ?? ""}
  <path d="M0 850q320-60 640-10t640-20v140H0z" fill="#8d7a55"/>
  <rect width="1280" height="960" fill="${veil}"/>
  <ellipse cx="${isClose ? 730 : 310 + (scene % 4) * 190}" cy="${isClose ? 805 : 875}" rx="170" ry="18" fill="#2b211855"/>
  <g transform="${where}">${toy}</g>
</svg>`;
}

const times = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));

const rect = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
const arch = (x: number, y: number, w: number, h: number, fill: string) =>
  `<path d="M${x} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z" fill="${fill}"/>`;
const peak = (x: number, y: number, w: number, h: number, fill: string) =>
  `<path d="M${x} ${y}l${w / 2} ${-h} ${w / 2} ${h}z" fill="${fill}"/>`;
const dome = (x: number, y: number, r: number, fill: string) =>
  `<path d="M${x - r} ${y}a${r} ${r * 1.15} 0 0 1 ${2 * r} 0z" fill="${fill}"/>${rect(x - r / 10, y - r * 1.5, r / 5, r * 0.5, fill)}`;
const cypress = (x: number, y: number, h: number) =>
  `<ellipse cx="${x}" cy="${y - h / 2}" rx="${h / 8}" ry="${h / 2}" fill="#3f5a41"/>`;
const palm = (x: number, y: number) =>
  `<path d="M${x} ${y}q-14-110 8-210" stroke="#7a5a3a" stroke-width="16" fill="none"/>${times(6, (n) => `<path d="M${x + 8} ${y - 210}q${[-120, -90, -30, 40, 100, 130][n]} ${[-30, -90, -120, -120, -80, -20][n]} ${[-170, -130, -60, 70, 140, 180][n]} ${[50, -10, -60, -60, 0, 60][n]}" stroke="#4c7a4a" stroke-width="20" fill="none" stroke-linecap="round"/>`).join("")}`;
const sea = (y: number, fill = "#4f9aa3") =>
  `${rect(0, y, 1280, 960 - y, fill)}${times(9, (n) => `<path d="M${(n * 311) % 1200} ${y + 40 + ((n * 53) % 160)}q40-18 80 0t80 0" stroke="#d9eeee" stroke-width="6" fill="none"/>`).join("")}`;
const houses = (y: number, count: number, colours: string[]) =>
  times(count, (n) => {
    const [x, w, h] = [(n * 1280) / count, 1280 / count, 130 + ((n * 67) % 120)];
    const windows = times(2, (m) => rect(x + w * (0.2 + m * 0.4), y - h + 36, w * 0.18, 44, "#fdf3dc"));
    return rect(x, y - h, w - 4, h, colours[n % colours.length] ?? "#c98") + windows.join("");
  }).join("");

const warm = ["#d98f6a", "#e2b071", "#c9755a", "#e6c79a"];
const stone = ["#d8c6a2", "#c7b189", "#e3d4b4", "#bda67c"];

/** The background of each stop of the made-up journey, as SVG in 1280 × 960 units. */
const demoScenes: string[] = [
  `${peak(-80, 620, 500, 330, "#9db4c6")}${peak(260, 620, 620, 400, "#b5c8d6")}${peak(760, 620, 600, 300, "#9db4c6")}${houses(640, 9, warm)}${rect(560, 300, 160, 200, "#c9755a")}${peak(540, 310, 200, 190, "#a9553f")}${rect(634, 30, 12, 110, "#a9553f")}`,
  `${sea(520)}${rect(930, 230, 60, 330, "#e3d4b4")}${rect(915, 210, 90, 40, "#c9755a")}${houses(540, 12, ["#d98f6a", "#e9c46a", "#d77a61", "#f0d9a8"])}`,
  `${houses(600, 10, warm)}${times(7, (n) => peak(480 + n * 46, 600, 46, 250 + (3 - Math.abs(3 - n)) * 60, "#efe6d6")).join("")}${rect(0, 600, 1280, 70, "#6d9a8d")}`,
  `${rect(140, 330, 1000, 330, "#d9b48f")}${times(10, (n) => arch(165 + n * 98, 480, 70, 120, "#8b5e48")).join("")}${times(10, (n) => arch(165 + n * 98, 650, 70, 130, "#75492f")).join("")}`,
  `${houses(560, 11, ["#d98f6a", "#e9c46a", "#c9755a", "#e8d5b5"])}${rect(300, 170, 70, 400, "#b5654a")}${peak(290, 180, 90, 120, "#7fae9f")}${sea(560, "#5aa59c")}<path d="M760 640q180 60 360 0l40-60-30 100q-190 70-390-10z" fill="#2b2118"/>`,
  `${houses(640, 9, ["#c9755a", "#b5533c", "#d98f6a", "#a9553f"])}${rect(520, 90, 74, 550, "#b5654a")}<path d="M700 640l18-380h70l20 380z" fill="#a9553f"/>${rect(514, 70, 86, 30, "#8f4a36")}`,
  `${houses(640, 10, stone)}${rect(470, 360, 340, 220, "#e8dcc4")}${dome(640, 370, 150, "#c4623f")}${rect(900, 240, 80, 400, "#e8dcc4")}`,
  `<path d="M0 560q320-190 640-30t640-60v490H0z" fill="#c9c077"/><path d="M0 660q400-150 760-20t520-50v400H0z" fill="#a9a75c"/>${times(8, (n) => cypress(160 + n * 130, 600 - ((n * 41) % 90), 170)).join("")}${rect(890, 480, 130, 90, "#d98f6a")}`,
  `${rect(0, 640, 1280, 60, "#7c9a7e")}${dome(980, 430, 120, "#b8c4c9")}${rect(860, 430, 240, 190, "#e3d4b4")}${times(4, (n) => arch(120 + n * 170, 650, 130, 170, "#7f6a4f")).join("")}${rect(90, 430, 720, 60, "#cdb68c")}`,
  `<path d="M220 600q240-60 360-330l60 24 60-24q110 270 400 330z" fill="#7d7f96"/>${sea(580, "#3f8fa6")}${houses(600, 14, ["#f0d9a8", "#e9c46a", "#e8a87c", "#d98f6a"])}`,
  `${times(4, (row) => times(9, (n) => rect(n * 150 - row * 40, 300 + row * 95, 136, 90, stone[(n + row) % 4] ?? "") + arch(n * 150 - row * 40 + 44, 390 + row * 95, 44, 62, "#6b5540")).join("")).join("")}${rect(600, 130, 60, 200, "#e3d4b4")}`,
  `${sea(540, "#3fa0a8")}${peak(680, 560, 620, 280, "#a08a77")}${palm(220, 660)}${palm(1060, 640)}${palm(430, 690)}`,
];
