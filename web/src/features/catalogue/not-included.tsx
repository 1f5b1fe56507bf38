// What others charge besides our price, beside every total: each with its figure, or 'Ask'. The printed statement says the
// same (server/src/features/plans/statement/statement-pdf.ts).
import { factsNotIncluded, type DatedFact as Told } from '@evenlight/contract/facts';
import { Trans } from '@lingui/react/macro';
import { FactList } from '../../parts/fact-list';
import { useDatedFacts } from '../../parts/use-dated-facts';
import { classNames } from '../../ui/base/class-names';

type Looks = { level?: 'h2' | 'h3'; className?: string };
type Props = Looks & {
  /** The package or plan beside whose price it stands. */
  of: Parameters<typeof factsNotIncluded>[0];
};

export function NotIncluded({ of, ...looks }: Props) {
  return <NotIncludedFacts facts={useDatedFacts(factsNotIncluded(of))} {...looks} />;
}

type FactsProps = Looks & {
  /** Undefined while they are not known: then the words say it alone. */
  facts: readonly Told[] | undefined;
};

export function NotIncludedFacts({ facts, level: Heading = 'h2', className }: FactsProps) {
  if (!facts) return <InWords className={className} />;
  return (
    <section className={classNames('max-w-[70ch] text-ui', className)}>
      <Heading className="text-xl">
        <Trans>Not included unless listed</Trans>
      </Heading>
      <p className="mt-1 text-ink-2 text-sm">
        <Trans>This is an estimate. Others charge for these, and set their own prices.</Trans>
      </p>
      <FactList facts={facts} className="mt-3" />
      <p className="mt-3 text-ink-2 text-sm">
        <Trans>You may buy items separately. Ask the licensed funeral home for its General Price List.</Trans>
      </p>
    </section>
  );
}

function InWords({ className }: { className: string | undefined }) {
  return (
    <p className={classNames('max-w-[70ch] text-ink-2 text-sm', className)}>
      <Trans>
        Estimate. Not included unless listed: cemetery property, opening and closing, vault or liner, crematory charges
        above the package, county permit and certified-copy fees, clergy honorarium. You may buy items separately; ask
        the licensed funeral home for its General Price List.
      </Trans>
    </p>
  );
}
