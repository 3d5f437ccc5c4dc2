import { createContext } from "react";

/** The CSP nonce of the page that is being rendered; the browser needs none. */
export const Nonce = createContext<string | undefined>(undefined);
