// Which lines are shown. Without scripts it is a form that asks the server anew.
import { promiseKinds } from '@evenlight/contract/concierge';
import { type QueueCounts, queueViews } from '@evenlight/contract/queue';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { PillLinks } from '../../../ui/base/pill-links';
import { SelectField } from '../../../ui/forms/select-field';
import { TextField } from '../../../ui/forms/text-field';
import { useTypedFilter } from '../../../ui/forms/use-typed-filter';
import { type Asked, queueSearch, SEARCH_MAX_LENGTH } from './queue-address';
import { kindNames, viewNames } from './words';

type Props = { asked: Asked; ask: (asked: Asked) => void; counts: QueueCounts | undefined };

export function QueueFilters({ asked, ask, counts }: Props) {
  const { t, i18n } = useLingui();
  const { view, kind, search } = asked;
  const inWords = (count: number) => t`${plural(count, { one: '# line', other: '# lines' })}`;
  return (
    <div className="mb-5 grid gap-5 print:hidden">
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
      <search>
        <form
          method="get"
          className="grid grid-cols-1 items-end gap-4 sm:grid-cols-[minmax(0,1fr)_16rem_auto]"
          onSubmit={(event) => event.preventDefault()}
        >
          <input type="hidden" name="view" value={view} />
          <SearchField
            asked={search}
            onAsk={(text) => ask({ view, ...(kind ? { kind } : {}), ...(text ? { search: text } : {}) })}
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
          <div className="flex flex-wrap gap-3">
            <div className="hidden noscript:block">
              <Button type="submit" variant="secondary">
                <Trans>Search</Trans>
              </Button>
            </div>
            {(kind || search) && (
              <ButtonLink to={{ search: queueSearch({ view }) }} variant="ghost" preventScrollReset>
                <Trans>Clear filters</Trans>
              </ButtonLink>
            )}
          </div>
        </form>
      </search>
    </div>
  );
}

type FieldProps = { asked: string | undefined; onAsk: (text: string) => void };

function SearchField({ asked = '', onAsk }: FieldProps) {
  const { t } = useLingui();
  const { typed, type, leave } = useTypedFilter(asked, onAsk);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      type('');
      leave();
    }
    if (event.key === 'Enter') leave();
  }

  return (
    <TextField
      name="search"
      type="search"
      label={t`Search`}
      hint={t`Whole words of a name, an e-mail address or a phone number.`}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={SEARCH_MAX_LENGTH}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={leave}
    />
  );
}
