// zod, set up for where it runs. In a browser it would try out whether it may compile code from text; our content
// security policy forbids that and would report every try.
import { z } from 'zod';

z.config({ jitless: 'document' in globalThis });

export { z };
