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
import { jsonSchemas } from "./json-schemas.server";
import { refusalsOfCall } from "./refusals-of-call.server";

/** The JSON of an error. */
const errorShape = z.object({
  error: z.string(),
  fieldErrors: z.record(z.string(), z.array(z.string())).optional(),
});

const named = {
  Story: storyShape,
  BlogPost: blogPostShape,
  Location: locationShape,
  LocationWithPost: locationWithPostShape,
  Place: placeShape,
  Tag: tagShape,
  Error: errorShape,
};

/** The schema of a body and its media type. */
function bodyContent(body: ApiCall["body"]): [z.ZodType, string] {
  return "json" in body ? [body.json, "application/json"] : [body.form, "multipart/form-data"];
}

const textHeader = (description: string) => ({ description, schema: { type: "string" } });

/** The OpenAPI 3.1 document of all calls, made from the schemas by which requests are checked and answers are built. */
export async function openApiDocument({ product, publicUrl }: { product: string; publicUrl: string | null }) {
  const text = apiText(product);
  const cookieName = sessionCookieName(publicUrl?.startsWith("https:") ?? false);
  const { schemas, of } = jsonSchemas(named);
  const content = (schema: z.ZodType, type = "application/json", more = {}) => ({
    [type]: { schema: of(schema), ...more },
  });

  const operation = (call: ApiCall) => {
    const refusals = [...refusalsOfCall(call)].map(([status, sentences]) => {
      const examples = Object.fromEntries(
        sentences.map((error, at) => [`${status}-${at + 1}`, { value: { error } }]),
      );
      const description = sentences.join(" / ");
      const headers = status === 429 && { "Retry-After": textHeader(text.retryAfter) };
      const isConflict = status === 409 && call.refusals?.includes("changed-meanwhile");
      // A conflict for another reason has nothing to compare.
      const current = sentences.length > 1 ? call.answer.optional() : call.answer;
      const shape = isConflict ? errorShape.extend({ current }) : errorShape;
      const answer = { description, content: content(shape, undefined, { examples }) };
      return [status, { ...answer, ...(headers && { headers }) }];
    });
    const done = {
      description: apiCallText[call.id],
      content: content(call.answer),
      ...(call.setsCookie && {
        headers: { "Set-Cookie": textHeader(text.sessionCookie) },
      }),
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
          content: content(...bodyContent(call.body), { example: call.body.example(product) }),
        },
      }),
      responses: Object.fromEntries([
        [call.status, done],
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
