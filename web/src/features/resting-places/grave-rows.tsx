// The grave: opening and closing, what stands around the casket, the stone.
import { isStoneAsked, type RestingPlace } from '@evenlight/contract/resting-places';
import { Trans, useLingui } from '@lingui/react/macro';
import { Choice } from './choice';
import { FactsHere } from './facts-here';
import { Fold } from './fold';
import { containerNames, openingNames, stoneNames } from './rest-words';
import { WordsForm } from './words-form';

export function GraveRows({ rest }: { rest: RestingPlace }) {
  return (
    <>
      <OpeningRow rest={rest} />
      {rest.way !== 'green-burial' && <ContainerRow rest={rest} />}
      {isStoneAsked(rest) && <StoneRow rest={rest} />}
    </>
  );
}

function OpeningRow({ rest }: { rest: RestingPlace }) {
  const { t, i18n } = useLingui();
  const { opening, openingBy } = rest.words;
  const title = t`Opening and closing the grave`;
  const state = i18n._(openingNames[opening]);
  return (
    <Fold title={title} said={openingBy ? t`${state} · ${openingBy}` : state} isOpenAtFirst={false}>
      <p>
        <Trans>The cemetery does it and charges for it. Agree on the day before you tell the guests.</Trans>
      </p>
      <Choice rest={rest} field="opening" label={title} names={openingNames} choices={['unknown', 'asked', 'agreed']} />
      <WordsForm
        rest={rest}
        label={title}
        lines={[{ name: 'openingBy', label: t`Who arranges it`, hint: t`For example the funeral home, or a name.` }]}
      />
      <FactsHere keys={['cemetery.opening']} />
    </Fold>
  );
}

function ContainerRow({ rest }: { rest: RestingPlace }) {
  const { t, i18n } = useLingui();
  const title = t`Around the casket`;
  return (
    <Fold title={title} said={i18n._(containerNames[rest.words.container])} isOpenAtFirst={false}>
      <p>
        <Trans>
          A liner or vault keeps the ground level. No law asks for one; the rules of the cemetery may. Ask before you
          buy.
        </Trans>
      </p>
      <Choice
        rest={rest}
        field="container"
        label={title}
        names={containerNames}
        choices={['liner', 'vault', 'none', 'unknown']}
      />
      <FactsHere keys={['vault']} />
    </Fold>
  );
}

function StoneRow({ rest }: { rest: RestingPlace }) {
  const { t, i18n } = useLingui();
  const title = t`The stone`;
  return (
    <Fold title={title} said={i18n._(stoneNames[rest.words.stone])} isOpenAtFirst={false}>
      <p>
        <Trans>Nothing hurries. Every cemetery has rules for stones, and many families wait some months.</Trans>
      </p>
      <Choice rest={rest} field="stone" label={title} names={stoneNames} choices={['now', 'later', 'unknown']} />
      <FactsHere
        keys={
          rest.way === 'green-burial'
            ? ['stone.flat', 'stone.setting']
            : ['stone.flat', 'stone.upright', 'stone.setting']
        }
      />
    </Fold>
  );
}
