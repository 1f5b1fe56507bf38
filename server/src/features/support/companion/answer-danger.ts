// What is said past words of danger and past signs of it: one plain question and the lines, and nothing else.
import type { CrisisRoute } from '@evenlight/contract/support/levels';
import {
  gentleQuestionOfEverybody,
  helpForWhoHasBegun,
  ifMisread,
  plainHelp,
  plainQuestions,
  questionOfEverybody,
  questionsAboutASign,
  questionsToWhoSaidIt,
  softQuestionOfEverybody,
} from './ask-plainly.ts';
import type { ReplyContext } from './companion-types.ts';
import {
  gentleLines,
  ifItGoesOn,
  ifItIsTheirOwn,
  ifMisunderstood,
  onKeptMedicine,
  whyAskedAfterALetter,
} from './fixed-texts.ts';
import { plainly } from './listening/hear.ts';
import type { Listening, Sentences } from './listening/listen.ts';
import { linesForAnyDanger, linesInWords } from './safety-texts.ts';
import { namesMeans, namesWeapon, signsOfOthers } from './signs-of-others.ts';
import { asksWhenItHurtsLess, keepsMedicineOfTheDead, namesNobodyToFear, tellsOnlyOfADeath } from './told-as-over.ts';

/** They were asked within the hour, and what they write is a sign all the same: it is taken for nothing else. */
export function stayNear({ context: { language }, book, known, pick }: Listening, route: CrisisRoute): Sentences {
  const help = pick(gentleLines(route, language));
  if (known.now.act === 'no' || known.now.act === 'nobody') return [pick(book.alone), help];
  return [pick(book.heavy), help, isSafeCompany([route]) ? pick(book.askSupport) : null];
}

/** Whoever is near may be the one they fear. */
export function isSafeCompany(routes: readonly CrisisRoute[]): boolean {
  return !routes.some((route) => route === 'abuse' || route === 'others' || route === 'child');
}

export function askPlainly({ context, book, known, pick }: Listening, route: CrisisRoute): Sentences {
  const { language, hasSaidIt, ownRoutes = [] } = context;
  const isToldAlready = route === 'self' && hasSaidIt;
  const question = pick(isToldAlready ? questionsToWhoSaidIt(language) : plainQuestions(route, language));
  // Where minutes may count, what to call comes first.
  if (route !== 'self') return [`${linesInWords(route, language)}\n\n${question}`];
  const help = [helpForWhoHasBegun(language), pick(plainHelp(language))];
  // No rule names a danger: the classifier alone hears it.
  if (ownRoutes.length === 0) {
    const told = besideWhatIsTold({ context, book, known, pick });
    if (told) return told;
    if (known.now.isStory && !namesMeans(lastSaid(context)))
      return [
        book.sorry,
        pick(book.storyHeard),
        whyAskedAfterALetter[language],
        question,
        ifMisread(language),
        pick(plainHelp(language)),
      ];
    return [book.sorry, question, ifMisread(language), ...help];
  }
  return [known.now.grieves ? book.sorry : pick(book.heavy), question, ...help];
}

type Told = Pick<Listening, 'context' | 'book' | 'known' | 'pick'>;

/** Where it is told of the dead, nobody is asked about suicide: who is near is asked, and where to turn stands beside it. */
function besideWhatIsTold({ context, book, pick }: Told): Sentences | null {
  const { language } = context;
  const text = lastSaid(context);
  const about = (says: string | null): Sentences => [
    book.sorry,
    says,
    pick(book.askSupport),
    ifItIsTheirOwn[language],
    pick(plainHelp(language)),
  ];
  if (tellsOnlyOfADeath(text)) return about(pick(book.listening));
  if (keepsMedicineOfTheDead(text)) return about(onKeptMedicine[language]);
  return asksWhenItHurtsLess(text) ? about(pick(book.acts.howLong.says)) : null;
}

/** Whoever hurt them is dead or locked away: it is heard as that, and the line stands there in case it is not. */
function besideHarmThatIsOver({ context: { language }, book, known, pick }: Told): Sentences {
  if (!known.now.topics.includes('harmed'))
    return [book.sorry, pick(book.listening), pick(book.askSupport), pick(plainHelp(language))];
  return [pick(book.topics.harmed.reflects), pick(book.askSupport), pick(ifItGoesOn[language])];
}

/** A letter that names nobody to fear: whether they are safe, and where to turn. */
function askSoftly({ context: { language }, book, pick }: Told): Sentences {
  return [book.sorry, pick(book.storyHeard), softQuestionOfEverybody(language), pick(plainHelp(language))];
}

