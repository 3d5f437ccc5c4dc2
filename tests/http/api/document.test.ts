import { readdir } from "node:fs/promises";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiTable } from "../../support/api/api-table";
import { documented, type OpenApi } from "../../support/api/documented";
import { everyCall } from "../../support/api/every-call-rows";
import { siteInProcess, type SiteInProcess } from "../../support/site-in-process";

let running: SiteInProcess;
let document: OpenApi;

beforeAll(async () => {
  running = await siteInProcess({ PRODUCT_NAME: "Gino", PUBLIC_URL: "https://gino.example" });
  document = (await (await fetch(`${running.url}/api/openapi.json`)).json()) as OpenApi;
});
afterAll(() => running.close());

describe("the OpenAPI document", () => {
  it("is one, of version 3.1", async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document) as never)).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
  });

  it("has every call, and no others", () => {
    expect(documented(document).calls.toSorted()).toEqual(everyCall.toSorted());
  });

  it("forgets no route", async () => {
    const files = (await readdir("app/routes")).filter((file) => /^api\.(?!\$\.|_index|openapi)/.test(file));
    const paths = files.map(
      (file) =>
        `/${file
          .replace(/\.tsx?$/, "")
          .replaceAll(".", "/")
          .replaceAll(/\$(\w+)/g, "{$1}")}`,
    );
    expect(paths.toSorted()).toEqual(Object.keys(document.paths).toSorted());
  });

  it("shows examples that are as it says", () => {
    const { complaintsAt } = documented(document);
    const examples = Object.entries(document.components.schemas).flatMap(([name, { examples = [] }]) =>
      (examples as unknown[]).map((example) => complaintsAt(["components", "schemas", name], example)),
    );
    expect(examples.length).toBeGreaterThan(4);
    expect(examples.flat()).toEqual([]);
    const shown = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody, responses }]) =>
        [["requestBody", requestBody] as const, ...Object.entries(responses)].flatMap(([part, body]) =>
          Object.entries(body?.content ?? {}).flatMap(([type, { example, examples = {} }]) => {
            const of = part === "requestBody" ? [part] : ["responses", part];
            const values = [
              ...(example ? [example] : []),
              ...Object.values(examples).map(({ value }) => value),
            ];
            const where = ["paths", path, method, ...of, "content", type, "schema"];
            return values.map((value) => ({
              where: where.join(" "),
              complaints: complaintsAt(where, value),
            }));
          }),
        ),
      ),
    );
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.filter(({ complaints }) => complaints.length > 0)).toEqual([]);
  });

  it("asks for the JSON that is accepted, and for no other", () => {
    const { complaintsAboutBody } = documented(document);
    const rows = apiTable.filter(({ call }) => /visibility$|login$|edits$|PATCH .*stories/.test(call));
    const bodies = rows.flatMap(({ call, body, status, when }) => {
      const sent = body?.({}, { password: "quattro parole" } as never);
      return sent && Object.getPrototypeOf(sent) === Object.prototype ? [{ call, sent, status, when }] : [];
    });
    const accepted = bodies.filter(({ status }) => status === 200);
    const refused = bodies.filter(({ status }) => status === 400);
    expect(accepted.length).toBeGreaterThan(4);
    for (const { call, sent } of accepted) {
      const { unknown: _, ...known } = sent as Record<string, unknown>;
      expect(complaintsAboutBody(call, known)).toEqual([]);
    }
    expect(refused.length).toBeGreaterThan(10);
    for (const { call, sent, when } of refused) expect(complaintsAboutBody(call, sent), when).not.toEqual([]);
  });

  it("says which fields a form needs, and how long they may be", () => {
    const form = document.paths["/api/submit-story"]?.post?.requestBody?.content["multipart/form-data"];
    expect(form?.schema).toMatchObject({
      required: ["story", "consent"],
      properties: {
        story: { type: "string", minLength: 1, maxLength: 1000 },
        consent: { type: "boolean", const: true },
        photos: { type: "array", items: { type: "string", format: "binary" } },
      },
    });
    expect(form?.schema.properties).not.toHaveProperty("website");
    const article =
      document.paths["/api/admin/blog-posts"]?.post?.requestBody?.content["multipart/form-data"];
    expect(article?.schema).toMatchObject({
      required: ["title", "content", "city"],
      properties: {
        country: { type: "string", default: "Italia" },
        published: { type: "boolean", default: true },
        reactions: { type: "integer", default: 0 },
      },
    });
  });
});

describe("the page /api", () => {
  it("lists every call with a line to try it, and has no script", async () => {
    const html = await (await fetch(`${running.url}/api`)).text();
    const lines = [...html.matchAll(/<pre><code>(.*?)<\/code><\/pre>/g)].map(([, line = ""]) =>
      line.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&gt;", ">"),
    );
    expect(lines).toHaveLength(everyCall.length);
    expect(lines).toContain("curl https://gino.example/api/blog-posts");
    expect(lines).toContain(
      "curl -F 'story=Ho trovato Gino in stazione!' -F 'name=Anna' -F 'city=Torino' -F 'consent=true' -F 'code=C4P9XY' -F 'photos=@foto.jpg' https://gino.example/api/submit-story",
    );
    expect(lines).toContain(
      `curl -c cookie.txt -H 'Content-Type: application/json' -d '{"password":"la password"}' https://gino.example/api/admin/login`,
    );
    expect(lines).toContain("curl -b cookie.txt 'https://gino.example/api/admin/stories?state=new'");
    expect(lines).toContain("curl -b cookie.txt 'https://gino.example/api/admin/places?q=Lecce'");
    expect(lines).toContain("curl -b cookie.txt -X DELETE https://gino.example/api/admin/stories/ID");
    expect(html).toContain('href="/api/openapi.json"');
    expect(html).not.toContain("<script");
    expect(html).not.toContain("undefined");
  });

  it("answers only to reading", async () => {
    const answer = await fetch(`${running.url}/api`, { method: "POST", body: "x=y" });
    expect(answer.status).toBe(405);
    expect(await answer.text()).not.toContain("Error");
  });
});
