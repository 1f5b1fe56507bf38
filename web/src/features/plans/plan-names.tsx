import type { Plan } from '@evenlight/contract/plans';
import { useLingui } from '@lingui/react/macro';
import { OwnWords } from '../../parts/own-words';
import { traditionInWords } from './plan-words';

type Named = Pick<Plan, 'title' | 'packageName' | 'language'>;

/** The name of a package is in a language of ours. A title of the family's own, and one that holds a name, is no text to translate. */
export function PlanTitle({ plan }: { plan: Named }) {
  const { title, packageName, language } = plan;
  return title === packageName ? <OwnWords of={{ language }}>{title}</OwnWords> : <bdi translate="no">{title}</bdi>;
}

type OfTradition = Pick<Plan, 'faithTradition' | 'packageTradition' | 'packageName' | 'language'>;

/** 'Jewish · Kavod' */
export function TraditionAndPackage({ plan }: { plan: OfTradition }) {
  const { i18n } = useLingui();
  return (
    <span>
      {traditionInWords(plan, i18n)} · <OwnWords of={plan}>{plan.packageName}</OwnWords>
    </span>
  );
}
