import * as z from "zod";
import { listQuery } from "~/http/api/cursor-page.server";
import { blogPostShape } from "~/http/api/json/blog-post-json.server";
import { locationShape, locationWithPostShape } from "~/http/api/json/location-json.server";
import { placeShape } from "~/http/api/json/place-json.server";
import { storyShape } from "~/http/api/json/story-json.server";
import { tagShape } from "~/http/api/json/tag-json.server";
import { sessionCookieName } from "~/http/session.server";
import { apiCallText, apiText } from "~/text/it/api";
import { type ApiCall, apiCalls } from "./api-calls.server";
import { type ProblemCode, problemAnswer } from "~/http/answer/problem.server";
import { fill } from "~/text/fill";
import { serverAnswers } from "~/text/it/server-answers";
import { storyForm } from "~/text/it/finder/story-form";

/** The JSON of an error. */
const errorShape = z.object({
  error: z.string(),
  fieldErrors: z.record(z.string(), z.array(z.string())).optional(),
});

/** The JSON of a call without a result. */
const successShape = z.object({ success: z.literal(true) }).meta({ examples: [{ success: true }] });

const named = {
  Story: storyShape,
  BlogPost: blogPostShape,
  Location: locationShape,
  LocationWithPost: locationWithPostShape,
  Place: placeShape,
  Tag: tagShape,
  Error: errorShape,
};

const textHeader = (description: string) => ({ description, schema: { type: "string" } });

/** Returns the OpenAPI 3.1 document of all calls. It is made from the schemas that check requests and build answers. */
export async function openApiDocument({ product, publicUrl }: { product: string; publicUrl: string | null }) {
  const text = apiText(product);
  const cookieName = sessionCookieName(publicUrl?.startsWith("https:") ?? false);
  const { schemas, of } = jsonSchemas(named);
  const content = (schema: z.ZodType, type = "application/json", more = {}) => ({
    [type]: { schema: of(schema), ...more },
  });

  const operation = (call: ApiCall) => {
    const shape: z.ZodType = call.answer ?? successShape;
    const refusals = [...refusalsOfCall(call)].map(([status, sentences]) => {
      const newer = { current: (shape.meta()?.examples as unknown[] | undefined)?.[0] };
      const examples = Object.fromEntries(
        sentences.map((error, at) => [
          `${status}-${at + 1}`,
          { value: { error, ...(error === problemAnswer("changed-meanwhile").sentence && newer) } },
        ]),
      );
      const isConflict = status === 409 && call.refusals?.includes("changed-meanwhile");
      // Only "changed-meanwhile" answers with the newer version. Other conflicts under 409 have no `current`.
      const current = sentences.length > 1 ? shape.optional() : shape;
      const answer = isConflict ? errorShape.extend({ current }) : errorShape;
      return [
        status,
        {
          description: sentences.join(" / "),
          content: content(answer, undefined, { examples }),
          ...(status === 429 && { headers: { "Retry-After": textHeader(text.retryAfter) } }),
        },
      ];
    });
    const done = {
      description: apiCallText[call.id],
      content: content(shape),
      ...(call.setsCookie && { headers: { "Set-Cookie": textHeader(text.sessionCookie) } }),
    };
    return {
      operationId: call.id,
      summary: apiCallText[call.id],
      security: call.owner ? [{ session: [] }] : [],
      parameters: [
        ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
          name,
          in: "path",
          required: true,
          schema: { type: "string" },
        })),
        ...(call.list ? queryParameters(call, listQuery) : []),
        ...(call.query ? queryParameters(call, call.query.schema) : []),
      ],
      ...(call.body && {
        requestBody: {
          required: true,
          content: content(
            call.body.json ?? call.body.form,
            "json" in call.body ? "application/json" : "multipart/form-data",
            { example: call.body.example(product) },
          ),
        },
      }),
      responses: Object.fromEntries([
        [call.status ?? 200, done],
        ...(call.cache ? [[304, { description: text.unchanged }]] : []),
        ...refusals,
      ]),
    };
  };

  const queryParameters = ({ id }: ApiCall, query: z.ZodObject) =>
    Object.entries(query.shape).map(([name, schema]) => ({
      name,
      in: "query",
      description: text.parameters[`${id}.${name}`] ?? text.parameters[name],
      schema: of(schema as z.ZodType),
    }));

  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const call of await apiCalls()) {
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call);
  }
  return {
    openapi: "3.1.0",
    info: { title: text.title, version: "1", description: [text.lead, ...text.rules].join("\n\n") },
    servers: [{ url: publicUrl ?? "/" }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: cookieName, description: text.cookie },
      },
    },
  };
}

