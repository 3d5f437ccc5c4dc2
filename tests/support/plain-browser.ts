import { type DefaultTreeAdapterTypes as Tree, parse } from "parse5";

type Element = Tree.Element;
/** The texts, choices and files for the fields of a form, by the field's label or name. */
export type FilledFields = Record<string, string | boolean | string[] | File | File[]>;

/** A page as a browser without scripts has it. */
export type PlainPage = Awaited<ReturnType<PlainBrowser["open"]>>;

/** A browser without scripts and without pictures: it keeps cookies, follows redirects, links and sends forms. */
export class PlainBrowser {
  readonly cookies = new Map<string, string>();

  /** `cookie` is the header of somebody who is signed in. */
  constructor(
    readonly url: string,
    cookie = "",
    readonly headers: Record<string, string> = {},
  ) {
    this.store(cookie.split("; "));
  }

  /** Opens an address, which may be a path, and follows redirects. */
  open(address: string) {
    return this.load("GET", new URL(address, this.url));
  }

  async load(method: string, address: URL, body?: BodyInit) {
    let [at, now, sent] = [address, method, body];
    for (let hops = 0; hops < 10; hops += 1) {
      const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const headers = { ...this.headers, ...(cookie && { Cookie: cookie }) };
      const answer = await fetch(at, { method: now, headers, body: sent ?? null, redirect: "manual" });
      this.store(answer.headers.getSetCookie());
      const location = answer.headers.get("Location");
      if (location === null || answer.status < 300 || answer.status >= 400)
        return plainPage(this, at, answer, await answer.text());
      await answer.arrayBuffer();
      at = new URL(location, at);
      if (answer.status !== 307 && answer.status !== 308) [now, sent] = ["GET", undefined];
    }
    throw new Error(`too many redirects: ${address}`);
  }

