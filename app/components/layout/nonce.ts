import { createContext } from "react";

/** The CSP nonce of the page that the server renders. In the browser it is undefined. */
export const Nonce = createContext<string | undefined>(undefined);
