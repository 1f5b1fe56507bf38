// The offline companion: reflective listening made of what the person said, and of nothing else. What it can say lies in
// the phrasebooks; here it is decided which of it.
import { isAtLeast } from '@evenlight/contract/support/levels';
import { askAboutSign, askOfEverybody, askPlainly, isGuess, isSafeCompany, stayNear } from './answer-danger.ts';
import { wasAskedLately } from './ask-plainly.ts';
import type { ReplyContext } from './companion-types.ts';
import { gentleLines, ifItGoesOn, ifMisunderstood, inCaseOfDanger } from './fixed-texts.ts';
import type { Known } from './listening/hear.ts';
import { type Listening, listenTo, type Sentences } from './listening/listen.ts';
import type { Act, Topic } from './listening/vocabulary.ts';
import { otherLanguageText } from './other-languages.ts';
import { routeToAnswer } from './route-to-answer.ts';
import { safetyText } from './safety-texts.ts';

/** A single word in more than a few may mean something else: then nothing is given back. */
const easilyMistaken = new Set<Topic>([
  'violence',
  'faith',
  'money',
  'papers',
  'belongings',
  'work',
  'dreams',
  'illness',
  'memory',
  'fear',
  'relief',
  'funeral',
]);

/** A question beside one of these is about something else: the story is not what was asked. */
const onlyTold = new Set<Topic>([
  'sudden',
  'illness',
  'dying',
  'violence',
  'work',
  'holidays',
  'anniversary',
  'belongings',
  'faith',
  'papers',
  'quarrel',
  'funeral',
]);

/** Not among them: money, papers and belongings. Whoever was in danger may be putting their affairs in order. */
const calmTopics = new Set<Topic>(['memory', 'calmer', 'work']);

export function composeReply(context: ReplyContext): string {
  if (context.otherLanguage)
    return otherLanguageText(context.otherLanguage, { isDanger: isAtLeast(context.ownLevel, 'elevated') });
  const listening = listenTo(context);
  const reply = joined(answerTo(listening));
  const last = context.said.findLast(({ role }) => role === 'assistant')?.text;
  return reply === last ? joined([listening.pick(listening.book.listening), reply]) : reply;
}

/** Past words of danger nothing goes on as usual: no answer to what was asked, no reflecting, one plain question. */
function answerTo(listening: Listening): Sentences {
  const { context } = listening;
  // What the classifier alone heard names no kind of danger; what is remembered of the person then does.
  const standing = isAtLeast(context.ownLevel, 'elevated') ? context.routes : [];
  const route = routeToAnswer({ named: context.ownRoutes ?? [], standing });
  if (isAtLeast(context.ownLevel, 'elevated'))
    return isGuess(context, route) ? askOfEverybody(listening, route) : askPlainly(listening, route);
  if (isSign(context)) {
    // Of several signs the one where minutes may count is asked about.
    const sign = context.ownRoutes?.includes('medical') ? 'medical' : route;
    // Who says in the same breath that they mean no harm to themselves is not asked whether they do.
    const isDenied = sign === 'self' && listening.known.now.deniesDanger;
    const isAnswered = isDenied || wasAskedLately(context, sign);
    return isAnswered ? stayNear(listening, sign) : askAboutSign(listening, sign);
  }
  return isAtLeast(context.level, 'concern') ? worried(listening) : usual(listening);
}

/** Then nobody's own words answer: neither those of a model, nor what was reflected from the person's. */
export function isSign({ ownLevel }: ReplyContext): boolean {
  return isAtLeast(ownLevel, 'concern');
}

/** Heavy words are named as heavy, help is in sight, and the question is who is near. */
function worried(listening: Listening): Sentences {
  const { context, book, known, pick } = listening;
  const [route = 'self'] = context.routes;
  // Nobody is asked how heavy it is while an ambulance is needed.
  if (context.level === 'crisis' && route === 'medical')
    return [
      safetyText(
        route,
        context.language,
        context.said.map(({ text }) => text),
      ),
    ];
  const gentle = pick(gentleLines(route, context.language));
  // The level outlasts the message that raised it: what is said since then about an ordinary day is heard for itself.
  if (context.level !== 'concern' && isCalm(known)) return [...usual(listening), gentle];
  if (known.now.act === 'no' || known.now.act === 'nobody') return [pick(book.alone), gentle];
  if (known.now.hasSomebodyNear && isSafeCompany(context.routes))
    return [pick(book.near.says), gentle, pick(book.near.asks)];
  if (known.now.act && !['yes', 'notKnowing', 'why', 'howLong'].includes(known.now.act))
    return [pick(saysOf(listening, known.now.act)), gentle];
  return [pick(book.heavy), gentle, isSafeCompany(context.routes) ? pick(book.askSupport) : null];
}

function isCalm({ now }: Known): boolean {
  return now.topics.length > 0 && now.topics.every((topic) => calmTopics.has(topic)) && now.act === null;
}

function usual(listening: Listening): Sentences {
  const { known } = listening;
  const { act, isStory, asks, topics } = known.now;
  if (act) return answer(listening, act);
  if (isStory) return hearStory(listening);
  if (asks && topics.every((topic) => onlyTold.has(topic))) return listen(listening);
  const isUnsure = !asks && !known.now.isBrief && topics.every((topic) => easilyMistaken.has(topic));
  if (topics.length > 0 && !isUnsure) return reflect(listening);
  if (listening.isNewLoss || (known.now.name && known.now.name === known.name)) return meet(listening);
  return listen(listening);
}

