// The dialog that books a talk, with what other features lend it.
import { ScheduleDialog } from '../../features/desk/consultations/schedule-dialog';
import { Worry } from '../../features/support/crisis/worry';
import { useHouse } from '../shell/use-house';

type Props = { isOpen: boolean; opener: HTMLElement | null; onClose: () => void };

export function ScheduleTalk(props: Props) {
  const { supportPhone } = useHouse().hours.brand;
  return <ScheduleDialog {...props} phone={supportPhone} worryAbout={(routes) => <Worry routes={routes} />} />;
}
