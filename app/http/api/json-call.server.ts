import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type * as z from "zod";
import type { CursorPage, ListName } from "~/domain/pagination/cursor.server";
import { type Done, done, refused } from "~/domain/result";
import type { Site } from "~/domain/site";
import { attempt } from "~/http/answer/page-action.server";
import { type Upload, readUpload } from "~/http/input/read-upload.server";
import type { ApiCallId } from "~/text/it/api";
import type { ProblemCode } from "~/http/answer/problem.server";
import { type JsonPieces, type Refusal, jsonAnswer, refusalAnswer } from "./json-answer.server";
import { readCursorPage } from "./cursor-page.server";
import { type FieldValues, validated } from "~/domain/fields/field-schemas";

type JsonBody = { json: z.ZodType; maxKilobytes?: number };
type FormBody = { form: z.ZodType; photos: true };
type BodyDescription = (JsonBody | FormBody) & {
  /** Returns example values. `product` is the toy's name. */
  example: (product: string) => Record<string, unknown>;
};

/** The input of `run`: the parameter in the path, the query, and the request body as validated JSON or as a form. */
interface CallInput<Body, Query extends z.ZodObject> {
  site: Site;
  request: Request;
  context: LoaderFunctionArgs["context"];
  /** The `{id}` or `{name}` in the path; "" for a path without a parameter. */
  id: string;
  /** The requested page of the list. */
  page: CursorPage;
  /** The values of the query parameters that the call describes. */
  query: z.infer<Query>;
  json: Body extends { json: z.ZodType<infer Json> } ? Json : undefined;
  upload: Body extends FormBody ? Upload : undefined;
}

type Outcome<Answer> = (Done<Answer | JsonPieces<Answer>> & { cookies?: string[] }) | Refusal;

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Describes a JSON call and implements it with `run`. */
interface JsonCall<Body extends BodyDescription | undefined, Query extends z.ZodObject, Answer> {
  /** The name of the call in the OpenAPI document. Without it, the document leaves the call out. */
  id?: ApiCallId;
  /** The default is GET. */
  method?: Method;
  /** The list that the call returns page by page (`?limit=`, `?before=`). */
  list?: ListName;
  /** The query parameters of this call, with an example: `q=Lecce`. */
  query?: { schema: Query; example: string };
  body?: Body;
  /** Makes the answer cacheable, because it is the same for everybody. These query parameters change it. */
  cache?: Record<string, RegExp>;
  /** True when the call sets or ends the session cookie. */
  setsCookie?: boolean;
  /** The status of success. The default is 200. */
  status?: 201;
  /** The shape of the answer. The default is `{ "success": true }`, whatever `run` returns. */
  answer?: z.ZodType<Answer>;
  /** The refusals of this call's command. Refusals because of session, query, body or list are added. */
  refusals?: ProblemCode[];
  run(input: CallInput<Body, Query>): Promise<Outcome<Answer>>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type DescribedCall = JsonCall<any, any, any>;

/** A call with any query, body and answer. Everybody but the `owner` gets 401 before any body is read. */
export type AnyJsonCall = DescribedCall & { method: Method; owner?: true | undefined };

/** Describes a call. Types check `run` against the description, and the OpenAPI document is made from it. */
export function jsonCall<
  Answer,
  Body extends BodyDescription | undefined = undefined,
  Query extends z.ZodObject = z.ZodObject,
>(call: JsonCall<Body, Query, Answer>): JsonCall<NoInfer<Body>, NoInfer<Query>, NoInfer<Answer>> {
  return call;
}

/** Return what the route of an address under /api exports, when everybody may make its calls, or only the owner. */
export const jsonRoute = routeFor(undefined);
export const ownerRoute = routeFor(true);

function routeFor(owner: true | undefined) {
  return <
    Answer,
    Body extends BodyDescription | undefined = undefined,
    Query extends z.ZodObject = z.ZodObject,
  >(
    call: JsonCall<Body, Query, Answer>,
    ...others: DescribedCall[]
  ) =>
    routeOf(
      [call as DescribedCall, ...others].map((one) => ({ ...one, method: one.method ?? "GET", owner })),
    );
}

/** HEAD works like GET; a method without a call gets 405 with Allow. Exceptions are logged and answered in JSON. */
function routeOf(calls: AnyJsonCall[]) {
  const methods = new Map<string, AnyJsonCall>(calls.map((call) => [call.method, call]));
  const head = methods.has("GET") ? ["HEAD"] : [];
  const allow = { Allow: [...methods.keys(), ...head, "OPTIONS"].join(", ") };

  async function answer(args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
    const { method } = args.request;
    if (method === "OPTIONS") return new Response(null, { status: 204, headers: allow });
    const { site } = args.context;
    const refuse = (refusal: Refusal) => refusalAnswer(refusal, site.publicSettings.productName);
    const call = methods.get(method === "HEAD" ? "GET" : method);
    if (!call) return refuse({ code: "wrong-method", headers: allow });
    const outcome = await attempt(args.context, () => outcomeOf(call, args));
    if ("code" in outcome) {
      const isRead = call.method === "GET" && outcome.code === "cannot-store";
      return refuse(isRead ? { code: "cannot-read" } : outcome);
    }
    const { cookies } = outcome;
    const value = call.answer ? outcome.value : { success: true };
    // A cacheable answer says nothing of caches: the server caches it as it caches pages.
    return jsonAnswer(value, { status: call.status, cookies, ...(call.cache && { headers: {} }) });
  }
  return { calls, loader: answer, action: answer };
}

async function outcomeOf(call: AnyJsonCall, { request, params, context }: LoaderFunctionArgs) {
  const { site } = context;
  if (call.owner && !(await context.owner.isSignedIn())) return refused("sign-in-required");
  const address = new URL(request.url);
  const page = call.list ? await readCursorPage(site, address, call.list) : done({});
  if (!page.ok) return page;
  // The last value of a repeated parameter counts.
  const values = Object.fromEntries(address.searchParams);
  const query = call.query ? validated(call.query.schema as z.ZodObject, values) : done({});
  if (!query.ok) return query;
  const id = params.id ?? params.name ?? "";
  const input = { site, request, context, id, page: page.value, query: query.value };
  if (!call.body) return call.run({ ...input, json: undefined, upload: undefined });
  if ("json" in call.body) {
    const read = await readJson(request, call.body.json as z.ZodType);
    return read.ok ? call.run({ ...input, json: read.value, upload: undefined }) : read;
  }
  const read = await readUpload(site, request, context.bodyLimits);
  if (!read.ok) return read;
  try {
    return await call.run({ ...input, json: undefined, upload: read.value });
  } finally {
    await read.value.discard();
  }
}

/** Reads a JSON body with this schema. Unknown fields are dropped. Nothing is looked up on the prototype chain. */
async function readJson<T>(request: Request, schema: z.ZodType<T>) {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)) return refused("not-json");
  let text: string;
  try {
    text = await request.text();
  } catch {
    return refused("interrupted");
  }
  const fields = fieldsIn(text);
  return fields ? validated(schema, fields) : refused("malformed-json");
}

function fieldsIn(text: string): FieldValues | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
    return Object.assign(Object.create(null) as FieldValues, value);
  } catch {
    return null;
  }
}
