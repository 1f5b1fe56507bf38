// What a family takes along to the cemetery, and what those read who may not write.
import {
  isCemeteryAsked,
  isStoneAsked,
  placesOfAshes,
  type RestingPlace,
  restQuestionsOf,
  tasksDone,
} from '@evenlight/contract/resting-places';
import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '../../ui/base/class-names';
import { Fact } from '../../ui/base/fact';
import { useCemeteryInWords } from './rest-in-words';
import {
  ashesNames,
  containerNames,
  landNames,
  openingNames,
  ownershipPaperNames,
  partNames,
  permissionNames,
  seaNames,
  stoneNames,
  taskNames,
} from './rest-words';

type Entry = readonly [label: string, said: string | null];

export function RestRecord({ rest, className }: { rest: RestingPlace; className: string }) {
  const { t } = useLingui();
  const questions = restQuestionsOf(rest);
  const ofGrave = useGraveEntries(rest);
  const ofAshes = useAshesEntries(rest);
  const { planNumber, words } = rest;
  const isGraveTold = questions.some((question) => isCemeteryAsked(question, words));
  const entries: Entry[] = [
    [t`Plan`, planNumber],
    ...(isGraveTold ? ofGrave : []),
    ...(questions.includes('ashes') ? ofAshes : []),
    [t`Note`, words.note],
  ];
  const known = entries.filter(([, said]) => said);
  return (
    <section aria-label={t`What is known`} className={classNames('mt-6', className)}>
      <dl className="grid gap-x-8 gap-y-4 border-line border-y py-5 sm:grid-cols-2 print:grid-cols-2">
        {known.map(([label, said]) => (
          <Fact key={label} label={label} className="whitespace-pre-line">
            {said}
          </Fact>
        ))}
      </dl>
      {known.length <= 1 && questions.length > 0 && (
        <p className="mt-4">
          <Trans>Nothing is written down yet.</Trans>
        </p>
      )}
    </section>
  );
}

function useGraveEntries(rest: RestingPlace): Entry[] {
  const { t, i18n } = useLingui();
  const cemetery = useCemeteryInWords(rest);
  const { words, way } = rest;
  const isOwned = words.cemetery === 'owned';
  const state = i18n._(openingNames[words.opening]);
  const { openingBy, container, stone } = words;
  return [
    [t`Cemetery`, cemetery ?? t`Not yet known`],
    [t`Who holds the right of burial`, isOwned ? words.rightHolder : null],
    [t`The deed`, isOwned ? i18n._(ownershipPaperNames[words.ownershipPaper]) : null],
    [t`Opening and closing the grave`, [state, openingBy].filter(Boolean).join(' · ')],
    [t`Around the casket`, way === 'green-burial' ? null : i18n._(containerNames[container])],
    [t`The stone`, isStoneAsked(rest) ? i18n._(stoneNames[stone]) : null],
  ];
}

function useAshesEntries({ words }: RestingPlace): Entry[] {
  const { t, i18n } = useLingui();
  const places = placesOfAshes(words);
  const isTold = (place: (typeof places)[number], said: string) => (places.includes(place) ? said : null);
  const { ashes, parts, keeper, homeAddress, seaFrom, waters, landKind, landPlace, permission, country, carrier } =
    words;
  const joined = (...said: string[]) => said.filter(Boolean).join(', ');
  const sea = seaFrom === 'unknown' ? '' : i18n._(seaNames[seaFrom]);
  const land = landKind === 'unknown' ? '' : i18n._(landNames[landKind]);
  const divided = parts.map((part) => joined(i18n._(partNames[part.place]), part.where, part.keeper));
  const done = places.flatMap((place) =>
    tasksDone(place, words).map((task) => {
      const name = i18n._(taskNames[task]);
      return places.length > 1 ? `${i18n._(ashesNames[place])}: ${name}` : name;
    }),
  );
  return [
    [t`What becomes of the ashes`, i18n._(ashesNames[ashes])],
    [t`Divided among`, ashes === 'divided' ? divided.join('\n') : null],
    [t`Ashes at home`, isTold('home', joined(keeper, homeAddress))],
    [t`Ashes at sea`, isTold('sea', joined(sea, waters))],
    [t`Ashes on land`, isTold('land', joined(land, landPlace))],
    [t`Permission of the owner`, isTold('land', i18n._(permissionNames[permission]))],
    [t`Ashes to another country`, isTold('abroad', joined(country, carrier))],
    [t`Seen to`, done.join('\n')],
  ];
}
