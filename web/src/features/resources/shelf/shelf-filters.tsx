// What is asked of the shelf. Without scripts it is a form that asks the server anew.
import { RESOURCE_SEARCH_MAX_LENGTH, resourceCategories, resourceTypes } from '@evenlight/contract/resources';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { SelectField } from '../../../ui/forms/select-field';
import { TextField } from '../../../ui/forms/text-field';
import { useTypedFilter } from '../../../ui/forms/use-typed-filter';
import { type Asked, shelfSearch } from '../resource-address';
import { categoryNames, typeNames } from '../words';

type Props = { asked: Asked; ask: (change: Partial<Asked>) => void };

export function ShelfFilters({ asked, ask }: Props) {
  const { t, i18n } = useLingui();
  const hasFilters = Object.keys(asked).length > 0;
  return (
    <search className="print:hidden">
      <form
        method="get"
        className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_14rem_12rem_auto]"
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="tab" value="resources" />
        <SearchField asked={asked.search} onAsk={(search) => ask({ search })} />
        <SelectField
          name="category"
          label={t`Category`}
          placeholder={t`All categories`}
          options={resourceCategories.map((value) => ({ value, label: i18n._(categoryNames[value]) }))}
          value={asked.category ?? ''}
          onChange={({ currentTarget: { value } }) =>
            ask({ category: resourceCategories.find((category) => category === value) })
          }
        />
        <SelectField
          name="type"
          label={t`Type`}
          placeholder={t`All types`}
          options={resourceTypes.map((value) => ({ value, label: i18n._(typeNames[value]) }))}
          value={asked.type ?? ''}
          onChange={({ currentTarget: { value } }) => ask({ type: resourceTypes.find((type) => type === value) })}
        />
        <div className="flex flex-wrap gap-3">
          <div className="hidden noscript:block">
            <Button type="submit" variant="secondary">
              <Trans>Search</Trans>
            </Button>
          </div>
          {hasFilters && (
            <ButtonLink to={{ search: shelfSearch({}) }} variant="ghost" preventScrollReset>
              <Trans>Clear filters</Trans>
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
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
      name="q"
      type="search"
      label={t`Search`}
      placeholder={t`Sleep, children, shiva, paperwork...`}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={RESOURCE_SEARCH_MAX_LENGTH}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={leave}
      className="sm:max-lg:col-span-2"
    />
  );
}
