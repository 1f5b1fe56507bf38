import { type Addon, centsOf, knownName } from '@evenlight/contract/catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode, useId } from 'react';
import { Amount } from '../../parts/amount';
import { OwnWords, ToldIn } from '../../parts/own-words';
import { classNames } from '../../ui/base/class-names';
import { Disclosure } from '../../ui/base/disclosure';
import { IconTile } from '../../ui/base/icon-tile';
import { checkboxLooks, ringAroundCard } from '../../ui/forms/control-looks';
import { categoryWords } from './catalogue-words';
import { ExamplePrices } from './example-prices';
import { addonGroups } from './offer-rules';

type Props = {
  addons: readonly Addon[];
  /** By the names that plans know them by. */
  chosen: readonly string[];
  onToggle: (name: string) => void;
  /** The heading over what belongs to the family's tradition. */
  ownTitle: ReactNode;
};

export function AddonChooser({ addons, chosen, onToggle, ownTitle }: Props) {
  const { ofTradition, forAll, notCustomary } = addonGroups(addons);
  const group = (list: Addon[]) => <AddonCards addons={list} chosen={chosen} onToggle={onToggle} />;
  return (
    <div className="grid gap-10">
      <ExamplePrices offers={addons} />
      {ofTradition.length > 0 && <Group title={ownTitle}>{group(ofTradition)}</Group>}
      {forAll.length > 0 && <Group title={<Trans>For every family</Trans>}>{group(forAll)}</Group>}
      {notCustomary.length > 0 && (
        <Disclosure title={<Trans>Not customary in this tradition</Trans>} className="border-line border-t">
          <p className="mb-4 max-w-[60ch]">
            <Trans>Most families of this tradition do without these. They are here if yours does it differently.</Trans>
          </p>
          {group(notCustomary)}
        </Disclosure>
      )}
    </div>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}

type CardsProps = { addons: readonly Addon[]; chosen: readonly string[]; onToggle: (name: string) => void };

function AddonCards({ addons, chosen, onToggle }: CardsProps) {
  return (
    <ul data-reaches-edge="" className="grid grid-cols-1 gap-3 md:grid-cols-2">
      {addons.map((addon) => (
        <AddonCard key={addon.id} addon={addon} isChosen={chosen.includes(knownName(addon))} onToggle={onToggle} />
      ))}
    </ul>
  );
}

type CardProps = { addon: Addon; isChosen: boolean; onToggle: (name: string) => void };

const looks =
  'relative flex h-full gap-3.5 rounded-card border border-line-input/60 bg-surface p-4 ' +
  'hover:border-line-input data-chosen:border-pine data-chosen:bg-pine-soft data-chosen:ring-1 data-chosen:ring-pine';

const AddonCard = memo(function AddonCard({ addon, isChosen, onToggle }: CardProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { name, description, note, category, isIncluded } = addon;
  const { icon, name: categoryName } = categoryWords[category];
  return (
    <li>
      <label className={looks} data-chosen={isChosen || undefined}>
        <IconTile icon={icon} className={classNames(isChosen && 'bg-surface')} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span id={`${id}-name`} className="font-semibold">
              <OwnWords of={addon}>{name}</OwnWords>
            </span>
            <span id={`${id}-price`}>
              <Amount from="ours" cents={centsOf(addon.price)} />
            </span>
          </span>
          <span id={`${id}-about`} className="mt-0.5 block text-ink-2 text-ui">
            <OwnWords of={addon}>{description}</OwnWords>
            {isIncluded && (
              <span className="mt-1 block text-ink">
                <Trans>Your package holds this already. Add it only if you want more of it.</Trans>
              </span>
            )}
            {note && (
              <span className="mt-1 block text-ink">
                <OwnWords of={addon}>{note}</OwnWords>
              </span>
            )}
            <ToldIn of={addon} className="mt-1" />
            <span className="mt-1 block text-ink-3 text-sm">{i18n._(categoryName)}</span>
          </span>
        </span>
        <input
          type="checkbox"
          checked={isChosen}
          aria-labelledby={`${id}-name ${id}-price`}
          aria-describedby={`${id}-about`}
          className={classNames(checkboxLooks, ringAroundCard, 'mt-0.5')}
          onChange={() => onToggle(knownName(addon))}
        />
      </label>
    </li>
  );
});
