// Where somebody will rest, in one line.
import { type RestingPlace, restQuestionsOf } from '@evenlight/contract/resting-places';
import { useLingui } from '@lingui/react/macro';
import { ashesNames } from './rest-words';

type Told = Pick<RestingPlace, 'words' | 'listed'>;

/** Null while none is known. */
export function useCemeteryInWords({ words, listed }: Told): string | null {
  const { t } = useLingui();
  const { cemetery, cemeteryName, cemeteryTown, plot } = words;
  if (cemetery === 'listed' && listed) return [listed.name, listed.town, plot].filter(Boolean).join(', ');
  if (cemetery !== 'owned') return null;
  return [cemeteryName, cemeteryTown, plot].filter(Boolean).join(', ') || t`A place that the family owns`;
}

/** Null while nothing is known, or nothing is asked. */
export function useRestInWords(rest: RestingPlace): string | null {
  const { i18n } = useLingui();
  const cemetery = useCemeteryInWords(rest);
  const { words } = rest;
  const questions = restQuestionsOf(rest);
  const isForAshes = questions.includes('ashes') && words.ashes !== 'unknown';
  if (!isForAshes) return questions.includes('grave') ? cemetery : null;
  const { country, waters, landPlace, keeper } = words;
  const more = {
    abroad: country,
    sea: waters,
    land: landPlace,
    home: keeper,
    grave: cemetery ?? '',
    niche: cemetery ?? '',
    divided: '',
    unknown: '',
  }[words.ashes];
  return [i18n._(ashesNames[words.ashes]), more].filter(Boolean).join(' · ');
}

/** As the family calls them, else by the first name; '' while neither is known. */
export function shortName({ calledName, personName }: Pick<RestingPlace, 'calledName' | 'personName'>): string {
  return calledName || (personName.split(' ')[0] ?? '');
}
