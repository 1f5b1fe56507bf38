import { VENDORS_ASKED_AT_ONCE } from '@evenlight/contract/vendors/inquiries';
import type { Vendor } from '@evenlight/contract/vendors/vendor';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, FileText, type LucideIcon, Package } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useScheduleLink } from '../../../platform/scheduling';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { Card } from '../../../ui/base/card';
import { IconTile } from '../../../ui/base/icon-tile';
import { toasts } from '../../../ui/overlays/toast-store';
import { useCompared } from '../comparing/use-compared';
import { readVendors } from '../queries';
import { readingProblem } from '../reading-problem';
import { useVendorActions } from './vendor-actions';

const ABOUT = 'fetching vendors to ask';

/** Who is on the screen; undefined until they are read. */
type Props = { shown: readonly Vendor[] | undefined };

/** Three ways on for whoever does not want to ask one vendor after the other. */
export function PromoCards({ shown }: Props) {
  const { t } = useLingui();
  const toSchedule = useScheduleLink();
  return (
    <section aria-label={t`More ways to get help`} className="grid grid-cols-1 gap-5 md:grid-cols-3 print:hidden">
      <PromoCard icon={FileText} title={<Trans>Request Quotes</Trans>} action={<QuotesButton shown={shown} />}>
        <Trans>Ask several vendors at once, and see their quotes side by side, line by line.</Trans>
      </PromoCard>
      <PromoCard
        icon={CalendarClock}
        title={<Trans>Schedule Consultations</Trans>}
        action={
          <ButtonLink {...toSchedule} variant="secondary">
            <Trans>Arrange a call</Trans>
          </ButtonLink>
        }
      >
        <Trans>Talk it through with a person first. The first conversation is free.</Trans>
      </PromoCard>
      <PromoCard
        icon={Package}
        title={<Trans>Service Packages</Trans>}
        action={
          <ButtonLink to="/planning-wizard" variant="secondary">
            <Trans>See the packages</Trans>
          </ButtonLink>
        }
      >
        <Trans>One price for the main parts of a service, opened into lines you can decline.</Trans>
      </PromoCard>
    </section>
  );
}

/** Those that are compared; else those that are saved; else those on the screen, to choose from. */
function QuotesButton({ shown }: Props) {
  const { i18n } = useLingui();
  const { userId, savedIds, requestQuotes } = useVendorActions();
  const { ids: comparedIds } = useCompared();
  const [isReading, setIsReading] = useState(false);

  async function ask() {
    const chosenIds = (comparedIds.length > 0 ? comparedIds : savedIds).slice(0, VENDORS_ASKED_AT_ONCE);
    const onScreen = { vendors: (shown ?? []).slice(0, VENDORS_ASKED_AT_ONCE), isPicked: false };
    if (!userId || chosenIds.length === 0) return requestQuotes(onScreen);
    setIsReading(true);
    try {
      const vendors = await readVendors(chosenIds);
      toasts.retire(ABOUT);
      requestQuotes(vendors.length > 0 ? { vendors, isPicked: true } : onScreen);
    } catch (error) {
      toasts.show({
        about: ABOUT,
        title: <Trans>Your vendors could not be fetched</Trans>,
        description: i18n._(readingProblem(error)),
        variant: 'destructive',
        isImportant: true,
      });
    }
    setIsReading(false);
  }

  return (
    <Button
      variant="secondary"
      className="noscript:hidden"
      state={isReading ? 'loading' : 'idle'}
      aria-disabled={shown === undefined}
      onClick={() => void ask()}
    >
      <Trans>Request Quotes</Trans>
    </Button>
  );
}

type PromoProps = { icon: LucideIcon; title: ReactNode; action: ReactNode; children: ReactNode };

function PromoCard({ icon, title, action, children }: PromoProps) {
  return (
    <Card tone="mist" className="flex flex-col items-start gap-3">
      <IconTile icon={icon} />
      <h2 className="text-xl">{title}</h2>
      <p className="text-ink-2">{children}</p>
      <div className="mt-auto pt-2">{action}</div>
    </Card>
  );
}