const isBack = /\b(?:again|lately|tonight|otra vez|ultimamente|esta noche)\b/;

/** What a sign may be instead; null where it is asked about as ever. */
function besideASign({ context, book, known, pick }: Told, route: CrisisRoute): Sentences | null {
  const { language } = context;
  const { isStory, asksOfArrangements, isAboutThemselves, topics, grieves } = known.now;
  const opens = grieves ? book.sorry : pick(book.listening);
  // A dark time that was come through is not asked about as if it were now.
  if (topics.includes('cameThrough') && !isBack.test(plainly(lastSaid(context)))) {
    const { reflects, asks } = book.topics.cameThrough;
    return [opens, pick(reflects), pick(asks), ifItIsTheirOwn[language], pick(plainHelp(language))];
  }
  if (route === 'medical')
    return tellsOnlyOfADeath(lastSaid(context)) ? besideWhatIsTold({ context, book, known, pick }) : null;
  if (route !== 'self') return null;
  // A long letter of questions is answered, and one heavy sentence of it asked about in passing.
  if (isStory && asksOfArrangements && !isAboutThemselves)
    return [opens, pick(book.storyAnswers), ifMisunderstood[language]];
  return null;
}

export function askAboutSign({ context, book, known, pick }: Listening, route: CrisisRoute): Sentences {
  const { language } = context;
  const { act, grieves, isStory, isChild, tellsItIsOver } = known.now;
  const told = { context, book, known, pick };
  // Who wants to hand medicine in has swallowed none; it may still be in reach.
  if (route === 'medical' && act === 'leftoverMedicine')
    return [pick(book.acts[act].says), ifItIsTheirOwn[language], pick(plainHelp(language))];
  const isOwn = route === 'self' || (route === 'medical' && grieves);
  const isOfHarm = route === 'child' || route === 'abuse';
  if (isOfHarm && tellsItIsOver) return besideHarmThatIsOver(told);
  const beside = isOwn || (route === 'worried' && isStory) ? besideASign(told, route) : null;
  if (beside) return beside;
  const tellsOfHarm = signsOfOthers(lastSaid(context)).some((sign) => sign === 'child' || sign === 'abuse');
  // A line for the beaten hurts whoever nurses or mourns somebody and tells of no harm.
  const isOnlyHeard = isOfHarm && grieves && !tellsOfHarm && !isChild;
  if (isOnlyHeard && isStory && namesNobodyToFear(lastSaid(context))) return askSoftly(told);
  const lines = isOfHarm && isChild ? 'child' : route;
  const help = pick(isOwn || isOnlyHeard ? plainHelp(language) : gentleLines(lines, language));
  const question = pick(questionsAboutASign(route, language, { grieves, tellsOfHarm }));
  // Where minutes may count, nothing stands before what to do.
  if (route === 'medical') return [question, help];
  return [grieves ? book.sorry : null, isStory ? pick(book.storyHeard) : pick(book.listening), question, help];
}

/**
 * The classifier alone hears it, and it is often wrong about whose danger it is: it takes it for another one than the writer's
 * own wish to die, or there are words of another one in it.
 */
export function isGuess(context: ReplyContext, route: CrisisRoute): boolean {
  const { ownRoutes = [] } = context;
  return ownRoutes.length === 0 && (route !== 'self' || signsOfOthers(lastSaid(context)).length > 0);
}

export function askOfEverybody(listening: Listening, route: CrisisRoute): Sentences {
  const { context, known } = listening;
  const { language } = context;
  const text = lastSaid(context);
  const signs = signsOfOthers(text);
  const all = [...new Set([route, ...signs])];
  // What to do for a body is long, and nothing else is to be read before it.
  const guesses = all.includes('medical') ? (['medical'] as const) : all.slice(0, 2);
  const lines = linesForAnyDanger(guesses, language);
  // Where no word speaks for it, the person is most often in none.
  const isOnlyHeard = signs.length === 0 && !namesWeapon(text);
  const told = isOnlyHeard ? besideWhatIsTold(listening) : null;
  if (told) return told;
  if (!isOnlyHeard || route === 'medical') return [`${lines}\n\n${questionOfEverybody(guesses, language)}`];
  if (known.now.isStory && namesNobodyToFear(text)) return askSoftly(listening);
  return [`${gentleQuestionOfEverybody(language)}\n\n${lines}`];
}

function lastSaid({ said }: ReplyContext): string {
  return said.at(-1)?.text ?? '';
}
