/** A value that travels between a test and a page. */
type Plain = string | number | boolean | null | undefined | Plain[] | { [name: string]: Plain };

/** One window of a browser, on a phone's screen where the browser can be that narrow. */
export interface Driver {
  /** Opens an address and waits until the page is loaded. */
  open(address: string): Promise<void>;
  /**
   * Runs a function in the page, also where scripts are off. It must stand alone, in words that Chromium 65 knows: no
   * `?.`, `??`, `.at()` or `.flat()`.
   */
  run<Args extends Plain[], Result>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Presses the pointer at a point of the window, in px. */
  press(x: number, y: number): Promise<void>;
  /** Types into the field that has the focus. */
  type(text: string): Promise<void>;
  /** Puts a file into the file field with this selector. */
  chooseFile(selector: string, file: string): Promise<void>;
  /** Returns what the browser's console called an error since it was asked last. */
  errors(): Promise<string[]>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/** A browser of the tests. */
export interface TestedBrowser {
  name: string;
  /** False for a browser that is too old for the site's scripts: it reads the page of the server. */
  runsOurScripts: boolean;
  start(options: { scripts: boolean }): Promise<Driver>;
}

/** The screen of a phone. */
export const screen = { width: 360, height: 740 };
