// The words of the Funeral Rule, wherever prices are opened. Taken from the contract, so that page and paper say the same.
import { isLanguage } from '@evenlight/contract/languages';
import { disclosures } from '@evenlight/contract/statements';
import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '../../ui/base/class-names';

function useDisclosures() {
  const { i18n } = useLingui();
  return disclosures[isLanguage(i18n.locale) ? i18n.locale : 'en'];
}

export function PriceRights({ level: Heading = 'h3', className }: { level?: 'h2' | 'h3'; className?: string }) {
  const { rights } = useDisclosures();
  return (
    <section className={className}>
      <Heading className="text-xl">
        <Trans>Your rights</Trans>
      </Heading>
      <ul className="mt-3 grid list-disc gap-2.5 ps-5 text-ink-2 text-ui">
        {rights.map((right) => (
          <li key={right}>{right}</li>
        ))}
      </ul>
    </section>
  );
}

export function NotIncluded({ className }: { className?: string }) {
  return <p className={classNames('max-w-[70ch] text-ink-2 text-sm', className)}>{useDisclosures().notIncluded}</p>;
}
