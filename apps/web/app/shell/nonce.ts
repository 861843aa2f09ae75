import { createContext } from 'react';

/** The mark of scripts that this server wrote. Empty in the browser, which hides it from the page. */
export const NonceContext = createContext<string | undefined>(undefined);
