import { createContext, useContext } from "react";

/** The nonce of this answer's Content-Security-Policy: known while the server renders, absent in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
