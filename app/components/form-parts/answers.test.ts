import { UNSAFE_ErrorResponseImpl, createMemoryHistory, createRouter, redirect } from "@remix-run/router";
import { afterAll, expect, test, vi } from "vitest";
import { adminRoute } from "~/components/admin/panel/admin-page";
import { carriedFormIn } from "~/components/admin/panel/login";
import { notSent as unsure } from "~/text/it/admin/notices/not-sent";
import { type FormAnswer, type FormSource, nextSource } from "./answers";

interface Shown extends FormAnswer {
  words?: string;
}

/** The result of a press. `says`: the sentence about what became of the form. `keeps`: it has no contents. */
interface Step {
  answer?(words: string): unknown;
  keeps?: boolean;
  says?: string;
  offline?: boolean;
  /** Something else than a press: a jump to a field. */
  jump?: true;
}

const cut = () => {
  throw new TypeError("Failed to fetch");
};
const full = "Non ho salvato niente.";
const steps: Record<string, Step> = {
  refused: { answer: (words) => ({ notice: null, words }) },
  "shown with the saved version of another tab": {
    answer: (words) => ({ notice: null, words, current: {} }),
  },
  "cut before it left": { answer: cut, keeps: true, says: unsure.offline, offline: true },
  "cut on the way": { answer: cut, keeps: true, says: unsure.again },
  "413, 429 or 503 of the site": { answer: () => ({ unread: full }), keeps: true, says: full },
  "502 of a proxy": {
    answer() {
      throw new Error("Unable to decode turbo-stream response");
    },
    keeps: true,
    says: unsure.again,
  },
  "read in part": {
    answer: (words) => ({ notice: null, words: words.slice(1), keepsForm: true }),
    keeps: true,
  },
  nothing: { answer: () => null, keeps: true },
  "a jump to a refused field": { jump: true, keeps: true },
};
const names = Object.keys(steps);
const pairs = names.flatMap((first) => names.map((second) => [first, second]));
const triples = pairs.flatMap((pair) => names.map((third) => [...pair, third]));

afterAll(() => vi.unstubAllGlobals());

/** Opens the page of a form in the router that the browser uses. Returns what is done there. */
async function openForm() {
  const { clientAction, shouldRevalidate } = adminRoute("blog-post-failed");
  let serverAction: () => unknown = () => null;
  let loads = 0;
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ["/form"] }),
    routes: [
      {
        id: "form",
        path: "/form",
        loader: () => ({ words: `stored ${(loads += 1)}` }),
        action: (args) => clientAction({ ...args, serverAction: async () => serverAction() } as never),
        shouldRevalidate: shouldRevalidate as never,
      },
      { id: "list", path: "/list", loader: () => null },
    ],
  }).initialize();
  let source: FormSource<Shown> | null = null;
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { interval: 1 });
  /** Takes over what the router says now, as the page does when it is rendered. */
  const render = () => {
    const { loaderData, actionData } = router.state;
    const now = { loaded: loaderData.form as Shown, answer: actionData?.form as Shown | undefined };
    source = source ? nextSource(source, now) : now;
    return { words: source.answer?.words ?? now.loaded.words, outcome: now.answer?.notice?.outcome };
  };
  router.subscribe(() => void (router.state.loaderData.form && render()));
  return {
    router,
    render,
    loads: () => loads,
    async press(step: Step, words: string) {
      vi.stubGlobal("navigator", { onLine: !step.offline });
      if (step.jump) await router.navigate("/form#title");
      serverAction = () => step.answer?.(words);
      const formData = new FormData();
      if (!step.jump) await router.navigate("/form", { formMethod: "post", formData });
      return render();
    },
  };
}

test.each([
  { length: 2, all: pairs },
  { length: 3, all: triples },
])(
  "after $length answers, whichever they are, a form shows what was typed last, and what became of it",
  async ({ all }) => {
    for (const sequence of all) {
      const form = await openForm();
      let newest = form.render().words;
      for (const [at, name] of sequence.entries()) {
        const step = steps[name] as Step;
        const { words, outcome } = await form.press(step, `typed ${at}`);
        if (!step.keeps) newest = `typed ${at}`;
        expect({ sequence, words, outcome }).toEqual({ sequence, words: newest, outcome: step.says });
      }
      expect(form.router.state.errors, sequence.join()).toBeNull();
      // A load on the way back would be one more request that the line can drop.
      expect(form.loads(), sequence.join()).toBe(1);
      form.router.dispose();
    }
  },
);

test.each(names)(
  "after '%s', a success shows what was saved, and an ended session carries the words",
  async (name) => {
    vi.stubGlobal("location", { href: "http://x/form" });
    const form = await openForm();
    const first = steps[name] as Step;
    await form.press(first, "typed");
    const success = { answer: () => Promise.reject(redirect("/form") as unknown as Error) };
    expect(await form.press(success, "typed")).toMatchObject({ words: "stored 2" });

    await form.press(first, "typed again");
    const carried = { address: "/form", typed: { words: ["typed again"] }, lost: null };
    const login = new UNSAFE_ErrorResponseImpl(401, "", { carried, answer: {} });
    await form.press({ answer: () => Promise.reject(login as unknown as Error) }, "typed again");
    expect(carriedFormIn(form.router.state.errors?.form)).toMatchObject({ carried });
  },
);
