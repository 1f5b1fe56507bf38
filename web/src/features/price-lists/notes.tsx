// What the family wrote besides prices, and rows of pasted lists that stand for no line.
import type { PriceList } from '@evenlight/contract/price-lists';
import { Trans } from '@lingui/react/macro';
import { PhoneNumber } from '../../parts/phone-number';
import { theirWords } from '../../ui/base/their-words';

export function Notes({ lists }: { lists: readonly PriceList[] }) {
  const withNotes = lists.filter(({ words }) => words.note || words.phone || words.otherRows.length > 0);
  if (withNotes.length === 0) return null;
  // Beside each other on paper, so that five lists and what was said about them are one page.
  return (
    <div className="print:mt-3 print:grid print:grid-cols-5 print:gap-x-5">
      {withNotes.map(({ id, words: { home, phone, note, otherRows } }) => (
        <section
          key={id}
          aria-labelledby={`notes-${id}`}
          className="mt-6 min-w-0 max-w-[46rem] print:mt-0 print:text-sm"
        >
          <h2 id={`notes-${id}`} className="wrap-anywhere text-xl print:text-base" translate="no">
            {home}
          </h2>
          {phone && (
            <p className="mt-1">
              <PhoneNumber phone={phone} />
            </p>
          )}
          {note && (
            <p {...theirWords} className="wrap-anywhere mt-1 whitespace-pre-line text-ink-2">
              {note}
            </p>
          )}
          {otherRows.length > 0 && (
            <>
              <p className="mt-2 font-semibold text-sm">
                <Trans>Also on its list</Trans>
              </p>
              <ul className="mt-1 text-ink-2 text-sm">
                {[...new Set(otherRows)].map((row) => (
                  <li key={row} {...theirWords} className="wrap-anywhere">
                    {row}
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      ))}
    </div>
  );
}
