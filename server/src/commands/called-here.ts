// How our own commands are called in the sentences of a command: with npm in a checkout, with `evenlight` on a server.
import { calledAs } from '@evenlight/contract/opening';

// Read here, because faults of the configuration are said this way too.
const isOnServer = process.env.NODE_ENV?.trim() === 'production';

export const calledHere = (name: string, words: string) => calledAs(isOnServer ? 'evenlight' : 'npm', name, words);
