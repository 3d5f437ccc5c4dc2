import { createContext } from "react";

/** The CSP nonce of the rendered page. The browser needs none. */
export const Nonce = createContext<string | undefined>(undefined);
