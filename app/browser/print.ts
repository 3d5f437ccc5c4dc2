import { printButton } from "./print-button";

/** The script of the pages to print. */
printButton();
