// The filters with a list of answers.
import { type FaithTradition, packagedTraditions } from '@evenlight/contract/traditions';
import { type VendorSort, vendorSorts } from '@evenlight/contract/vendors/search';
import { useLingui } from '@lingui/react/macro';
import { chosen, SelectField } from '../../../ui/forms/select-field';
import { faithNames, sortNames } from '../words';

type Props<Value> = { asked: Value | undefined; onAsk: (value: Value | undefined) => void };

const faiths: readonly FaithTradition[] = [...packagedTraditions, 'other'];

export function FaithField({ asked, onAsk }: Props<FaithTradition>) {
  const { t, i18n } = useLingui();
  return (
    <SelectField
      name="faith"
      label={t`Faith tradition`}
      placeholder={t`All traditions`}
      options={faiths.map((faith) => ({ value: faith, label: i18n._(faithNames[faith]) }))}
      value={asked ?? ''}
      onChange={(event) => onAsk(chosen(faiths, event.currentTarget.value))}
    />
  );
}

/** By relevance only while there is something to look for. */
export function SortField({ asked, onAsk, isSearching }: Props<VendorSort> & { isSearching: boolean }) {
  const { t, i18n } = useLingui();
  const offered = vendorSorts.filter((sort) => isSearching || sort !== 'relevance');
  return (
    <SelectField
      name="sort"
      label={t`Sort by`}
      options={offered.map((sort) => ({ value: sort, label: i18n._(sortNames[sort]) }))}
      value={asked}
      onChange={(event) => onAsk(chosen(offered, event.currentTarget.value))}
    />
  );
}
