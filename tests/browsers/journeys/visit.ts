import { expect } from "vitest";
import type { Driver } from "../drivers/driver";
import { headingsShown, layoutFaults, pointOn, selectTyped, valueOf, wordsShown } from "./in-page";

/**
 * Somebody with a browser. They press, type and read; every page at which they arrive is looked over. A fault of a page
 * fails the test without ending it, so that a run says all that is wrong.
 */
export class Visit {
  constructor(
    private readonly driver: Driver,
    private readonly url: string,
    private readonly runsScripts: boolean,
  ) {}

  /** Opens a path and waits for the page with this heading. */
  async open(path: string, heading: string): Promise<void> {
    await this.driver.open(this.url + path);
    await this.arrivesAt(heading);
  }

  /** Waits for the page with this heading, and looks it over. */
  async arrivesAt(heading: string): Promise<void> {
    const where = async () => {
      const shown = await this.driver.run(headingsShown, this.runsScripts);
      return shown.includes(heading) ? "arrived" : `the page shows: ${shown.join(" · ")}`;
    };
    try {
      await expect.poll(where, { message: heading }).toBe("arrived");
    } finally {
      await this.expectNoFaults(heading);
    }
  }

  /** Waits until the page says this. */
  async reads(words: string): Promise<void> {
    await expect.poll(() => this.driver.run(wordsShown)).toContain(words.toLowerCase());
  }

  /** Waits until the field with this name has a value of this form. */
  async finds(field: string, value: RegExp): Promise<void> {
    await expect.poll(() => this.driver.run(valueOf, field)).toMatch(value);
  }

  /** Presses the pointer on a link, a button, a field: in its middle, or at a point of a picture, from 0 to 1. */
  async press(name: string, at = { x: 0.5, y: 0.5 }): Promise<void> {
    const { x, y } = await this.pointOn(name, at);
    await this.driver.press(x, y);
  }

  /** Writes into a field, in the place of what stands there. */
  async write(label: string, text: string): Promise<void> {
    await this.press(label);
    await expect.poll(() => this.driver.run(selectTyped)).toMatch(/INPUT|TEXTAREA/);
    await this.driver.type(text);
  }

  /** Chooses a file in the page's only file field. */
  choosePhoto(file: string): Promise<void> {
    return this.driver.chooseFile("main input[type=file]", file);
  }

  /** Returns the address's path. */
  path(): Promise<string> {
    return this.driver.run(() => location.pathname);
  }

  /** Fails the test with the console's errors and the faults of the layout, and lets it go on. */
  async expectNoFaults(page: string): Promise<void> {
    const faults = [...(await this.driver.run(layoutFaults)), ...(await this.driver.errors())];
    expect.soft(faults, `the page «${page}»`).toEqual([]);
  }

  /** Waits until something can be pressed and stays where it is. */
  private async pointOn(name: string, { x, y }: { x: number; y: number }) {
    let last: { x: number; y: number } | string = "";
    const settled = async () => {
      const before = JSON.stringify(last);
      last = await this.driver.run(pointOn, name, x, y);
      if (typeof last === "string") return last;
      return JSON.stringify(last) === before ? "can be pressed" : `«${name}» moves`;
    };
    await expect.poll(settled).toBe("can be pressed");
    return last as unknown as { x: number; y: number };
  }
}
