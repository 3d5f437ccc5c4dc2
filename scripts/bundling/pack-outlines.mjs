import { readFileSync } from "node:fs";
import { feature, mesh } from "topojson-client";

/**
 * Returns coasts and borders of `world-atlas` as lines of text: the atlas's grid, then for each polygon of land (`l`) and
 * each border (`b`) its box in degrees and its rings in steps of the grid. So a drawing reads only what lies near.
 */
export function packedOutlines(scale) {
  const atlas = JSON.parse(readFileSync(`node_modules/world-atlas/countries-${scale}.json`, "utf8"));
  const { land, countries } = atlas.objects;
  const grid = [...atlas.transform.scale, ...atlas.transform.translate];
  const stepsOf = (ring) => {
    const cells = ring.map(([x, y]) => [
      Math.round((x - grid[2]) / grid[0]),
      Math.round((y - grid[3]) / grid[1]),
    ]);
    return cells.flatMap(([x, y], at) => [x - (cells[at - 1]?.[0] ?? 0), y - (cells[at - 1]?.[1] ?? 0)]);
  };
  const line = (kind, rings) => {
    const range = (axis) => rings[0].map((point) => point[axis]);
    const box = [Math.min(...range(0)), Math.min(...range(1)), Math.max(...range(0)), Math.max(...range(1))];
    return [kind, ...box, JSON.stringify(rings.map(stepsOf))].join(" ");
  };
  const lands = feature(atlas, land).features.flatMap(({ geometry }) => geometry.coordinates);
  const borders = mesh(atlas, countries, (one, other) => one !== other).coordinates;
  const lines = [...lands.map((rings) => line("l", rings)), ...borders.map((border) => line("b", [border]))];
  return [grid.join(" "), ...lines].join("\n");
}
