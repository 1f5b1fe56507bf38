import { Trans } from '@lingui/react/macro';
import { useHouse } from '../../../parts/use-house';
import { SectionHeading } from '../../../ui/base/section-heading';

export function ServiceArea() {
  const { brand, counties } = useHouse().hours;
  const { serviceArea } = brand;
  return (
    <section id="service-area" tabIndex={-1}>
      <SectionHeading
        title={<Trans>Service area</Trans>}
        lead={
          counties.length > 0 ? (
            <Trans>The {serviceArea}. We work in each of these counties:</Trans>
          ) : (
            <Trans>The {serviceArea}.</Trans>
          )
        }
      />
      <ul className="mt-6 flex flex-wrap gap-2.5 empty:hidden">
        {counties.map((county) => (
          <li key={county} className="rounded-full border border-line-strong bg-surface px-4 py-2">
            {county}
          </li>
        ))}
      </ul>
    </section>
  );
}
