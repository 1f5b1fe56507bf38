// Every line with its price, grouped as the law groups them: in the workflow and on the statement alike.
import { standingOf } from '@evenlight/contract/estimates';
import type { Plan } from '@evenlight/contract/plans';
import { groupLines } from '@evenlight/contract/statements';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Amount } from '../../parts/amount';
import { OwnWords, ToldIn } from '../../parts/own-words';
import { Badge } from '../../ui/base/badge';
import { classNames } from '../../ui/base/class-names';
import { kindWords } from '../catalogue/catalogue-words';
import { ExamplePrices } from '../catalogue/example-prices';

export type Line = Plan['lines'][number];
type Props = {
  lines: readonly Line[];
  /** What can be done about a line, beside it. */
  action?: ((line: Line) => ReactNode) | undefined;
  className?: string;
};

export function PricedLines({ lines, action, className }: Props) {
  return (
    <div className={classNames('grid grid-cols-1 gap-8', className)}>
      <ExamplePrices offers={lines} />
      <ToldIn of={lines} />
      {groupLines(lines).map((group) => (
        <Group key={group.kind} {...group} action={action} />
      ))}
    </div>
  );
}

type GroupProps = ReturnType<typeof groupLines<Line>>[number] & Pick<Props, 'action'>;

function Group({ kind, lines, cents, action }: GroupProps) {
  const { i18n } = useLingui();
  const { name, about } = kindWords[kind];
  return (
    <table className="w-full border-collapse">
      <caption className="border-line-strong border-b pb-2 text-start">
        <span className="font-serif text-xl">{i18n._(name)}</span>{' '}
        <span className="block text-ink-2 text-sm">{i18n._(about)}</span>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">
            <Trans>Item</Trans>
          </th>
          <th scope="col">
            <Trans>Price</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LineRow key={`${line.source} ${line.item}`} line={line} action={action?.(line)} />
        ))}
      </tbody>
      {/* Not a foot: on paper that would be repeated on every page. */}
      <tbody>
        <tr className="font-semibold">
          <th scope="row" className="wrap-anywhere pt-2.5 pe-4 text-start font-semibold">
            <Trans>Together</Trans>
          </th>
          <td className="w-20 pt-2.5 text-end tabular-nums">
            <Amount from="ours" cents={cents} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function LineRow({ line, action }: { line: Line; action: ReactNode }) {
  const { name, source, cents, isDeclined } = line;
  const standing = standingOf(line);
  const words = <OwnWords of={line}>{name}</OwnWords>;
  return (
    <tr className="border-line border-b">
      <th scope="row" className="wrap-anywhere py-2 pe-4 text-start font-normal">
        <span className="flex items-center justify-between gap-x-4 max-sm:flex-col max-sm:items-start">
          <span className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
            {standing === 'declined' ? <s className="text-ink-3">{words}</s> : words}
            {standing === 'declined' && (
              <Badge tone="line">
                <Trans>Declined</Trans>
              </Badge>
            )}
            {standing === 'not-chosen' && (
              <Badge tone="line">
                <Trans>Not chosen</Trans>
              </Badge>
            )}
            {source === 'addon' && (
              <Badge>
                <Trans>Add-on</Trans>
              </Badge>
            )}
          </span>
          {action}
        </span>
      </th>
      <td className="w-20 py-2.5 text-end align-top tabular-nums sm:align-middle">
        <Amount from="ours" cents={isDeclined ? 0 : cents} />
      </td>
    </tr>
  );
}
