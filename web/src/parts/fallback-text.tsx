// A text that nobody has translated yet says which language it is in. For languages that are not complete.

import { firstLanguage, locales } from '@evenlight/contract/languages';
import type { TransRenderProps } from '@lingui/react';
import { isInFirstLanguage } from '../platform/fallback';

export function FallbackText({ children }: TransRenderProps) {
  const [first] = Array.isArray(children) ? children : [children];
  if (!isInFirstLanguage(first)) return children;
  return (
    <span lang={firstLanguage} dir={locales[firstLanguage].direction}>
      {children}
    </span>
  );
}
