// The guestbook on the public page: complete as the server wrote it, page by page.
import type { GuestbookEntry } from '@evenlight/contract/memorials/guestbook';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import type { FormAnswer } from '../../../platform/form-answer';
import { ButtonLink } from '../../../ui/base/button-link';
import { EntryList } from './entry-list';
import { NoEntries, SignCard } from './sign-card';

type Props = {
  memorial: Memorial;
  entries: GuestbookEntry[];
  total: number;
  page: number;
  pages: number;
  /** Of the guestbook's tab. */
  path: string;
  answer: FormAnswer | undefined;
  said: string | undefined;
};

export function GuestbookSection({ memorial, entries, total, page, pages, path, answer, said }: Props) {
  const { revalidate } = useRevalidator();
  return (
    <section aria-labelledby="guestbook-title" className="grid gap-8">
      <div>
        <h2 id="guestbook-title" className="text-2xl">
          <Trans>Guestbook</Trans>
        </h2>
        {total > 0 && (
          <p className="mt-1 text-ink-2">
            <Plural value={total} one="# person has written here" other="# people have written here" />
          </p>
        )}
      </div>
      <SignCard memorial={memorial} answer={answer} said={said} onSigned={() => void revalidate()} />
      {entries.length === 0 ? <NoEntries /> : <EntryList memorial={memorial} entries={entries} />}
      {pages > 1 && <Pages page={page} pages={pages} path={path} />}
    </section>
  );
}

function Pages({ page, pages, path }: Pick<Props, 'page' | 'pages' | 'path'>) {
  const { t } = useLingui();
  const to = (number: number) => `${path}${path.includes('?') ? '&' : '?'}page=${number}#content`;
  return (
    <nav aria-label={t`Pages of the guestbook`} className="flex flex-wrap items-center gap-4 print:hidden">
      {page > 1 && (
        <ButtonLink to={to(page - 1)} variant="secondary" rel="prev">
          <Trans>Newer entries</Trans>
        </ButtonLink>
      )}
      <span className="text-ink-2">{t`Page ${page} of ${pages}`}</span>
      {page < pages && (
        <ButtonLink to={to(page + 1)} variant="secondary" rel="next">
          <Trans>Older entries</Trans>
        </ButtonLink>
      )}
    </nav>
  );
}
