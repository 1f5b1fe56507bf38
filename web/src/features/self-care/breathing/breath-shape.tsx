import { useLingui } from '@lingui/react/macro';
import { classNames } from '../../../ui/base/class-names';
import { Progress } from '../../../ui/status/progress';
import type { Moment } from './patterns';

// The style sheet moves it: our content security policy refuses style attributes, and the browser does it smoothly.
const growing: Record<number, string> = { 2: 'duration-[2s]', 4: 'duration-[4s]', 6: 'duration-[6s]' };

/** A circle that grows and shrinks; for those who asked for less motion, a bar that fills. */
export function BreathShape({ moment, isPaused }: { moment: Moment | null; isPaused: boolean }) {
  const { t } = useLingui();
  const isWide = moment?.kind === 'in' || moment?.kind === 'hold';
  return (
    <>
      <div aria-hidden="true" className="grid size-64 place-items-center motion-reduce:hidden print:hidden">
        <div className="col-start-1 row-start-1 size-64 rounded-full border border-line" />
        <div
          className={classNames(
            'col-start-1 row-start-1 size-60 rounded-full bg-pine-soft ring-1 ring-pine/30 transition-transform ease-in-out',
            isPaused ? 'scale-75 duration-500' : isWide ? 'scale-100' : 'scale-45',
            !isPaused && (moment ? growing[moment.seconds] : 'duration-500'),
          )}
        />
        <div className="relative col-start-1 row-start-1 size-16 rounded-full bg-gold-soft ring-1 ring-gold/20" />
      </div>
      <div className="hidden w-full max-w-90 motion-reduce:block">
        <Progress label={t`This part of the breath`} percent={moment?.percent ?? 0} className="h-4" />
      </div>
    </>
  );
}
