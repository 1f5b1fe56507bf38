import { Trans } from '@lingui/react/macro';
import { useHouse } from '../../../parts/use-house';
import { SectionHeading } from '../../../ui/base/section-heading';

// Names of places: the same in every language.
const counties = [
  'Alameda',
  'Contra Costa',
  'Marin',
  'Napa',
  'San Francisco',
  'San Mateo',
  'Santa Clara',
  'Solano',
  'Sonoma',
];

export function ServiceArea() {
  const { serviceArea } = useHouse().hours.brand;
  return (
    <section id="service-area" tabIndex={-1}>
      <SectionHeading
        title={<Trans>Service area</Trans>}
        lead={<Trans>The {serviceArea}, all counties. We work in each of the nine:</Trans>}
      />
      <ul className="mt-6 flex flex-wrap gap-2.5">
        {counties.map((county) => (
          <li key={county} className="rounded-full border border-line-strong bg-surface px-4 py-2">
            {county}
          </li>
        ))}
      </ul>
    </section>
  );
}
