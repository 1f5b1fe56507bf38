// The filters with a list of answers.
import { packagedTraditions } from '@evenlight/contract/traditions';
import { Availability, type VenueFilters, VenueGroup } from '@evenlight/contract/venues';
import { useLingui } from '@lingui/react/macro';
import { chosen, SelectField } from '../../../ui/forms/select-field';
import { availabilityWords, groupNames, traditionName } from '../words';

/** One filter: what is asked now, and how to ask for something else. */
type Props<Name extends keyof VenueFilters> = {
  asked: VenueFilters[Name];
  onAsk: (value: VenueFilters[Name]) => void;
};

export function TraditionField({ asked, onAsk }: Props<'faithTradition'>) {
  const { t, i18n } = useLingui();
  // Somebody who came with another tradition keeps it until they choose one of the seven.
  const offered = asked === 'other' ? [...packagedTraditions, asked] : packagedTraditions;
  return (
    <SelectField
      name="faithTradition"
      label={t`Faith tradition`}
      placeholder={t`All traditions`}
      options={offered.map((tradition) => ({ value: tradition, label: i18n._(traditionName(tradition)) }))}
      value={asked ?? ''}
      onChange={(event) => onAsk(chosen(offered, event.currentTarget.value))}
    />
  );
}

export function TypeField({ asked, onAsk }: Props<'type'>) {
  const { t, i18n } = useLingui();
  return (
    <SelectField
      name="type"
      label={t`Type of venue`}
      placeholder={t`All types`}
      options={VenueGroup.options.map((group) => ({ value: group, label: i18n._(groupNames[group]) }))}
      value={asked ?? ''}
      onChange={(event) => onAsk(chosen(VenueGroup.options, event.currentTarget.value))}
    />
  );
}

export function AvailabilityField({ asked, onAsk, hasDate }: Props<'availability'> & { hasDate: boolean }) {
  const { t, i18n } = useLingui();
  return (
    <SelectField
      name="availability"
      label={t`Availability`}
      placeholder={hasDate ? t`Any` : t`Needs a date`}
      disabled={!hasDate}
      options={Availability.options.map((standing) => ({
        value: standing,
        label: i18n._(availabilityWords[standing]),
      }))}
      value={(hasDate && asked) || ''}
      onChange={(event) => onAsk(chosen(Availability.options, event.currentTarget.value))}
    />
  );
}
