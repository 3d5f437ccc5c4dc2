import { afterEach, expect, test } from "vitest";
import { useWebClasses } from "./use-web-classes";

const ofNode = { FormData, Headers, Request, Response };
afterEach(() => void Object.assign(globalThis, ofNode));

test("a form with a photo that was sent with them is read with them", async () => {
  useWebClasses();
  const form = new FormData();
  form.set("story", "Era sul molo.");
  form.set("photo", new File(["a photo"], "molo.jpg"));
  const request = new Request("http://localhost/submit", { method: "POST", body: form });
  expect([request instanceof ofNode.Request, form instanceof ofNode.FormData]).toEqual([false, false]);
  const read = await request.formData();
  const photo = read.get("photo") as File;
  expect([read.get("story"), photo.name, await photo.text()]).toEqual([
    "Era sul molo.",
    "molo.jpg",
    "a photo",
  ]);
});

test("answers keep their cookies apart, and the body of an answer to Node's fetch is passed on", async () => {
  useWebClasses();
  const headers = new Headers([["Set-Cookie", "one=1"]]);
  headers.append("Set-Cookie", "two=2");
  const { body } = await fetch("data:text/plain,from%20elsewhere");
  const answer = new Response(body, { headers });
  expect(answer instanceof ofNode.Response).toBe(false);
  expect(answer.headers.getSetCookie()).toEqual(["one=1", "two=2"]);
  expect(await answer.text()).toBe("from elsewhere");
});
