// Names the modules that have the page's language in them, instead of those that have none.
import { firstLanguage } from '@evenlight/contract/languages';
import type { EntryContext } from 'react-router';
import type { House } from '../parts/use-house';

type Modules = EntryContext['manifest'];

// The list holds every route, so it is made once for each language.
const made = new Map<string, Modules>();

export function modulesFor({ manifest, staticHandlerContext }: EntryContext): Modules {
  // As the frame decides it: without the root's answer the page is in the first language.
  const house: House | undefined = staticHandlerContext.loaderData.root;
  const folder = TEXT_FOLDERS?.[house?.locale ?? firstLanguage];
  if (!folder) return manifest;
  const known = made.get(folder);
  if (known) return known;
  const text = JSON.stringify(manifest).replace(/"\/assets\/([\w.-]+\.js)"/g, `"/assets/${folder}/$1"`);
  const modules: Modules = JSON.parse(text);
  made.set(folder, modules);
  return modules;
}
