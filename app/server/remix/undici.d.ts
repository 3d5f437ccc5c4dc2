/** The parts of undici that this program uses, one module each. undici publishes types only for the whole. */
declare module "undici/lib/web/fetch/formdata.js" {
  export const FormData: typeof globalThis.FormData;
}
declare module "undici/lib/web/fetch/headers.js" {
  export const Headers: typeof globalThis.Headers;
}
declare module "undici/lib/web/fetch/request.js" {
  export const Request: typeof globalThis.Request;
}
declare module "undici/lib/web/fetch/response.js" {
  export const Response: typeof globalThis.Response;
}
