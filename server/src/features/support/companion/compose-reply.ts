// The offline companion: reflective listening made of what the person said, and of nothing else. What it can say lies in
// the phrasebooks; here it is decided which of it.
import { type CrisisRoute, isAtLeast } from '@evenlight/contract/support/levels';
import {
  helpForWhoHasBegun,
  plainHelp,
  plainQuestions,
  questionOfWhom,
  questionsAboutASign,
  questionsToWhoSaidIt,
  wasAskedLately,
} from './ask-plainly.ts';
import { gentleLines, ifItGoesOn, inCaseOfDanger } from './fixed-texts.ts';
import { hearAll, type Known, phrasebooks } from './listening/hear.ts';
import type { Phrasebook } from './listening/phrasebook.ts';
import { type SentencePicker, sentencePicker } from './listening/pick-sentence.ts';
import type { Act, Topic } from './listening/vocabulary.ts';
import { otherLanguageText } from './other-languages.ts';
import { routeToAnswer } from './route-to-answer.ts';
import { linesInWords, safetyText } from './safety-texts.ts';
import type { Told } from './told.ts';

type Listening = {
  told: Told;
  book: Phrasebook;
  known: Known;
  loved: string | null;
  isNewLoss: boolean;
} & SentencePicker;
type Sentences = (string | null)[];

/** Not among them: money, papers and belongings. Whoever was in danger may be putting their affairs in order. */
const calmTopics = new Set<Topic>(['memory', 'calmer', 'work']);

export function composeReply(told: Told): string {
  if (told.otherLanguage)
    return otherLanguageText(told.otherLanguage, { isDanger: isAtLeast(told.ownLevel, 'elevated') });
  const listening = listenTo(told);
  const reply = joined(answerTo(listening));
  const last = told.said.findLast(({ role }) => role === 'assistant')?.text;
  return reply === last ? joined([listening.pick(listening.book.listening), reply]) : reply;
}

/** Past words of danger nothing goes on as usual: no answer to what was asked, no reflecting, one plain question. */
function answerTo(listening: Listening): Sentences {
  const { told } = listening;
  // What the classifier alone heard names no kind of danger; what is remembered of the person then does.
  const standing = isAtLeast(told.ownLevel, 'elevated') ? told.routes : [];
  const route = routeToAnswer({ named: told.ownRoutes ?? [], standing });
  if (isAtLeast(told.ownLevel, 'elevated'))
    return isGuess(told, route) ? askOfWhom(listening, route) : askPlainly(listening, route);
  if (isSign(told)) return wasAskedLately(told, route) ? stayNear(listening, route) : askPlainly(listening, route);
  return isAtLeast(told.level, 'concern') ? worried(listening) : usual(listening);
}

/**
 * The classifier alone hears it, and takes it for somebody else's danger: it is often wrong about that. What to do for a body
 * helps whoever it is.
 */
function isGuess({ ownRoutes = [] }: Told, route: CrisisRoute): boolean {
  return ownRoutes.length === 0 && route !== 'self' && route !== 'medical';
}

function askOfWhom({ told: { language } }: Listening, route: CrisisRoute): Sentences {
  return [`${linesInWords(route, language)}\n\n${questionOfWhom(language)}`];
}

/** Then nobody's own words answer: neither those of a model, nor what was reflected from the person's. */
export function isSign({ ownLevel }: Told): boolean {
  return isAtLeast(ownLevel, 'concern');
}

/** They were asked within the hour, and what they write is a sign all the same: it is taken for nothing else. */
function stayNear({ told: { language }, book, known, pick }: Listening, route: CrisisRoute): Sentences {
  const help = pick(gentleLines(route, language));
  if (known.now.act === 'no' || known.now.act === 'nobody') return [pick(book.alone), help];
  return [pick(book.heavy), help, isSafeCompany([route]) ? pick(book.askSupport) : null];
}

/** Whoever is near may be the one they fear. */
function isSafeCompany(routes: readonly CrisisRoute[]): boolean {
  return !routes.some((route) => route === 'abuse' || route === 'others' || route === 'child');
}

function askPlainly({ told, book, pick }: Listening, route: CrisisRoute): Sentences {
  const { language, ownLevel, hasSaidIt } = told;
  const help = route === 'self' ? plainHelp(language) : gentleLines(route, language);
  if (!isAtLeast(ownLevel, 'elevated')) return [pick(questionsAboutASign(route, language)), pick(help)];
  const isToldAlready = route === 'self' && hasSaidIt;
  const question = pick(isToldAlready ? questionsToWhoSaidIt(language) : plainQuestions(route, language));
  if (route === 'self') return [pick(book.heavy), question, helpForWhoHasBegun(language), pick(help)];
  // Where minutes may count, what to call comes first.
  return [`${linesInWords(route, language)}\n\n${question}`];
}

function listenTo(told: Told): Listening {
  const { said, language } = told;
  const book = phrasebooks[language];
  const known = hearAll(said, language);
  const loved = known.name ?? (known.relation && book.relations.your(known.relation));
  return {
    told,
    book,
    known,
    loved,
    isNewLoss: known.isNewLoss,
    ...sentencePicker(said),
  };
}

