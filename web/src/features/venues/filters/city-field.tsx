import { useLingui } from '@lingui/react/macro';
import { chosen, SelectField } from '../../../ui/forms/select-field';

type Props = {
  name: string;
  asked: string | undefined;
  /** Those in which something is listed; nothing while that is being read. */
  cities: readonly string[] | undefined;
  onAsk: (city: string | undefined) => void;
};

export function CityField({ name, asked, cities = [], onAsk }: Props) {
  const { t } = useLingui();
  // A link may ask for one in which nothing is listed any more.
  const offered = !asked || cities.includes(asked) ? cities : [...cities, asked];
  return (
    <SelectField
      name={name}
      label={t`City`}
      placeholder={t`All cities`}
      options={offered.map((city) => ({ value: city, label: city, isName: true }))}
      value={asked ?? ''}
      onChange={(event) => onAsk(chosen(offered, event.currentTarget.value))}
    />
  );
}
