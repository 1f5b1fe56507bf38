// Whether something is drawn inside the shell or in its place.
import { createContext } from 'react';

export const InShell = createContext(false);
