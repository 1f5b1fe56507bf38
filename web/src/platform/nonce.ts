// The content security policy's nonce of this response; empty in the browser, where it has done its work.
import { createContext, useContext } from 'react';

export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce() {
  return useContext(NonceContext);
}
