// The dialog that books a talk, with what other features lend it.

import { useHouse } from '../../../parts/use-house';
import { Worry } from '../../support/crisis/worry';
import { ScheduleDialog } from './schedule-dialog';

type Props = { isOpen: boolean; opener: HTMLElement | null; onClose: () => void };

export function ScheduleTalk(props: Props) {
  const { supportPhone } = useHouse().hours.brand;
  return <ScheduleDialog {...props} phone={supportPhone} worryAbout={(routes) => <Worry routes={routes} />} />;
}
