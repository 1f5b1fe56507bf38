// Stories and memories that others brought and the family approved.
import type { Tribute } from '@evenlight/contract/memorials/collaboration';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../../ui/base/card';
import { theirWords } from '../../../ui/base/their-words';

export function Tributes({ tributes }: { tributes: Tribute[] }) {
  const { t } = useLingui();
  if (tributes.length === 0) return null;
  return (
    <section aria-labelledby="tributes-title" className="mt-12">
      <h2 id="tributes-title" className="text-2xl">
        <Trans>Stories and memories</Trans>
      </h2>
      <div className="mt-5 grid gap-5">
        {tributes.map(({ id, title, content, credit }) => (
          <Card as="article" key={id}>
            <h3 {...theirWords} className="wrap-anywhere text-xl">
              {title}
            </h3>
            <p {...theirWords} className="wrap-anywhere mt-3 whitespace-pre-line font-serif text-lg">
              {content}
            </p>
            <p className="wrap-anywhere mt-3 text-ink-2 text-ui">{t`Shared by ${credit}`}</p>
          </Card>
        ))}
      </div>
    </section>
  );
}
