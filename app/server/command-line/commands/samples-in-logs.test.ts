import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages, prefixOf } from "~/text/languages.server";

const samples = readdirSync("deploy").map((name) => ({ name, lines: linesOf(name) }));
const requests = languages.flatMap((language) =>
  ["/ricevuta/0123", "/Ricevuta/0123/foto/1"].map((path) => prefixOf(language) + path),
);

/** The lines that make nginx, Caddy and HAProxy log each request. */
const logsRequests = /^(access_log (?!off)|option (http|tcp)log|log-format)/;

describe("receipts in the logs of the sample proxies", () => {
  it("none has a log of requests", () => {
    const logging = samples.filter(({ lines }) => lines.some((line) => logsRequests.test(line)));
    expect(logging).toEqual([]);
    expect(linesOf("nginx.conf").filter((line) => line === "access_log off;")).toHaveLength(2);
    for (const { name, lines } of samples.filter(({ name }) => name.startsWith("Caddyfile"))) {
      // The site's block has no log of requests. The error log, which is allowed, has neither requests nor answers.
      expect(lines.slice(lines.indexOf("{$DOMAIN:capi.example} {")), name).not.toContainEqual(
        expect.stringMatching(/^log\b/),
      );
      expect(lines, name).toEqual(expect.arrayContaining(["request delete", "headers delete"]));
    }
    expect(linesOf("haproxy.cfg").filter((line) => line.startsWith("log "))).toEqual([
      "log stdout format raw local0 warning",
      "log global",
    ]);
  });

  it("nginx leaves the receipts of every language out of its log of errors, and nothing else", () => {
    const lines = linesOf("nginx.conf").join("\n");
    const [, silent = ""] = /^location ~\* (\S+) \{\nerror_log \/dev\/null crit;$/m.exec(lines) ?? [];
    for (const request of requests) expect(request).toMatch(new RegExp(silent, "i"));
    for (const request of ["/", "/blog/ricevuta", "/en/submit"]) {
      expect(request).not.toMatch(new RegExp(silent, "i"));
    }
  });
});

function linesOf(name: string): string[] {
  return readFileSync(`deploy/${name}`, "utf8")
    .split("\n")
    .map((line) => line.trim());
}
