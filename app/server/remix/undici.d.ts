/** undici publishes types only for the whole. */
declare module "undici/lib/web/fetch/*.js" {
  export const FormData: typeof globalThis.FormData;
  export const Headers: typeof globalThis.Headers;
  export const Request: typeof globalThis.Request;
  export const Response: typeof globalThis.Response;
}
