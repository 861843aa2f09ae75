import { createContext } from 'react';

/** The nonce of the scripts that this server wrote. It is empty in the browser, which hides it from the page. */
export const NonceContext = createContext<string | undefined>(undefined);