/** Heavy words are named as heavy, help is in sight, and the question is who is near. */
function worried(listening: Listening): Sentences {
  const { told, book, known, pick } = listening;
  const [route = 'self'] = told.routes;
  // Nobody is asked how heavy it is while an ambulance is needed.
  if (told.level === 'crisis' && route === 'medical')
    return [
      safetyText(
        route,
        told.language,
        told.said.map(({ text }) => text),
      ),
    ];
  const gentle = pick(gentleLines(route, told.language));
  // The level outlasts the message that raised it: what is said since then about an ordinary day is heard for itself.
  if (told.level !== 'concern' && isCalm(known)) return [...usual(listening), gentle];
  if (known.now.act === 'no' || known.now.act === 'nobody') return [pick(book.alone), gentle];
  if (known.now.hasSomebodyNear && isSafeCompany(told.routes))
    return [pick(book.near.says), gentle, pick(book.near.asks)];
  if (known.now.act && !['yes', 'notKnowing', 'why', 'howLong'].includes(known.now.act))
    return [pick(saysOf(listening, known.now.act)), gentle];
  return [pick(book.heavy), gentle, isSafeCompany(told.routes) ? pick(book.askSupport) : null];
}

function isCalm({ now }: Known): boolean {
  return now.topics.length > 0 && now.topics.every((topic) => calmTopics.has(topic)) && now.act === null;
}

function usual(listening: Listening): Sentences {
  const { known } = listening;
  if (known.now.act) return answer(listening, known.now.act);
  if (known.now.isStory) return hearStory(listening);
  if (known.now.topics.length > 0) return reflect(listening);
  if (listening.isNewLoss || (known.now.name && known.now.name === known.name)) return meet(listening);
  return listen(listening);
}

function saysOf({ told, book }: Listening, act: Act): readonly string[] {
  return act === 'whoReads' && told.isSentOut ? book.whoReadsOutside : book.acts[act].says;
}

/** Something was asked of the program, or said in passing. */
function answer(listening: Listening, act: Act): Sentences {
  const { told, book, known, loved, pick } = listening;
  const says = pick(saysOf(listening, act)) ?? '';
  const [topic] = known.now.topics;
  const [earlier] = known.earlierTopics;
  if (act === 'greeting' && isName(told.firstName) && told.said.filter(({ role }) => role === 'user').length === 1)
    return [
      says.replace(
        /^\p{L}+\./u,
        book.greetsByName.replace('{first}', () => told.firstName ?? ''),
      ),
    ];
  if (act === 'why' || act === 'howLong' || act === 'isItNormal')
    return [says, pick(topic ? book.topics[topic].asks : book.open, { loved })];
  if ((act === 'doYouRemember' || act === 'notKnowing') && earlier && !says.includes('?'))
    return [says, pick(book.earlier, { topic: book.topics[earlier].called })];
  return [says];
}

function hearStory({ book, loved, isNewLoss, pick }: Listening): Sentences {
  return [isNewLoss ? pick(book.condole, { loved }) : null, pick(book.storyHeard), pick(book.storyAsks)];
}

/** Gives back what was heard, and asks on. */
function reflect(listening: Listening): Sentences {
  const { told, book, known, loved, isNewLoss, pick } = listening;
  const [first] = known.now.topics;
  if (!first) return [];
  const { reflects, asks } = book.topics[first];
  const condolence = isNewLoss ? pick(book.condole, { loved }) : null;
  const link = isNewLoss ? null : recall(listening);
  const help = first === 'harmed' ? pick(ifItGoesOn[told.language]) : null;
  return [condolence, pick(reflects, { loved }), link, pick(asks, { loved }), help];
}

/** Whom it is about was told just now. */
function meet(listening: Listening): Sentences {
  const { book, known, loved, isNewLoss, pick, pickNew } = listening;
  const opening = isNewLoss ? pick(book.condole, { loved }) : pick(book.thanksForName, { loved });
  const askName = known.name === null && known.kind === 'person' ? pickNew([book.askName], { loved }) : null;
  return [opening, recall(listening), askName ?? pick(book.openAboutLoved, { loved })];
}

/** Nothing was understood for certain: an open question. Words given back would read like evidence. */
function listen(listening: Listening): Sentences {
  const { told, book, known, loved, pick, pickNew } = listening;
  // A dark line that is not understood may mean the gravest: where to turn stands beside it, once in a conversation.
  const inCase = pickNew([inCaseOfDanger[told.language]]);
  if (known.now.asks) return [pick(book.cannotAnswer), inCase];
  const [topic] = known.earlierTopics;
  const opening = pick(book.listening);
  const link = recall(listening) ?? (topic ? pickNew(book.earlier, { topic: book.topics[topic].called }) : null);
  const askWho = loved || known.now.mentionsSomebody || !known.now.grieves ? null : pickNew([book.askWho]);
  return [opening, link, askWho ?? pick([...book.open, ...book.openAboutLoved], { loved }), inCase];
}

/** What was told before, or just now, about time and faith: worth one sentence, once. */
function recall({ book, known, pickNew }: Listening): string | null {
  const { since, faith } = known;
  const time = since && pickNew([book.time.says[since.unit]], { span: since.span });
  return time ?? (faith === null ? null : pickNew([book.faiths[faith]?.says ?? '']));
}

/** An account may hold anything as a name; only what reads like one is spoken. */
function isName(name: string | null): name is string {
  return name !== null && /^[\p{L}\p{M}'’ -]{1,40}$/u.test(name);
}

function joined(sentences: Sentences): string {
  return sentences.filter((sentence) => sentence).join(' ');
}
