import { demoScenes } from "./demo-scenes";

/** The light of a placeholder photo. */
export type DemoHour = "morning" | "evening";

const light = {
  morning: { top: "#bfe0ea", bottom: "#fdf3dc", sun: "#fff3b8", sunX: 1010, sunY: 170, veil: "#ffffff00" },
  evening: { top: "#6d5f8d", bottom: "#f4a96b", sun: "#ffd9a0", sunX: 300, sunY: 430, veil: "#5a2f4a38" },
};

/**
 * A placeholder photo as SVG: the toy in front of the scene of a stop. `toy`: the contents of the site's icon, drawn in
 * 32 × 32 units. Without text, so that no fonts are needed.
 */
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
