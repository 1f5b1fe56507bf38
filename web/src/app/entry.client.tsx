// Wakes the page in the browser, in the language the server wrote it in.
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadCatalogue } from '../platform/i18n';
import type { Locale } from '../platform/locales';

await loadCatalogue(document.documentElement.lang as Locale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