  private store(cookies: string[]): void {
    for (const one of cookies.filter(Boolean)) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      if (/;\s*max-age=0\b/i.test(one) || value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

function plainPage(browser: PlainBrowser, address: URL, { status, headers }: Response, html: string) {
  const document = parse(html, { scriptingEnabled: false });
  const all = [...elementsIn(document)];
  const byId = (id: string) => all.find((element) => valueOf(element, "id") === id);
  const named = (id: string | null) => (id ?? "").split(" ").map((one) => textIn(byId(one)));
  const nameOf = (element: Element) => {
    const labelledBy = valueOf(element, "aria-labelledby");
    const label =
      valueOf(element, "aria-label") ?? (typeOf(element) === "image" ? valueOf(element, "alt") : null);
    const own = labelledBy === null ? label : named(labelledBy).join(" ");
    return squeezed(own ?? textIn(element));
  };

  /** Returns the form of a control: the one around it, or the one that its `form` attribute names. */
  function formOf(control: Element): Element | undefined {
    const id = valueOf(control, "form");
    return id === null ? ancestors(control).find(({ tagName }) => tagName === "form") : byId(id);
  }

  /** Returns the labels of a field, as people read them. */
  function labelsOf(field: Element): string[] {
    const id = valueOf(field, "id");
    const around = ancestors(field).filter(({ tagName }) => tagName === "label");
    const beside = all.filter((one) => one.tagName === "label" && id !== null && valueOf(one, "for") === id);
    return [...around, ...beside].map((label) => squeezed(textIn(label))).concat(nameOf(field));
  }

  const controls = () => all.filter(({ tagName }) => /^(?:input|textarea|select|button)$/.test(tagName));
  const matches = (wanted: string | RegExp, texts: string[]) =>
    texts.some((text) => (typeof wanted === "string" ? text === wanted : wanted.test(text)));

  /** Returns the fields with this label or name, without those of other forms when one is given. */
  function fieldsNamed(label: string | RegExp, form?: Element): Element[] {
    const fields = controls().filter((field) => isField(field) && (!form || formOf(field) === form));
    const labelled = fields.filter((field) => matches(label, labelsOf(field)));
    return labelled.length > 0 ? labelled : fields.filter((field) => valueOf(field, "name") === label);
  }

  function fieldNamed(label: string | RegExp): Element {
    const [field] = fieldsNamed(label);
    if (!field) throw new Error(`no field ${label} at ${address.pathname}`);
    return field;
  }

  /** Returns the buttons with this name that the page shows, also those inside something folded. */
  const buttons = (name: string | RegExp) =>
    controls().filter(
      (one) => isButton(one) && !isDisabled(one) && matches(name, [nameOf(one), valueOf(one, "value") ?? ""]),
    );

  return {
    browser,
    status,
    headers,
    html,
    /** The path with its query. */
    path: address.pathname + address.search,
    /** The text that people read. */
    text: squeezed(textIn(all.find(({ tagName }) => tagName === "body"))),
    title: squeezed(textIn(all.find(({ tagName }) => tagName === "title"))),
    heading: squeezed(textIn(all.find(({ tagName }) => tagName === "h1"))),
    /** The notice of what happened, or an empty text. */
    notice: squeezed(textIn(all.find((one) => classesOf(one).includes("notice")))),
    /** The sentences beside the fields. */
    fieldErrors: all
      .filter((one) => classesOf(one).includes("field-error"))
      .map((one) => squeezed(textIn(one))),
    /** The names of all links. */
    links: all.filter((one) => one.tagName === "a" && valueOf(one, "href") !== null).map(nameOf),
    /** The names of the links to what is shown already. */
    current: all.filter((one) => valueOf(one, "aria-current") !== null).map(nameOf),
    /** The names of all buttons that can be pressed. */
    buttons: controls()
      .filter((one) => isButton(one) && !isDisabled(one))
      .map(nameOf),
    /** The words of pictures. */
    pictures: all.filter(({ tagName }) => tagName === "img").map((one) => valueOf(one, "alt")),
    /** Returns a field's value; of choices the chosen one's label. */
    value: (label: string | RegExp): string => filledIn(fieldNamed(label)).join(),
    has: (label: string | RegExp): boolean => fieldsNamed(label).length > 0,
    /** True when a box or a choice is ticked. */
    isChecked: (label: string | RegExp): boolean => valueOf(fieldNamed(label), "checked") !== null,
    /** Returns the description of the last button with this name. */
    description: (name: string | RegExp): string =>
      squeezed(named(valueOf(buttons(name).at(-1) as Element, "aria-describedby")).join(" ")),
    /** Returns the address of a link. */
    href(name: string | RegExp): string {
      const link = all.find((one) => one.tagName === "a" && matches(name, [nameOf(one)]));
      if (!link) throw new Error(`no link ${name} at ${address.pathname}`);
      return valueOf(link, "href") ?? "";
    },
    /** Follows a link. */
    follow(name: string | RegExp) {
      return browser.load("GET", new URL(this.href(name), address));
    },
    /**
     * Presses a button after filling in texts, boxes (`true`, `false`), radio buttons (the label) and files. It sends
     * what a browser would, with this button's name or the `point` on a picture.
     */
    press(name: string | RegExp, filled: FilledFields = {}, point = { x: 0, y: 0 }) {
      const button = buttons(name).at(-1);
      const form = button && formOf(button);
      if (!button || !form) throw new Error(`no button ${name} with a form at ${address.pathname}`);
      const entries = entriesOf(form, filled, button, point);
      const of = (attribute: string) => valueOf(button, `form${attribute}`) ?? valueOf(form, attribute);
      const target = new URL(of("action") || address.href, address);
      target.hash = "";
      if ((of("method") ?? "get").toLowerCase() !== "post") {
        target.search = new URLSearchParams(asTexts(entries)).toString();
        return browser.load("GET", target);
      }
      if (of("enctype") !== "multipart/form-data")
        return browser.load("POST", target, new URLSearchParams(asTexts(entries)));
      const body = new FormData();
      for (const [field, value] of entries) body.append(field, value);
      return browser.load("POST", target, body);
    },
  };

  function entriesOf(
    form: Element,
    filled: FilledFields,
    button: Element,
    point: { x: number; y: number },
  ): [string, string | File][] {
    const given = new Map<Element, FilledFields[string]>();
    for (const [label, value] of Object.entries(filled)) {
      const fields = fieldsNamed(label, form);
      if (fields.length === 0) throw new Error(`no field ${label} in the form at ${address.pathname}`);
      const choices = fields.filter((field) => typeOf(field) === "radio");
      if (choices.length > 0 && value === true) {
        const others = controls().filter(
          (one) => valueOf(one, "name") === valueOf(choices[0] as Element, "name"),
        );
        for (const other of others) given.set(other, choices[0] === other);
      } else given.set(fields[0] as Element, value);
    }
    return controls()
      .filter((one) => formOf(one) === form && !isDisabled(one) && (!isButton(one) || one === button))
      .flatMap((one) => {
        const field = valueOf(one, "name");
        if (typeOf(one) === "image")
          return Object.entries(point).map(([axis, at]): [string, string] => [
            field ? `${field}.${axis}` : axis,
            String(at),
          ]);
        if (!field) return [];
        return valuesOf(one, given.get(one)).map((value): [string, string | File] => [field, value]);
      });
  }
}

/** Returns the values that a field sends. */
function valuesOf(field: Element, given: FilledFields[string] | undefined): (string | File)[] {
  const type = typeOf(field);
  if (type === "file") {
    const files = [given ?? []].flat() as File[];
    return files.length > 0 ? files : [new File([], "", { type: "application/octet-stream" })];
  }
  if (type === "checkbox" || type === "radio") {
    const isChecked = given === undefined ? valueOf(field, "checked") !== null : given === true;
    return isChecked ? [valueOf(field, "value") ?? "on"] : [];
  }
  return given === undefined ? filledIn(field) : ([given].flat() as string[]);
}

/** Returns the values that stand in a field of the page. */
function filledIn(field: Element): string[] {
  if (field.tagName === "textarea") return [textIn(field)];
  if (field.tagName !== "select") return [valueOf(field, "value") ?? ""];
  const options = [...elementsIn(field)].filter(({ tagName }) => tagName === "option");
  const chosen = options.filter((option) => valueOf(option, "selected") !== null);
  return (chosen.length > 0 ? chosen : options.slice(0, 1)).map(
    (one) => valueOf(one, "value") ?? textIn(one),
  );
}

const asTexts = (entries: [string, string | File][]) =>
  entries.map(([name, value]) => [name, typeof value === "string" ? value : value.name]);

const typeOf = (field: Element) =>
  field.tagName === "input" ? (valueOf(field, "type") ?? "text") : field.tagName;
const isButton = (one: Element) =>
  one.tagName === "button"
    ? (valueOf(one, "type") ?? "submit") === "submit"
    : /^(?:submit|image)$/.test(typeOf(one));
const isField = (one: Element) => !isButton(one) && one.tagName !== "button";
const isDisabled = (one: Element) =>
  [one, ...ancestors(one).filter(({ tagName }) => tagName === "fieldset")].some(
    (at) => valueOf(at, "disabled") !== null,
  );

function ancestors({ parentNode }: Element): Element[] {
  return parentNode && "tagName" in parentNode ? [parentNode, ...ancestors(parentNode)] : [];
}

function valueOf(element: Element, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

const classesOf = (element: Element) => (valueOf(element, "class") ?? "").split(" ");

function* elementsIn(parent: Tree.ParentNode): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!("attrs" in node)) continue;
    yield node;
    yield* elementsIn("content" in node ? node.content : node);
  }
}

/** Returns the text inside, without scripts and styles. Pictures count with their words. */
function textIn(node: Tree.Node | undefined): string {
  if (!node || /^(?:script|style|template)$/.test(node.nodeName)) return "";
  if (node.nodeName === "#text") return (node as Tree.TextNode).value;
  if ("attrs" in node && valueOf(node, "aria-hidden") === "true") return "";
  if (node.nodeName === "img") return valueOf(node as Element, "alt") ?? "";
  if (!("childNodes" in node)) return "";
  return node.childNodes.map((one) => (isInline(one) ? textIn(one) : ` ${textIn(one)} `)).join("");
}

const isInline = (node: Tree.Node) =>
  /^(?:#text|#comment|a|abbr|b|bdi|code|em|i|mark|q|small|span|strong|time)$/.test(node.nodeName) &&
  !("attrs" in node && classesOf(node).includes("field-hint"));
const squeezed = (text: string) => text.replace(/\s+/g, " ").trim();
