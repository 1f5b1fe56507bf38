// What becomes of the ashes, and what each answer asks for.
import {
  type AshesPlace,
  cautionsOf,
  placesOfAshes,
  type RestingPlace,
  tasksDone,
} from '@evenlight/contract/resting-places';
import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../../ui/status/notice';
import { AshesParts } from './ashes-parts';
import { Choice } from './choice';
import { Fold } from './fold';
import { useRestInWords } from './rest-in-words';
import { ashesNames, cautionWords, landNames, permissionNames, seaNames } from './rest-words';
import { Tasks } from './tasks';
import { WordsForm } from './words-form';

const choices = ['home', 'niche', 'grave', 'sea', 'land', 'abroad', 'divided', 'unknown'] as const;

export function AshesRows({ rest }: { rest: RestingPlace }) {
  const { t } = useLingui();
  const title = t`What becomes of the ashes`;
  const { ashes } = rest.words;
  const said = useRestInWords(rest);
  const isKnown = ashes !== 'unknown';
  return (
    <>
      <Fold title={title} said={(isKnown && said) || t`Not yet known`} isOpenAtFirst={!isKnown}>
        {isKeptTogether(rest) && (
          <p className="mb-4">
            <Trans>
              Your church asks that ashes stay together in a sacred place, such as a cemetery or a columbarium. Your
              priest can tell you what is possible.
            </Trans>
          </p>
        )}
        <Choice rest={rest} field="ashes" label={title} names={ashesNames} choices={choices} />
        {ashes === 'divided' && <AshesParts rest={rest} />}
      </Fold>
      {placesOfAshes(rest.words).map((place) => (
        <PlaceRow key={place} rest={rest} place={place} />
      ))}
    </>
  );
}

function isKeptTogether({ faithTradition, branch }: RestingPlace): boolean {
  return faithTradition === 'christian' && branch === 'catholic';
}

type PlaceProps = { rest: RestingPlace; place: AshesPlace };

function PlaceRow({ rest, place }: PlaceProps) {
  const { t, i18n } = useLingui();
  const count = tasksDone(place, rest.words).length;
  const said = count === 0 ? t`What to see to` : t`Seen to: ${count}`;
  return (
    <Fold title={i18n._(ashesNames[place])} said={said} isOpenAtFirst>
      {place === 'home' && <AtHome rest={rest} />}
      {place === 'sea' && <AtSea rest={rest} />}
      {place === 'land' && <OnLand rest={rest} />}
      {place === 'abroad' && <Abroad rest={rest} />}
      <Tasks rest={rest} place={place} />
    </Fold>
  );
}

function AtHome({ rest }: { rest: RestingPlace }) {
  const { t } = useLingui();
  return (
    <WordsForm
      rest={rest}
      label={t`Ashes at home`}
      lines={[
        { name: 'keeper', label: t`Who keeps them` },
        { name: 'homeAddress', label: t`Address`, hint: t`The permit names it.` },
      ]}
    />
  );
}

function AtSea({ rest }: { rest: RestingPlace }) {
  const { t } = useLingui();
  return (
    <>
      <Choice
        rest={rest}
        field="seaFrom"
        label={t`From where`}
        names={seaNames}
        choices={['boat', 'aircraft', 'shore', 'pier', 'unknown']}
        isLabelShown
      />
      <Cautions rest={rest} of="sea" />
      <WordsForm
        rest={rest}
        label={t`Ashes at sea`}
        lines={[{ name: 'waters', label: t`Which waters`, hint: t`For example: San Francisco Bay.` }]}
      />
    </>
  );
}

function OnLand({ rest }: { rest: RestingPlace }) {
  const { t } = useLingui();
  const { landKind } = rest.words;
  const isOfOthers = landKind === 'others' || landKind === 'park' || landKind === 'water';
  return (
    <>
      <Choice
        rest={rest}
        field="landKind"
        label={t`On which land`}
        names={landNames}
        choices={['garden', 'own', 'others', 'park', 'water', 'unknown']}
        isLabelShown
      />
      {isOfOthers && (
        <div className="mt-5">
          <Choice
            rest={rest}
            field="permission"
            label={t`Permission of the owner`}
            names={permissionNames}
            choices={['unknown', 'asked', 'written', 'refused']}
            isLabelShown
          />
        </div>
      )}
      <Cautions rest={rest} of="land" />
      <WordsForm rest={rest} label={t`Ashes on land`} lines={[{ name: 'landPlace', label: t`Name of the place` }]} />
    </>
  );
}

const ofSea = ['from-shore', 'from-pier'];

function Cautions({ rest, of }: { rest: RestingPlace; of: 'sea' | 'land' }) {
  const { i18n } = useLingui();
  const said = cautionsOf(rest.words).filter((caution) => ofSea.includes(caution) === (of === 'sea'));
  return (
    <div role="status" className="mt-4 empty:hidden">
      {said.map((caution) => (
        <Notice key={caution} tone="warn">
          {i18n._(cautionWords[caution])}
        </Notice>
      ))}
    </div>
  );
}

function Abroad({ rest }: { rest: RestingPlace }) {
  const { t } = useLingui();
  return (
    <WordsForm
      rest={rest}
      label={t`Ashes to another country`}
      lines={[
        { name: 'country', label: t`Country` },
        { name: 'carrier', label: t`Who takes them there`, hint: t`A relative who flies, or a company.` },
      ]}
    />
  );
}
