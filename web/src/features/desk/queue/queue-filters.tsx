// Which lines are shown. Without scripts it is a form that asks the server again.
import { promiseKinds } from '@evenlight/contract/concierge';
import { QUEUE_SEARCH_MAX_LENGTH, type QueueCounts, queueViews } from '@evenlight/contract/queue';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/base/button';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { PillLinks } from '../../../ui/base/pill-links';
import { SearchField } from '../../../ui/forms/search-field';
import { SearchRow } from '../../../ui/forms/search-row';
import { SelectField } from '../../../ui/forms/select-field';
import { type Asked, queueSearch } from './queue-address';
import { kindNames, viewNames } from './words';

type Props = { asked: Asked; ask: (asked: Asked) => void; counts: QueueCounts | undefined };

export function QueueFilters({ asked, ask, counts }: Props) {
  const { t, i18n } = useLingui();
  const { view, kind, search } = asked;
  const place = useKeptFocus<HTMLDivElement>();
  const hasFilters = kind !== undefined || search !== undefined;
  const inWords = (count: number) => t`${plural(count, { one: '# line', other: '# lines' })}`;
  return (
    <div ref={place} tabIndex={-1} className="mb-5 grid gap-5 outline-none print:hidden">
      <PillLinks
        label={t`Which lines are shown`}
        chosen={view}
        links={queueViews.map((key) => ({
          key,
          to: { search: queueSearch({ ...asked, view: key }) },
          words: i18n._(viewNames[key]),
          ...(counts && key !== 'kept' ? { count: { value: counts[key], words: inWords(counts[key]) } } : {}),
        }))}
      />
      <SearchRow
        className={hasFilters ? 'sm:grid-cols-[minmax(0,1fr)_16rem_auto]' : 'sm:grid-cols-[minmax(0,1fr)_16rem]'}
        clear={
          hasFilters && (
            <Button variant="ghost" onClick={() => ask({ view })}>
              <Trans>Clear filters</Trans>
            </Button>
          )
        }
      >
        <input type="hidden" name="view" value={view} />
        <SearchField
          name="words"
          isPrivate
          hint={t`Whole words of a name, an e-mail address or a phone number.`}
          maxLength={QUEUE_SEARCH_MAX_LENGTH}
          asked={search}
          onAsk={(text) => ask({ view, ...(kind ? { kind } : {}), ...(text ? { search: text } : {}) })}
          className="noscript:hidden"
        />
        <SelectField
          name="kind"
          label={t`What it is about`}
          placeholder={t`Everything`}
          options={promiseKinds.map((value) => ({ value, label: i18n._(kindNames[value]) }))}
          value={kind ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const chosen = promiseKinds.find((one) => one === value);
            ask({ view, ...(chosen ? { kind: chosen } : {}), ...(search ? { search } : {}) });
          }}
        />
      </SearchRow>
    </div>
  );
}
