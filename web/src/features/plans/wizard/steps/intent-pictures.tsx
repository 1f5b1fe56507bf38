// Whether somebody has died or plans ahead: two pictures.
import type { PlanIntent } from '@evenlight/contract/traditions';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../../ui/base/visually-hidden';
import { hiddenRadio, ringWhereFocused } from '../../../../ui/forms/control-looks';

type Props = { intent: PlanIntent | null; onChoose: (intent: PlanIntent) => void };

const looks =
  'relative grid cursor-pointer content-start gap-2.5 rounded-card border border-line-strong bg-surface px-2.5 py-3.5 text-center ' +
  'font-medium leading-snug hover:border-line-input data-chosen:border-pine data-chosen:bg-pine-soft ' +
  'data-chosen:ring-1 data-chosen:ring-pine';

export function IntentPictures({ intent, onChoose }: Props) {
  const { t } = useLingui();
  const pictures: { value: PlanIntent; label: string; picture: ReactNode }[] = [
    { value: 'at-need', label: t`Someone has died`, picture: <EveningHills /> },
    { value: 'plan-ahead', label: t`Planning ahead`, picture: <YoungPlant /> },
  ];
  return (
    <fieldset className="min-w-0">
      <VisuallyHidden as="legend">{t`What has happened`}</VisuallyHidden>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
        {pictures.map(({ value, label, picture }) => (
          <label key={value} className={`${looks} ${ringWhereFocused}`} data-chosen={value === intent || undefined}>
            <input
              type="radio"
              name="planIntent"
              value={value}
              checked={value === intent}
              // A browser that fills in what was chosen before a reload would look like somebody choosing.
              autoComplete="off"
              className={hiddenRadio}
              onChange={() => onChoose(value)}
            />
            {picture}
            {label}
            {value === intent && (
              <span className="absolute -end-1.5 -top-2 grid size-6.5 place-items-center rounded-full bg-pine text-on-pine ring-3 ring-paper">
                <Check aria-hidden="true" className="size-4" />
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const frame = 'h-15.5 w-full rounded-xs sm:h-30';

/** The last light over hills. */
function EveningHills() {
  return (
    <svg viewBox="0 0 150 62" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={frame}>
      <rect width="150" height="62" className="fill-gold-soft" />
      <circle cx="75" cy="44" r="32" className="fill-gold-fill opacity-30" />
      <circle cx="75" cy="44" r="15" className="fill-gold-fill opacity-70" />
      <path d="M0 42c28-11 58-8 80 0s46 6 70-4v24H0z" className="fill-clay opacity-30" />
      <path d="M0 51c36-9 74 2 96 2s36-6 54-8v17H0z" className="fill-pine opacity-75" />
    </svg>
  );
}

/** Two leaves, and morning. */
function YoungPlant() {
  return (
    <svg viewBox="0 0 150 62" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={frame}>
      <rect width="150" height="62" className="fill-pine-soft" />
      <circle cx="108" cy="20" r="21" className="fill-gold-soft" />
      <path d="M0 53c40-13 100-13 150 0v9H0z" className="fill-pine opacity-40" />
      <path d="M62 51V31" className="stroke-3 stroke-clay" strokeLinecap="round" fill="none" />
      <path
        d="M62 35c-13-2-19-10-17-22 12 0 19 9 17 22zM62 31c11-1 17-9 16-19-11 0-17 8-16 19z"
        className="fill-pine"
      />
    </svg>
  );
}
