// The filters of the shelf. Without scripts they are a form that asks the server again.
import { RESOURCE_SEARCH_MAX_LENGTH, resourceCategories, resourceTypes } from '@evenlight/contract/resources';
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/base/button-link';
import { SearchField } from '../../../ui/forms/search-field';
import { SearchRow } from '../../../ui/forms/search-row';
import { SelectField } from '../../../ui/forms/select-field';
import { type Asked, shelfSearch } from '../resource-address';
import { categoryNames, typeNames } from '../words';

type Props = { asked: Asked; ask: (change: Partial<Asked>) => void };

export function ShelfFilters({ asked, ask }: Props) {
  const { t, i18n } = useLingui();
  const hasFilters = Object.keys(asked).length > 0;
  return (
    <SearchRow
      className="sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_14rem_12rem_auto]"
      clear={
        hasFilters && (
          <ButtonLink to={{ search: shelfSearch({}) }} variant="ghost" preventScrollReset>
            <Trans>Clear filters</Trans>
          </ButtonLink>
        )
      }
    >
      <input type="hidden" name="tab" value="resources" />
      <SearchField
        name="q"
        placeholder={t`Sleep, children, shiva, paperwork...`}
        maxLength={RESOURCE_SEARCH_MAX_LENGTH}
        asked={asked.search}
        onAsk={(search) => ask({ search })}
        className="sm:max-lg:col-span-2"
      />
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
    </SearchRow>
  );
}
