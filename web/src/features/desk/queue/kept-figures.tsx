// How the team has kept its word, month by month: drawn, and as figures.
import type { KeptFigures } from '@evenlight/contract/queue';
import { Trans, useLingui } from '@lingui/react/macro';
import { HeartHandshake } from 'lucide-react';
import { monthInWords } from '../../../platform/dates';
import { EmptyState } from '../../../ui/status/empty-state';
import { type Column, Table } from '../../../ui/status/table';
import { shareOf, waitInWords } from './kept-share';

type Props = { months: KeptFigures[] };

/** Months in which nothing was due say nothing. */
export function KeptPromises({ months: all }: Props) {
  const months = all.filter(({ due }) => due > 0);
  if (months.length === 0)
    return (
      <EmptyState level="h2" icon={HeartHandshake} title={<Trans>Nothing was due yet</Trans>}>
        <Trans>As soon as the first promise is answered or due, its month stands here.</Trans>
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-1 gap-12">
      <Drawing months={months} />
      <Figures months={months} />
    </div>
  );
}

/** At a glance what the table below says in figures. */
function Drawing({ months }: Props) {
  return (
    <section aria-labelledby="kept-drawing">
      <h2 id="kept-drawing" className="mb-3 font-medium font-serif text-xl">
        <Trans>Kept in time</Trans>
      </h2>
      <ul className="grid max-w-180 gap-3">
        {months.map((figures) => (
          <Bar key={figures.month} figures={figures} />
        ))}
      </ul>
    </section>
  );
}

function Bar({ figures }: { figures: KeptFigures }) {
  const { i18n } = useLingui();
  const share = shareOf(figures);
  if (share === null) return null;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)_3.5rem]">
      <span>{monthInWords(figures.month, i18n)}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="h-3 w-full overflow-hidden rounded-full bg-line max-sm:order-last max-sm:col-span-2"
      >
        <rect width={share} height={1} className="fill-pine" />
      </svg>
      <span className="text-end font-semibold tabular-nums">{share}%</span>
    </li>
  );
}

function Figures({ months }: Props) {
  const { i18n } = useLingui();
  const columns: Column<KeptFigures>[] = [
    { key: 'month', header: <Trans>Month</Trans>, cell: ({ month }) => monthInWords(month, i18n) },
    {
      key: 'share',
      header: <Trans>Kept in time</Trans>,
      align: 'end',
      cell: (figures) => `${shareOf(figures) ?? 0}%`,
    },
    {
      key: 'counts',
      header: <Trans>Promises</Trans>,
      align: 'end',
      cell: ({ due, keptInTime }) => (
        <Trans>
          {keptInTime} of {due}
        </Trans>
      ),
    },
    {
      key: 'wait',
      header: <Trans>Half were answered within</Trans>,
      align: 'end',
      cell: ({ medianMinutes }) => (medianMinutes === null ? '–' : waitInWords(medianMinutes, i18n)),
    },
  ];
  return (
    <Table
      caption={<Trans>The last twelve months, as far as something was due</Trans>}
      columns={columns}
      rows={months}
      rowKey={({ month }) => month}
      className="max-w-220"
    />
  );
}
