// Finds out what somebody wrote about: whom they lost, since when, and what is on their mind. It guesses nothing: what
// is not said in so many words stays unknown.
import { type ChatLanguage, chatLanguages } from '@evenlight/contract/languages';
import type { Said } from '../companion-types.ts';
import { english } from './english.ts';
import type { Phrasebook } from './phrasebook.ts';
import { spanish } from './spanish.ts';
import { type Act, acts, type Relation, type Topic, topics } from './vocabulary.ts';

type Since = { unit: 'recent' | 'months' | 'years'; span: string | null };

/** One message of the person. */
export type Heard = {
  act: Act | null;
  topics: Topic[];
  relation: string | null;
  kind: Relation | null;
  name: string | null;
  since: Since | null;
  /** Which of the phrasebook's faiths. */
  faith: number | null;
  asks: boolean;
  /** Somewhere in it a question stands, and what has to be arranged. */
  asksOfArrangements: boolean;
  /** Death was spoken of, in whatever words. */
  grieves: boolean;
  /** Too long for its words to be trusted one by one. */
  isStory: boolean;
  /** A few words. */
  isBrief: boolean;
  /** Their own farewell is spoken of. */
  isAboutThemselves: boolean;
  /** They say that they mean no harm to themselves. */
  deniesDanger: boolean;
  /** Whoever hurt them is dead. */
  tellsItIsOver: boolean;
  mentionsSomebody: boolean;
  /** They tell an age below eighteen. */
  isChild: boolean;
  /** Somebody is with them, or knows. */
  hasSomebodyNear: boolean;
};

export const phrasebooks: Record<ChatLanguage, Phrasebook> = { en: english, es: spanish };

// People say at the beginning whom they lost; the middle of a very long conversation costs more than it tells.
const HEARD_FIRST = 20;
const HEARD_LAST = 60;
// Longer texts would only repeat themselves, and some patterns look far ahead.
const READ_LETTERS = 4_000;
/** Who asks something of a program does so briefly; a story may hold the same words. */
const QUESTION_LETTERS = 350;
const BRIEF_LETTERS = 160;
const BARE_LETTERS = 25;
/** Small talk is short; in a longer message the same words mean something. */
const SMALL_TALK_LETTERS = 60;
/** In a longer one a single word seldom says what it is about. */
const SHORT_LETTERS = 80;
const smallTalk = new Set<Act>(['greeting', 'thanks', 'goodbye', 'nobody', 'yes', 'no', 'notKnowing']);
/** Somebody may mention a lawyer or ask 'why' of life; an answer is due only when it is asked. */
const onlyWhenAsked = new Set<Act>([
  'medicine',
  'costs',
  'practical',
  'law',
  'howLongSteps',
  'howLong',
  'why',
  'isItNormal',
  'areYouHuman',
  'doYouRemember',
  'whoReads',
]);

