import { offer } from "./buttons";

/** The script of the pages to print. Its button opens the print dialogue of the browser. */
offer("print", () => print());
