import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Feature, FeatureCollection, LineString, MultiLineString, Point } from "geojson";

type Read = Feature<Point | LineString | MultiLineString>;

/** Returns the faults of these texts by `schemas/<schema>.rng`, in xmllint's words. Empty without faults. */
export function schemaComplaints(schema: "atom" | "gpx" | "kml" | "sitemap", ...texts: string[]): string {
  return inFolder((folder) => {
    const files = texts.map((text, at) => written(path.join(folder, `${at}.xml`), text));
    const rules = path.resolve(`tests/support/schemas/${schema}.rng`);
    const { status, stderr } = run("xmllint", "--noout", "--nonet", "--relaxng", rules, ...files);
    return status === 0 ? "" : stderr;
  });
}

/**
 * Returns the waypoints, routes and tracks of a file as gpsbabel reads them: points with name and description, and
 * lines.
 */
export function readByGpsbabel(format: "gpx" | "kml" | "geojson", text: string) {
  const { features } = inFolder((folder) => {
    const file = written(path.join(folder, `journey.${format}`), text);
    const routesToo = ["-w", "-r", "-t"];
    const asTracks = ["-x", "transform,trk=rte"];
    const args = [...routesToo, "-i", format, "-f", file, ...asTracks, "-o", "geojson", "-F", "-"];
    const { status, stdout, stderr } = run("gpsbabel", ...args);
    if (status !== 0) throw new Error(`gpsbabel: ${stderr}`);
    return JSON.parse(stdout) as FeatureCollection & { features: Read[] };
  });
  const points = features.flatMap(({ geometry, properties }) =>
    geometry.type === "Point" ? [{ at: geometry.coordinates, ...(properties as Said) }] : [],
  );
  const lines = features.flatMap(({ geometry }) =>
    geometry.type === "LineString" ? [geometry.coordinates] : [],
  );
  return { points, lines };
}

interface Said {
  name?: string;
  description?: string;
  url?: string;
}

function inFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), "giramondo-read-"));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function written(file: string, text: string): string {
  writeFileSync(file, text);
  return file;
}

function run(program: string, ...args: string[]) {
  const { error, ...done } = spawnSync(program, args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  if (error)
    throw new Error(`${program}: ${error.message} (it is a package of Debian, see scripts/test.mjs)`);
  return done;
}
