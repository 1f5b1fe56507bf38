// Booking a talk in three steps. What is typed stays in this tab until it is booked.
import { Trans } from '@lingui/react/macro';
import { useHouse } from '../../../parts/use-house';
import { useUser } from '../../../platform/user';
import { Dialog } from '../../../ui/overlays/dialog';
import { SkeletonList } from '../../../ui/status/skeleton';
import { contactOf, useOwnAddress } from '../../accounts/own-contact';
import { Booking } from './booking';

type Props = {
  isOpen: boolean;
  /** What was pressed; null when the page was loaded with the dialog open. */
  opener: HTMLElement | null;
  onClose: () => void;
};

export function ScheduleDialog({ isOpen, opener, onClose }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      finalFocus={() => (opener?.isConnected ? opener : firstWayIn())}
      title={<Trans>Schedule a consultation</Trans>}
      description={<Trans>The first talk is free, by phone. You need to prepare nothing.</Trans>}
    >
      <BookingOfWhoeverIsHere onClose={onClose} />
    </Dialog>
  );
}

/** The page was loaded with the dialog open, so it has a link that opens it again. */
function firstWayIn(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main a[aria-haspopup="dialog"], footer a[aria-haspopup="dialog"]');
}

/** For members with what their account knows, so that nobody types it again. */
function BookingOfWhoeverIsHere({ onClose }: Pick<Props, 'onClose'>) {
  const { supportPhone } = useHouse().hours.brand;
  const { user } = useUser();
  const { data: person, isLoading } = useOwnAddress();
  if (isLoading) return <SkeletonList rows={2} />;
  const contact = person && contactOf(person);
  const known = contact && { clientName: contact.name, clientEmail: contact.email, clientPhone: contact.phone };
  return (
    <Booking
      // Another person on this page is another form.
      key={user?.id ?? 'visitor'}
      phone={supportPhone}
      onClose={onClose}
      owner={user?.id ?? null}
      known={known}
    />
  );
}
