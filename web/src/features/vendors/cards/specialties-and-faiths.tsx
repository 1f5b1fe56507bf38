import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { Trans, useLingui } from '@lingui/react/macro';
import { OwnWords } from '../../../parts/own-words';
import type { View } from '../address/marketplace-address';
import { faithNames } from '../words';
import { MarkedText } from './marked-text';

const SPECIALTIES_SHOWN: Record<View, number> = { grid: 3, list: 4 };
const FAITHS_SHOWN = 3;

type Props = { vendor: Vendor; view: View; marked: readonly string[] };

export function SpecialtiesAndFaiths({ vendor, view, marked }: Props) {
  const { specialties, faithTraditions } = vendor;
  const { t, i18n } = useLingui();
  const shown = specialties.slice(0, SPECIALTIES_SHOWN[view]);
  const moreSpecialties = specialties.length - shown.length;
  const moreFaiths = faithTraditions.length - FAITHS_SHOWN;
  return (
    <div className="grid gap-2.5 text-sm">
      {shown.length > 0 && (
        <ul aria-label={t`Specialties`} className="flex flex-wrap gap-1.5">
          {shown.map((specialty) => (
            <li key={specialty} className="rounded-full bg-mist px-2.5 py-0.5">
              <OwnWords of={vendor}>
                <MarkedText text={specialty} marked={marked} />
              </OwnWords>
            </li>
          ))}
          {moreSpecialties > 0 && (
            <li className="px-1 py-0.5 text-ink-2">
              <Trans>+{moreSpecialties} more</Trans>
            </li>
          )}
        </ul>
      )}
      {faithTraditions.length > 0 && (
        <ul aria-label={t`Traditions served`} className="flex flex-wrap gap-x-2.5 text-ink-2">
          {faithTraditions.slice(0, FAITHS_SHOWN).map((faith) => (
            <li key={faith}>{i18n._(faithNames[faith])}</li>
          ))}
          {moreFaiths > 0 && (
            <li>
              <Trans>+{moreFaiths} more</Trans>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
