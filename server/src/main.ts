// `npm start` ends here.
import { enableCompileCache } from 'node:module';

// The second start reads the compiled form of every file instead of compiling it again.
enableCompileCache();
const { openHouse, sayWhyNot } = await import('./open-house.ts');
await openHouse().catch(sayWhyNot);