function hear(text: string, language: ChatLanguage, before: string | null): Heard {
  const book = phrasebooks[language];
  // Many write in two languages at once, or on a page of another one.
  const others = chatLanguages.filter((other) => other !== language).map((other) => phrasebooks[other]);
  const books = [book, ...others];
  const written = text
    .slice(0, READ_LETTERS)
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
  const plain = plainly(written);
  // What others asked stands in quotation marks.
  const unquoted = plain.replaceAll(/["“«‘][^"”»’]*["”»’]|(?<= )'[^']*\?'/g, '');
  const asks = books.some((book) => isAsked(book, unquoted));
  const act = books.map((book) => findAct(book, plain, asks)).find((act) => act !== null) ?? null;
  const ownTopics = topicsIn(book, plain);
  const found = findLoss(book, written);
  // 'My sister', said to 'who is near you?', is nobody's death.
  const isOtherAnswer = before?.endsWith('?') === true && !before.endsWith(book.askWho) && plain.length <= BARE_LETTERS;
  const lost = isOtherAnswer && !book.deathWords.test(plain) ? { ...found, relation: null, kind: null } : found;
  const since = findSince(book, plain);
  const faith = book.faiths.findIndex(({ hears }) => hears.test(plain));
  return {
    act,
    topics: act || ownTopics.length > 0 ? ownTopics : others.flatMap((other) => topicsIn(other, plain)),
    ...lost,
    name: lost.name ?? nameAnswered(book, written, before),
    since: since && book.deathWords.test(plain) ? since : null,
    faith: faith < 0 ? null : faith,
    asks,
    asksOfArrangements:
      (plain.includes('?') || book.questionWithin.test(plain)) && book.acts.practical.hears.test(plain),
    grieves: books.some(({ deathWords }) => deathWords.test(plain)),
    isStory: plain.length > QUESTION_LETTERS,
    isBrief: plain.length <= SHORT_LETTERS,
    isAboutThemselves: book.aboutThemselves.test(plain),
    deniesDanger: book.deniesDanger.test(plain),
    tellsItIsOver: book.harmIsOver.test(plain),
    mentionsSomebody: mentionsSomebody(books, written),
    isChild: tellsChildsAge.test(plain),
    hasSomebodyNear: isSomebodyNear(book, { written, plain, before }),
  };
}

/** What is known by now: the newest word on each thing counts. */
export function hearAll(all: readonly Said[], language: ChatLanguage) {
  const said = all.length > HEARD_FIRST + HEARD_LAST ? [...all.slice(0, HEARD_FIRST), ...all.slice(-HEARD_LAST)] : all;
  const heard: Heard[] = [];
  for (const [at, { role, text }] of said.entries()) {
    if (role === 'user') heard.push(hear(text, language, lastBefore(said, at)));
  }
  const newestFirst = heard.toReversed();
  const lost = newestFirst.find(({ relation }) => relation);
  return {
    now: newestFirst[0] ?? hear('', language, null),
    earlierTopics: [...new Set(newestFirst.slice(1).flatMap((one) => one.topics))],
    relation: lost?.relation ?? null,
    /** Told for the first time in the last message. */
    isNewLoss: lost !== undefined && heard.findIndex(({ relation }) => relation) === heard.length - 1,
    kind: lost?.kind ?? null,
    name: newestFirst.find(({ name }) => name)?.name ?? null,
    since: newestFirst.find((one) => one.since)?.since ?? null,
    faith: newestFirst.find((one) => one.faith !== null)?.faith ?? null,
  };
}
export type Known = ReturnType<typeof hearAll>;

/** Lower case without accents: people in grief do not stop for them. */
export function plainly(text: string): string {
  return text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
}

function topicsIn(book: Phrasebook, plain: string): Topic[] {
  return topics.filter((topic) => book.topics[topic].hears.test(plain));
}

const tellsChildsAge = /\b(?:i am|i'm|im|tengo) (?:[5-9]|1[0-7])\b(?! (?:weeks|months|days|hijos|kids|nietos))/;

/** Also in words that name no relation: 'my homie', 'she', 'se nos fue la jefa'. */
function mentionsSomebody(books: readonly Phrasebook[], written: string): boolean {
  const inOtherWords = /\b(?:my|our|he|she|her|him|they|mis?|nuestr[oa]s?|la|lo|el|ella|orphan|parents)\b/i;
  return inOtherWords.test(written) || books.some(({ relations }) => relations.mention.test(written));
}

function lastBefore(said: readonly Said[], at: number): string | null {
  return said.slice(0, at).findLast(({ role }) => role === 'assistant')?.text ?? null;
}

function findAct(book: Phrasebook, plain: string, asks: boolean): Act | null {
  const bare = plain
    .replaceAll(/[^\p{L}\p{N}' ]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const fits = (act: Act) =>
    smallTalk.has(act)
      ? bare.length <= SMALL_TALK_LETTERS && book.acts[act].hears.test(bare)
      : plain.length <= QUESTION_LETTERS && (asks || !onlyWhenAsked.has(act)) && book.acts[act].hears.test(plain);
  return acts.find(fits) ?? null;
}

function isSomebodyNear(
  { near, askSupport, relations, deathWords }: Phrasebook,
  { written, plain, before }: { written: string; plain: string; before: string | null },
): boolean {
  if (plain.length > BRIEF_LETTERS || near.spoils.test(plain) || deathWords.test(plain)) return false;
  const wasAsked = askSupport.some((question) => before?.endsWith(question));
  return near.hears.test(plain) || (wasAsked && relations.mention.test(written));
}

/** A question inside a story was asked of others; in a few words, or at the end, it is asked of us. */
function isAsked({ acts, questionStart, questionWithin }: Phrasebook, plain: string): boolean {
  const sentences = plain.split(/(?<=[.!?])\s+/);
  // Who asks about arrangements often goes on telling after the question.
  const isBriefOnArrangements = plain.length <= QUESTION_LETTERS && acts.practical.hears.test(plain);
  if (isBriefOnArrangements && sentences.some((sentence) => questionStart.test(sentence))) return true;
  const begins = [sentences[0], sentences.at(-1)].some((sentence) => questionStart.test(sentence ?? ''));
  return (
    plain.endsWith('?') ||
    (plain.length <= BRIEF_LETTERS && (plain.includes('?') || begins || questionWithin.test(plain)))
  );
}

function findLoss({ relations }: Phrasebook, written: string) {
  for (const pattern of relations.losses) {
    const found = pattern.exec(written)?.groups;
    const relation = found?.relation?.toLowerCase();
    if (!relation) continue;
    const name = properName(relations.notNames, found?.name, written);
    return {
      relation,
      kind: relations.kinds.get(relation) ?? ('person' as const),
      name: name ?? called(relations, written),
    };
  }
  return { relation: null, kind: null, name: called(relations, written) };
}

function called({ naming, notNames }: Phrasebook['relations'], written: string): string | null {
  return properName(notNames, naming.exec(written)?.groups?.name, written);
}

/** Somebody was asked for the name and wrote nothing else. */
function nameAnswered(book: Phrasebook, written: string, before: string | null): string | null {
  const [start = ''] = book.askName.split('{loved}');
  const isAnswer = before?.includes(start) && /^\p{Lu}\p{L}{1,19}[.!]?$/u.test(written);
  return isAnswer ? properName(book.relations.notNames, written.replace(/[.!]$/, ''), written) : null;
}

/** In a message that is all capitals, nothing tells a name from another word. */
function properName(notNames: RegExp, name: string | undefined, written: string): string | null {
  if (!name || !/^\p{Lu}\p{Ll}+$/u.test(name) || notNames.test(name)) return null;
  return written === written.toUpperCase() ? null : name;
}

function findSince({ time }: Phrasebook, plain: string): Since | null {
  for (const pattern of time.since) {
    const found = pattern.exec(plain)?.groups;
    const span = found?.span ?? found?.recent;
    if (!span) continue;
    const unit = (['years', 'months', 'recent'] as const).find((one) => time.units[one].test(span));
    if (unit) return { unit, span: found?.span ? time.spelled(found.span) : null };
  }
  return null;
}
