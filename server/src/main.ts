// `npm start` ends here.
import { enableCompileCache } from 'node:module';
import { cacheModuleResolution } from './cache-module-resolution.ts';

// The second start reads the compiled form of every file instead of compiling it again.
enableCompileCache();
// Built for a start in a hurry, it has Drizzle inside.
if (import.meta.filename.endsWith('.ts')) cacheModuleResolution();
// Before anything else is read: reading may already warn.
(await import('./platform/say.ts')).logWhatNodeSays();
const { openHouse, sayWhyNot } = await import('./open-house.ts');
await openHouse().catch(sayWhyNot);
