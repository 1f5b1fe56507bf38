// A package opened into its lines. What can be left out has a box; the price falls as soon as it is unchecked.
import type { Package } from '@evenlight/contract/catalogue';
import { type PricedLine, packageLines, standingOf } from '@evenlight/contract/estimates';
import { groupLines } from '@evenlight/contract/statements';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { Amount } from '../../parts/amount';
import { OwnWords, ToldIn } from '../../parts/own-words';
import { Button } from '../../ui/base/button';
import { classNames } from '../../ui/base/class-names';
import { checkboxLooks } from '../../ui/forms/control-looks';
import { Dialog } from '../../ui/overlays/dialog';
import { kindWords } from './catalogue-words';
import { ExamplePrices } from './example-prices';
import { NotIncluded } from './not-included';
import { centsWithout } from './offer-rules';
import { PriceRights } from './price-rights';

type LinesProps = {
  offer: Package;
  isChosen: boolean;
  /** Undefined while it is not chosen. */
  declined: readonly string[] | undefined;
  onDecline: (lineId: string, isDeclined: boolean) => void;
};

type Props = LinesProps & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (offer: Package) => void;
};

export function PackagePrice({ isOpen, onOpenChange, onChoose, ...lines }: Props) {
  const { t } = useLingui();
  const { offer, isChosen, declined } = lines;
  const { name } = offer;
  const priceLine = useRef<HTMLParagraphElement>(null);
  function choose() {
    // The button goes with being pressed; the price is what comes next.
    priceLine.current?.focus();
    onChoose(offer);
  }
  return (
    <Dialog
      isWide
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t`What is in the price of ${name}`}
      description={
        isChosen ? (
          <Trans>Uncheck what you do not want. The price falls at once, and you can check it again.</Trans>
        ) : (
          <Trans>Once you choose this package, you can leave out what you do not want.</Trans>
        )
      }
    >
      {/* Stays in sight while the lines are read. */}
      <div className="sticky -top-6 z-10 -mt-2 mb-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b bg-surface py-3 sm:-top-8">
        <p ref={priceLine} tabIndex={-1} className="flex items-baseline gap-2.5" aria-live="polite">
          <span className="text-ink-2">
            <Trans>Package price</Trans>
          </span>
          <Amount from="ours" cents={centsWithout(offer, declined)} className="font-serif text-2xl" />
        </p>
        {!isChosen && (
          <Button variant="secondary" size="small" onClick={choose}>
            <Trans>Choose this package</Trans>
          </Button>
        )}
      </div>
      <ExamplePrices offers={[offer]} className="mb-5" />
      <ToldIn of={offer.lines} className="mb-4" />
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PackageLines {...lines} />
        <div className="grid content-start gap-5 rounded-card bg-mist p-5">
          <PriceRights />
          <NotIncluded of={offer} level="h3" />
        </div>
      </div>
    </Dialog>
  );
}

function PackageLines({ offer, isChosen, declined, onDecline }: LinesProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid content-start gap-7">
      {groupLines(packageLines(offer, declined)).map(({ kind, lines }) => (
        <section key={kind} aria-labelledby={`lines-${kind}`}>
          <h3 id={`lines-${kind}`} className="text-xl">
            {i18n._(kindWords[kind].name)}
          </h3>
          <p className="mt-1 text-ink-2 text-sm">{i18n._(kindWords[kind].about)}</p>
          <ul className="mt-2 divide-y divide-line border-line border-t">
            {lines.map((line) => (
              <li key={line.item}>
                {isChosen && line.canDecline ? (
                  <LineToDecline line={line} onDecline={onDecline} />
                ) : (
                  <div className={lineLooks}>
                    <Check
                      aria-hidden="true"
                      className={classNames('m-0.5 size-5 shrink-0 text-pine', line.isDeclined && 'invisible')}
                    />
                    <LineWords line={line} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const lineLooks = 'flex min-h-11 items-start gap-3 py-2.5';

type LineProps = { line: PricedLine; onDecline: LinesProps['onDecline'] };

/** The whole row can be pressed; it is called by the name alone. */
function LineToDecline({ line, onDecline }: LineProps) {
  const { item, name, isDeclined } = line;
  return (
    <label className={classNames(lineLooks, 'cursor-pointer')}>
      <input
        type="checkbox"
        checked={!isDeclined}
        aria-label={name}
        className={checkboxLooks}
        onChange={({ target }) => onDecline(item, !target.checked)}
      />
      <LineWords line={line} />
    </label>
  );
}

function LineWords({ line }: { line: PricedLine }) {
  const { name, cents, canDecline, isDeclined } = line;
  const standing = standingOf(line);
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className={classNames('block', isDeclined && 'text-ink-2')}>
          <OwnWords of={line}>{name}</OwnWords>
        </span>
        <span className="block text-ink-3 text-sm empty:hidden">
          {!canDecline && <Trans>Always part of a package</Trans>}
          {standing === 'not-chosen' && <Trans>Not in the price</Trans>}
          {standing === 'declined' && <Trans>Left out</Trans>}
        </span>
      </span>
      <Amount
        from="ours"
        cents={cents}
        className={classNames('shrink-0', standing === 'declined' && 'text-ink-3 line-through')}
      />
    </>
  );
}
