import { centsOf, type Package } from '@evenlight/contract/catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import { Columns3 } from 'lucide-react';
import { memo } from 'react';
import { Amount } from '../../parts/amount';
import { OwnWords, ToldIn } from '../../parts/own-words';
import { Button } from '../../ui/base/button';
import { Dialog } from '../../ui/overlays/dialog';
import { tableRoles } from '../../ui/status/table-roles';
import { comparePackages, type Row } from './comparison';
import { ExamplePrices } from './example-prices';
import { FeatureList } from './feature-list';

/** Side by side on wide screens, below each other on phones; what differs comes first. */
export const ComparePackages = memo(function ComparePackages({ packages }: { packages: readonly Package[] }) {
  return (
    <Dialog
      isWide
      trigger={
        <Button variant="ghost" size="small">
          <Columns3 aria-hidden="true" className="size-4.5" />
          <Trans>Compare packages</Trans>
        </Button>
      }
      title={<Trans>Compare packages</Trans>}
      description={<Trans>What differs comes first, then what is the same in all of them.</Trans>}
    >
      <Compared packages={packages} />
    </Dialog>
  );
});

function Compared({ packages }: { packages: readonly Package[] }) {
  const { t } = useLingui();
  const littleWords = t({
    message: 'a an and at for from in of on or the to with your',
    context: 'little words of the language, left aside when features are compared',
  });
  const { different, same } = comparePackages(packages, littleWords);
  return (
    <>
      <ExamplePrices offers={packages} className="mb-5" />
      <h3 className="text-xl">
        <Trans>What differs</Trans>
      </h3>
      <Differences packages={packages} rows={different} />
      {same.length > 0 && (
        <>
          <h3 className="mt-8 text-xl">
            <Trans>The same in all of them</Trans>
          </h3>
          <FeatureList of={packages[0] ?? {}} features={same} className="mt-3 sm:grid-cols-2" />
        </>
      )}
    </>
  );
}

function Differences({ packages, rows }: { packages: readonly Package[]; rows: readonly Row[] }) {
  const { t } = useLingui();
  return (
    <table {...tableRoles.table} className="mt-3 w-full table-fixed border-collapse text-start text-ui max-sm:block">
      <caption className="sr-only">
        <Trans>What differs</Trans>
      </caption>
      <thead {...tableRoles.group} className="max-sm:mb-4 max-sm:block">
        <tr {...tableRoles.row} className="max-sm:block">
          {packages.map(({ id, name, price, language }) => (
            <th
              key={id}
              {...tableRoles.header}
              scope="col"
              className="border-line-strong text-start align-bottom font-normal max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:py-1 sm:border-b sm:px-3 sm:pb-3 sm:last:pe-0 sm:first:ps-0"
            >
              <span className="block font-medium font-serif text-lg leading-tight">
                <OwnWords of={{ language }}>{name}</OwnWords>
              </span>
              <ToldIn of={{ language }} />
              <Amount from="ours" cents={centsOf(price)} className="mt-1 block text-ink-2" />
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group} className="max-sm:grid max-sm:gap-3">
        {rows.map((row) => (
          <tr
            key={row.join('|')}
            {...tableRoles.row}
            className="border-line border-b max-sm:block max-sm:rounded-card max-sm:border max-sm:p-4"
          >
            {row.map((words, column) => (
              <td
                key={packages[column]?.id}
                {...tableRoles.cell}
                className="py-2.5 align-top max-sm:block max-sm:py-1 sm:px-3 sm:last:pe-0 sm:first:ps-0"
              >
                <span aria-hidden="true" className="block text-ink-3 text-sm sm:hidden">
                  {packages[column]?.name}
                </span>
                {words ? (
                  <OwnWords of={packages[column] ?? {}}>{words}</OwnWords>
                ) : (
                  <Nothing words={t`Nothing of the kind`} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Nothing({ words }: { words: string }) {
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