type JsonSchema = Record<string, unknown>;

/** Turns zod schemas into JSON Schemas. The `named` ones become components, to which `of` returns references. */
function jsonSchemas(named: Record<string, z.ZodType>) {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const uri = (id: string) => `#/components/schemas/${id}`;
  const options = { io: "input", unrepresentable: "any", override: corrected } as const;
  const { schemas } = z.toJSONSchema(registry, { ...options, uri });

  function of(schema: z.ZodType): JsonSchema {
    const id = registry.get(schema)?.id;
    if (id) return { $ref: uri(id) };
    if (schema instanceof z.ZodArray) return { type: "array", items: of(schema.element as z.ZodType) };
    return z.toJSONSchema(schema, options);
  }
  return { schemas: schemas as Record<string, JsonSchema>, of };
}

/** Marks fields with a default as optional. Removes the pattern of timestamps, because their format says the same. */
function corrected({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
  const value = defaultOf(zodSchema);
  if (value !== undefined) jsonSchema.default = value;
  if (!(zodSchema instanceof z.ZodObject) || !Array.isArray(jsonSchema.required)) return;
  jsonSchema.required = jsonSchema.required.filter((name) => defaultOf(zodSchema.shape[name]) === undefined);
}

function defaultOf(schema: z.core.$ZodType): unknown {
  return z.globalRegistry.get(schema)?.default;
}

/** Returns the sentences of all refusals of a call, by status. */
function refusalsOfCall(call: ApiCall): Map<number, string[]> {
  const refusals = new Map<number, string[]>();
  const add = (status: number, sentence: string) =>
    refusals.set(status, [...new Set([...(refusals.get(status) ?? []), sentence])]);
  for (const code of codesOf(call)) add(problemAnswer(code).status, problemAnswer(code).sentence);
  if (call.body?.photos) {
    add(413, serverAnswers.photosTooLarge.sentence);
    const { photoMistakes } = storyForm;
    add(413, fill(photoMistakes["too-large"], { file: "foto.jpg" }));
    add(415, fill(photoMistakes["not-an-image"], { file: "foto.jpg" }));
    add(415, fill(photoMistakes.empty, { file: "foto.jpg" }));
  } else if (call.body) {
    add(413, fill(serverAnswers.tooLarge.sentence, { kilobytes: call.body.maxKilobytes ?? 64 }));
  }
  if (call.body) {
    add(411, serverAnswers.lengthMissing.sentence);
    add(503, serverAnswers.formsFull.sentence);
  }
  if (call.method !== "GET") add(403, serverAnswers.otherSite.sentence);
  return new Map([...refusals].sort(([a], [b]) => a - b));
}

function codesOf({ method, owner, list, query, body, refusals = [] }: ApiCall): ProblemCode[] {
  const codes: ProblemCode[] = [...refusals, "failed", method === "GET" ? "cannot-read" : "cannot-store"];
  if (owner) codes.push("sign-in-required");
  if (list || query) codes.push("invalid");
  if (body?.photos) codes.push("photos-away");
  if (body && "json" in body) codes.push("not-json", "malformed-json");
  if (body && "form" in body) {
    codes.push("invalid", "not-a-form", "malformed", "too-many-parts");
  }
  return codes;
}
