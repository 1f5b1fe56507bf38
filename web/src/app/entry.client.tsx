// Wakes the page in the browser, in the language the server wrote it in.

import { firstLanguage, isLocale } from '@evenlight/contract/languages';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { expectTextsInModules, loadCatalogue } from '../platform/i18n';
import { changeHere } from './static-pages/change-here';

// Translating extensions change the page's language under our feet.
const { lang } = document.documentElement;
const locale = isLocale(lang) ? lang : firstLanguage;
if (TEXT_FOLDERS) expectTextsInModules(locale);
else await loadCatalogue(locale);

changeHere();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