function saysOf({ context, book }: Listening, act: Act): readonly string[] {
  return act === 'whoReads' && context.isSentOut ? book.whoReadsOutside : book.acts[act].says;
}

/** Something was asked of the program, or said in passing. */
function answer(listening: Listening, act: Act): Sentences {
  const { context, book, known, loved, pick } = listening;
  const says = pick(saysOf(listening, act)) ?? '';
  const [topic] = known.now.topics;
  const [earlier] = known.earlierTopics;
  if (
    act === 'greeting' &&
    isName(context.firstName) &&
    context.said.filter(({ role }) => role === 'user').length === 1
  )
    return [
      says.replace(
        /^\p{L}+\./u,
        book.greetsByName.replace('{first}', () => context.firstName ?? ''),
      ),
    ];
  if (act === 'why' || act === 'howLong' || act === 'isItNormal')
    return [says, pick(topic ? book.topics[topic].asks : book.open, { loved }), inCase(listening)];
  // Who asks about their own farewell may mean a near day.
  if ((act === 'practical' || act === 'costs' || act === 'helpMePlan') && known.now.isAboutThemselves)
    return [pick(book.acts.helpMePlan.says), inCase(listening)];
  // A child who asks what is allowed grieves as well.
  const isGrievingChild = known.now.isChild && known.now.grieves;
  if (act === 'customs') return [isGrievingChild ? book.sorry : null, says, inCase(listening)];
  if ((act === 'doYouRemember' || act === 'notKnowing') && earlier && !says.includes('?'))
    return [says, pick(book.earlier, { topic: book.topics[earlier].called })];
  return [says];
}

function hearStory(listening: Listening): Sentences {
  const { book, known, loved, isNewLoss, pick } = listening;
  const sorry = known.now.grieves ? book.sorry : null;
  const condolence = isNewLoss ? pick(book.condole, { loved }) : sorry;
  // What is asked at the end of a long letter is what it was written for.
  if (known.now.asks || known.now.asksOfArrangements)
    return [condolence, pick(book.storyHeard), pick(book.storyAnswers), inCase(listening)];
  return [condolence, pick(book.storyHeard), pick(book.storyAsks), inCase(listening)];
}

/** Where to turn, once in a conversation: a wish to die may lie behind words that nobody thought of. */
function inCase({ context, known, pickNew }: Listening): string | null {
  // While a worry stands, every reply names the lines anyway.
  const isNeeded = context.level === 'none' && !known.now.deniesDanger;
  return isNeeded ? pickNew([inCaseOfDanger[context.language]]) : null;
}

/** The same where nothing was understood: then danger may stand in it, and it says so. */
function ifDangerWasMeant({ context, known, pickNew }: Listening): string | null {
  const isNeeded = context.level === 'none' && !known.now.deniesDanger;
  return isNeeded ? pickNew([ifMisunderstood[context.language]]) : null;
}

/** Gives back what was heard, and asks on. */
function reflect(listening: Listening): Sentences {
  const { context, book, known, loved, isNewLoss, pick } = listening;
  const [first] = known.now.topics;
  if (!first) return [];
  const { reflects, asks } = book.topics[first];
  const condolence = isNewLoss ? pick(book.condole, { loved }) : null;
  const link = isNewLoss ? null : recall(listening);
  const isGoingOn = first === 'harmed' && !known.now.tellsItIsOver;
  const help = isGoingOn ? pick(ifItGoesOn[context.language]) : inCase(listening);
  // Nobody who has told the name is asked for it.
  const questions = known.name ? asks.filter((question) => !/\b(?:name|nombre)\b/.test(question)) : asks;
  return [condolence, pick(reflects, { loved }), link, pick(questions, { loved }), help];
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
  const { context, book, known, loved, pick, pickNew } = listening;
  if (known.now.asks) return [pick(book.cannotAnswer), inCase(listening)];
  const [topic] = known.earlierTopics;
  const opening = known.now.grieves ? joined([book.sorry, pick(book.listening)]) : pick(book.listening);
  const link = recall(listening) ?? (topic ? pickNew(book.earlier, { topic: book.topics[topic].called }) : null);
  // One question is enough.
  const isThereMore = ifDangerWasMeant(listening);
  if (isThereMore)
    return [opening, isThereMore, known.now.isChild ? pick(gentleLines('child', context.language)) : link];
  // Whoever writes more than a few words has mostly said who it is, in words that were not understood.
  const isUnknown = !loved && !known.now.mentionsSomebody && known.now.grieves && known.now.isBrief;
  const askWho = isUnknown ? pickNew([book.askWho]) : null;
  const question = askWho ?? pick([...book.open, ...book.openAboutLoved], { loved });
  return [opening, link, question];
}

/** What was told before, or just now, about time and faith: worth one sentence, once. */
function recall({ context, book, known, pickNew }: Listening): string | null {
  const { since, faith } = known;
  const time = since && pickNew([book.time.says[since.unit]], { span: since.span });
  // A church may be anybody's: a faith is spoken of when there has been more than one message.
  const isFirst = context.said.filter(({ role }) => role === 'user').length === 1;
  return time ?? (faith === null || isFirst ? null : pickNew([book.faiths[faith]?.says ?? '']));
}

/** An account may hold anything as a name; only what reads like one is spoken. */
function isName(name: string | null): name is string {
  return name !== null && /^[\p{L}\p{M}'’ -]{1,40}$/u.test(name);
}

function joined(sentences: Sentences): string {
  return sentences.filter((sentence) => sentence).join(' ');
}
