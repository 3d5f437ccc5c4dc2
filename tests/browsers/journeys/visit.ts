import { expect } from "vitest";
import type { Driver } from "../drivers/driver";
import {
  distanceFromTop,
  headingsShown,
  layoutFaults,
  pointOn,
  selectFocused,
  fieldValue,
  wordsShown,
} from "./in-page";

/**
 * Somebody with a browser. They press, type and read; every page at which they arrive is looked over. Its faults are
 * collected, so that a journey goes on and says all that is wrong.
 */
export class Visit {
  private readonly faults: string[] = [];
  private page = "";

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
      this.page = heading;
      this.note([...(await this.driver.run(layoutFaults)), ...(await this.driver.errors())]);
    }
  }

  /** Waits until the page says this. */
  async reads(words: string): Promise<void> {
    await expect.poll(() => this.driver.run(wordsShown)).toContain(words.toLowerCase());
  }

  /** Waits until the page says this no longer, as when a notice has left. */
  async noLongerReads(words: string): Promise<void> {
    await expect.poll(() => this.driver.run(wordsShown)).not.toContain(words.toLowerCase());
  }

  /** Waits until the field with this name has a value of this form. */
  async finds(field: string, value: RegExp): Promise<void> {
    await expect.poll(() => this.driver.run(fieldValue, field)).toMatch(value);
  }

  /** Waits until the page has scrolled to the part with this id, as an answer does that leads back to it. */
  async isLedTo(id: string): Promise<void> {
    await expect.poll(() => this.driver.run(distanceFromTop, id)).toBeLessThan(100);
  }

  /** Presses the pointer on a link, a button, a field: in its middle, or at a point of a picture, from 0 to 1. */
  async press(name: string, at = { x: 0.5, y: 0.5 }): Promise<void> {
    const { x, y } = await this.pointOn(name, at);
    await this.driver.press(x, y);
  }

  /** Writes into a field, in the place of what stands there. */
  async write(label: string, text: string): Promise<void> {
    await this.press(label);
    await expect.poll(() => this.driver.run(selectFocused)).toContain(label);
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

  /** Fails the test with the faults of all its pages. */
  async expectNoFaults(): Promise<void> {
    this.note(await this.driver.errors());
    const faults = this.faults.splice(0);
    expect.soft(faults.length, faults.join("\n")).toBe(0);
  }

  private note(faults: string[]): void {
    this.faults.push(...[...new Set(faults)].map((fault) => `«${this.page}» ${fault}`));
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
