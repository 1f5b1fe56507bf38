// How the team has kept its word, month by month: drawn, and as figures.
import type { KeptFigures } from '@evenlight/contract/queue';
import { Trans, useLingui } from '@lingui/react/macro';
import { HeartHandshake } from 'lucide-react';
import { monthInWords } from '../../../platform/dates';
import { EmptyState } from '../../../ui/status/empty-state';
import { type Column, Table } from '../../../ui/status/table';
import { shareOf, waitInWords } from './kept-share';

type Props = { months: KeptFigures[] };

export function KeptPromises({ months }: Props) {
  if (months.every(({ due }) => due === 0))
    return (
      <EmptyState level="h2" icon={HeartHandshake} title={<Trans>Nothing was due yet</Trans>}>
        <Trans>As soon as the first promise is answered or due, its month stands here.</Trans>
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-1 gap-12">
      <Drawing months={[...months].reverse()} />
      <Figures months={months} />
    </div>
  );
}

const BAR = { width: 28, gap: 20, height: 120, top: 20, foot: 24 };

/** Shows at a glance what the table below says in figures, so it is one picture to those who hear it. */
function Drawing({ months }: Props) {
  const { t, i18n } = useLingui();
  const step = BAR.width + BAR.gap;
  const width = months.length * step;
  return (
    <svg
      role="img"
      aria-label={t`Share of promises kept in time, month by month. The table below has the figures.`}
      viewBox={`0 0 ${width} ${BAR.top + BAR.height + BAR.foot}`}
      className="w-full max-w-180"
    >
      {months.map((figures, index) => (
        <Bar
          key={figures.month}
          figures={figures}
          x={index * step + BAR.gap / 2}
          letter={monthInWords(figures.month, i18n)}
        />
      ))}
    </svg>
  );
}

function Bar({ figures, x, letter }: { figures: KeptFigures; x: number; letter: string }) {
  const share = shareOf(figures);
  const height = share === null ? 0 : Math.max((share / 100) * BAR.height, 2);
  const middle = x + BAR.width / 2;
  return (
    <g>
      <rect x={x} y={BAR.top} width={BAR.width} height={BAR.height} rx={6} className="fill-mist" />
      <rect x={x} y={BAR.top + BAR.height - height} width={BAR.width} height={height} rx={6} className="fill-pine" />
      <text x={middle} y={BAR.top - 6} textAnchor="middle" fontSize={11} className="fill-ink">
        {share === null ? '' : `${share}%`}
      </text>
      <text x={middle} y={BAR.top + BAR.height + 16} textAnchor="middle" fontSize={11} className="fill-ink-2">
        {letter.slice(0, 3)}
      </text>
    </g>
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
      cell: (figures) => {
        const share = shareOf(figures);
        return share === null ? <Trans>Nothing due</Trans> : `${share}%`;
      },
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
      caption={<Trans>The last twelve months</Trans>}
      columns={columns}
      rows={months}
      rowKey={({ month }) => month}
      className="max-w-220"
    />
  );
}
