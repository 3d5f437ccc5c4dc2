import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type { ApiRow } from "./api-row";
import type { Answer } from "./api-world";

type Json = Record<string, unknown>;

type Content = Record<
  string,
  { schema: Json; example?: Json; examples?: Record<string, { value: unknown }> }
>;

/** The part of an OpenAPI document about one call. */
interface Operation {
  responses: Record<string, { content?: Content }>;
  requestBody?: { content: Content };
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
}

/** Compares real requests and answers with the OpenAPI document that the site serves. */
export function documented(document: OpenApi) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ ...(closed(document) as Json), $id: "https://document/" });

  const complaintsAt = (pointer: string[], value: unknown): string[] => {
    const path = pointer.map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")));
    const validate = ajv.compile({ $ref: `https://document/#/${path.join("/")}` });
    return validate(value)
      ? []
      : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  };

  return {
    calls: Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    ),

    /** Returns the faults of an answer: its status is not in the document, or its body has another shape. */
    complaintsAbout({ call, method }: ApiRow, { status, json, text }: Answer): string[] {
      const [verb = "", path = ""] = call.split(" ");
      const operation = document.paths[path]?.[verb.toLowerCase()];
      if (!operation || method) return [];
      const response = operation.responses[status];
      if (!response) return [`${call} does not say that it may answer ${status}`];
      if (!response.content) return text === "" ? [] : [`${call} has a body with ${status}`];
      const where = ["responses", String(status), "content", "application/json", "schema"];
      return complaintsAt(["paths", path, verb.toLowerCase(), ...where], json);
    },

    /** Returns the faults of a JSON body that is sent to a call. */
    complaintsAboutBody(call: string, body: unknown): string[] {
      const [verb = "", path = ""] = call.split(" ");
      const where = ["requestBody", "content", "application/json", "schema"];
      return complaintsAt(["paths", path, verb.toLowerCase(), ...where], body);
    },

    complaintsAt,
  };
}

/** Returns the same schemas, closed to fields that they do not name: an answer must contain nothing else. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== "object" || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  return "properties" in schema && "type" in schema ? { additionalProperties: false, ...inner } : inner;
}
