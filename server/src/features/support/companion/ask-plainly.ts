// One plain question, wherever there is any sign: whoever thinks of dying is relieved to be asked, and nobody is led to it
// by being asked (docs/companion.md). Asked in other words each time, and about one kind of danger at most
// once an hour.

import { type ChatLanguage, chatLanguages } from '@evenlight/contract/languages';
import { type CrisisRoute, crisisLines } from '@evenlight/contract/support/levels';
import { inEveryLanguage, words } from '../../../platform/texts/texts.ts';
import type { ReplyContext, Said } from './companion-types.ts';
import { isThereMore } from './fixed-texts.ts';
import { plainly } from './listening/hear.ts';

const { lifeline, emergency, poisonControl } = crisisLines;
const HOUR_MS = 60 * 60 * 1000;

const ofOneself: Record<ChatLanguage, readonly string[]> = inEveryLanguage((t) => [
  t('I want to be sure that I understand you: are you thinking of ending your life?'),
  t('Are you thinking about not living any more?'),
  t('One plain question, and any answer is all right here: are you thinking of killing yourself?'),
  t('Before anything else: do you have thoughts of ending your life?'),
]);

/** Whoever has said it is not asked whether it is so. */
const ofWhoSaidIt: Record<ChatLanguage, readonly string[]> = inEveryLanguage((t) => [
  t('There is no shame in saying it here. Are you safe right now, with nothing within reach that you could use?'),
  t('You said it, and I take it seriously. Are you safe where you are at this moment?'),
]);

/** Where somebody else is in danger, or one's body: what to do comes before what is asked. */
const ofSafety: Record<ChatLanguage, Record<Exclude<CrisisRoute, 'self'>, string>> = inEveryLanguage((t) => ({
  others: t(
    'Please do not go to them, and put what could hurt someone out of your reach. Are you away from them right now?',
  ),
  abuse: t('This is serious, and it is not your fault. Are you safe where you are right now?'),
  child: t(
    'Thank you for telling this; it is right to tell. Are you, or is the child, away from that person right now?',
  ),
  medical: t(
    'If anyone is hard to wake, cannot breathe, is bleeding or has chest pain, call {emergency} before you answer. If it is gas or smoke, get everyone outside first. What happened, and when?',
    { emergency: emergency.call },
  ),
  worried: t(
    'You are right to take this seriously. If you cannot reach them, call {emergency} and ask for someone to check on them. Do you think they may be thinking of ending their life?',
    { emergency: emergency.call },
  ),
}));

/**
 * Where it sounds like danger and no rule names whose: nobody is sent to, or away from, somebody who may not exist, and
 * nobody is asked who it is, since most have said so.
 */
const ofEverybody: Record<ChatLanguage, { opens: string; ofLiving: string; asks: string }> = inEveryLanguage((t) => ({
  opens: t(
    'It is good that you told this. If you or somebody else is in danger now, call {emergency} before you answer, and say where.',
    { emergency: emergency.call },
  ),
  ofLiving: t('If you think of ending your own life, you can say so.'),
  asks: t('Is everyone safe at this moment, you as well?'),
}));

/**
 * The same where no word speaks of another danger either. Many who read this are in none: it says sorry first, and the
 * lines come after it.
 */
const ofEverybodyGently: Record<ChatLanguage, { opens: string; ends: string }> = inEveryLanguage((t) => ({
  opens: t('I am so sorry. If anyone is in danger right now, call {emergency} before you answer, and say where.', {
    emergency: emergency.call,
  }),
  ends: t('If you think of ending your own life, you can say so here; and if I misread you, please go on.'),
}));

/** The classifier alone is often wrong: whoever meant nothing of the kind is not held to it. */
const misread: Record<ChatLanguage, string> = words('If I misread you, please say so and go on.');

/** Where there is only a sign of it, most who read this are in no danger: it must not sting. */
const ofASign: Record<
  ChatLanguage,
  Record<
    'opens' | 'asks' | 'asksOfSomebody' | 'ifHurt' | 'ofABody' | 'ofABodyInGrief' | 'asksOfABody' | 'ifDead' | 'goesOn',
    string
  >
> = inEveryLanguage((t) => ({
  opens: t('I would rather ask once too often.'),
  asks: t('Is everyone safe right now, you as well?'),
  asksOfSomebody: t('Do you fear that somebody may be thinking of ending their life?'),
  ifHurt: t('If anyone hurts you or a child, it is never your fault, and telling it is right.'),
  ofABody: t(
    'If anyone has taken something, cannot breathe, speak or move as usual, is hard to wake, is bleeding or has chest pain, call {emergency} now, before anything else; if it is gas or smoke, get everyone outside first.',
    { emergency: emergency.call },
  ),
  ofABodyInGrief: t(
    'I am so sorry. If somebody is ill or hurt at this moment, call {emergency} before anything else; Poison Control is {poisonControl}; if it is gas or smoke, get everyone outside first.',
    { emergency: emergency.call, poisonControl: poisonControl.call },
  ),
  asksOfABody: t('Is it so with anyone right now?'),
  ifDead: t('And if you tell of somebody who has died: I am so sorry.'),
  goesOn: t('If there is no danger, or it is long over, please go on.'),
}));

const help: Record<ChatLanguage, readonly string[]> = inEveryLanguage((t) => [
  t('At {lifeline} a person answers calls and texts at any hour, and in danger there is {emergency}.', {
    lifeline: lifeline.call,
    emergency: emergency.call,
  }),
  t('You can call or text {lifeline} now and talk with a person; call {emergency} if you are in danger.', {
    lifeline: lifeline.call,
    emergency: emergency.call,
  }),
]);

/** What has been done goes before what is thought: whoever has begun has no time for a question. */
const ifBegun: Record<ChatLanguage, string> = inEveryLanguage((t) =>
  t(
    'If you have already begun, or your body is in danger, call {emergency} now, before you answer; Poison Control is {poisonControl}.',
    { emergency: emergency.call, poisonControl: poisonControl.call },
  ),
);

/** In a few wordings for oneself. */
export function plainQuestions(route: CrisisRoute, language: ChatLanguage): readonly string[] {
  return route === 'self' ? ofOneself[language] : [ofSafety[language][route]];
}

/**
 * Where there is a sign and no more: the question, and how to go on where there is nothing to it. `grieves`: death is
 * spoken of. `tellsOfHarm`: there are words of somebody being hurt.
 */
export function questionsAboutASign(
  route: CrisisRoute,
  language: ChatLanguage,
  { grieves = false, tellsOfHarm = true } = {},
): readonly string[] {
  const { opens, asks, asksOfSomebody, ifHurt, ofABody, ofABodyInGrief, asksOfABody, ifDead, goesOn } =
    ofASign[language];
  // Minutes may count: what to do comes before what is asked.
  if (route === 'medical')
    return [grieves ? `${ofABodyInGrief} ${asksOfABody} ${goesOn}` : `${ofABody} ${asksOfABody} ${goesOn} ${ifDead}`];
  if (tellsOfHarm && (route === 'child' || route === 'abuse')) return [`${opens} ${ifHurt} ${asks} ${goesOn}`];
  const questions = route === 'self' ? ofOneself[language] : [route === 'worried' ? asksOfSomebody : asks];
  return questions.map((question) => `${opens} ${question} ${goesOn}`);
}

/** For whoever has said in so many words that they think of ending their life. */
export function questionsToWhoSaidIt(language: ChatLanguage): readonly string[] {
  return ofWhoSaidIt[language];
}

/** Asked where nothing that was written names whose danger it is. */
export function questionOfEverybody(guesses: readonly CrisisRoute[], language: ChatLanguage): string {
  const { opens, ofLiving, asks } = ofEverybody[language];
  // What to do for a body helps whoever it is.
  return `${guesses.includes('medical') ? ofASign[language].ofABody : opens} ${ofLiving} ${asks}`;
}

/** The same where nothing but the classifier speaks for any danger. */
export function gentleQuestionOfEverybody(language: ChatLanguage): string {
  const { opens, ends } = ofEverybodyGently[language];
  return `${opens} ${ofEverybody[language].asks} ${ends}`;
}

/** The same without what to call first, where a long letter names nobody to fear. */
export function softQuestionOfEverybody(language: ChatLanguage): string {
  return `${ofEverybody[language].asks} ${ofEverybodyGently[language].ends}`;
}

export function ifMisread(language: ChatLanguage): string {
  return misread[language];
}

/** The sentences with the lines that go with a question to oneself. */
export function plainHelp(language: ChatLanguage): readonly string[] {
  return help[language];
}

export function helpForWhoHasBegun(language: ChatLanguage): string {
  return ifBegun[language];
}

/** A question, whose danger it asks about, and which answer means danger. Null where the answer is a story. */
type Question = {
  text: string;
  routes: readonly CrisisRoute[];
  danger: 'yes' | 'no' | null;
  /** It is asked of nearly everybody: it takes the place of no other question, and only a bare yes counts. */
  isAskedInPassing?: true;
};

const questions: readonly Question[] = chatLanguages.flatMap((language) => {
  const { others, abuse, child, medical, worried } = ofSafety[language];
  const { asks, asksOfSomebody, asksOfABody } = ofASign[language];
  return [
    ...ofOneself[language].map((text): Question => ({ text, routes: ['self'], danger: 'yes' })),
    ...ofWhoSaidIt[language].map((text): Question => ({ text, routes: ['self'], danger: 'no' })),
    { text: others, routes: ['others'], danger: 'no' },
    { text: abuse, routes: ['abuse'], danger: 'no' },
    { text: child, routes: ['child'], danger: 'no' },
    { text: medical, routes: ['medical'], danger: null },
    { text: worried, routes: ['worried'], danger: 'yes' },
    { text: asks, routes: ['child', 'abuse', 'others'], danger: 'no' },
    { text: asksOfABody, routes: ['medical'], danger: 'yes' },
    { text: asksOfSomebody, routes: ['worried'], danger: 'yes' },
    { text: ofEverybody[language].asks, routes: ['self'], danger: 'no' },
    { text: isThereMore[language], routes: ['self'], danger: 'yes', isAskedInPassing: true },
  ];
});

const questionIn = (text: string) => questions.find((question) => text.includes(question.text));

/** Whether somebody is asked about their own life. */
export function asksPlainly(text: string): boolean {
  return chatLanguages.some((language) =>
    [...ofOneself[language], ...ofWhoSaidIt[language]].some((question) => text.includes(question)),
  );
}

/** Whether they were asked about this danger in the last hour: a question about another one is no reason to be silent. */
export function wasAskedLately({ said, now }: Pick<ReplyContext, 'said' | 'now'>, route: CrisisRoute): boolean {
  return said.some(({ role, text, at }) => {
    const question = role === 'assistant' && isLately(at, now) ? questionIn(text) : undefined;
    return question !== undefined && !question.isAskedInPassing && question.routes.includes(route);
  });
}

const isLately = (at: Date | undefined, now: Date) => at !== undefined && now.getTime() - at.getTime() < HOUR_MS;

// Small letters without accents. What may begin another sentence ('I am fine', 'si pudiera') counts only when it ends there.
const before = '^(?:(?:um+|uh+|well|honestly|ok|so|pues|bueno|la verdad|i guess|i think)\\W+)*';
const yes = new RegExp(`${before}(?:yes|yeah|yea|yep|yup|i think so|idk|creo que si)\\b`);
const yesByItself = new RegExp(
  `${before}(?:ya|me|it(?:'s| is) me|yo|soy yo|i am|i do|i have|i guess|sometimes|all the time|every (?:day|night)|a lot|kind of|kinda|sort of|maybe|a little|probably|i don'?t know|not sure|si|a veces|siempre|todo el tiempo|un poco|tal vez|quizas?|no se|puede ser)(?= *(?:[.,;!…]|$))`,
);
const noInWords =
  "(?:no|nope|nah|not at all|never|of course not|i'?m not|i am not|i do not|i don'?t|nothing like that|para nada|claro que no|jamas|nunca|nada de eso)";
const no = new RegExp(`^(?:(?:um+|oh|god|pues|ay|dios)\\W+)*${noInWords}(?:[ ,.]+${noInWords})*(?= *(?:[.,;!…]|$))`);
const BRIEF_LETTERS = 200;
/** 'Yes, she was my sister' answers nothing that was asked in passing. */
const BARE_LETTERS = 30;

/** Nothing but the no: what follows one may be the contrary. */
const onlyNo = new RegExp(`${no.source}\\W*$`);

export type PlainAnswer = {
  says: 'yes' | 'no';
  /** It is the one that means danger. */
  isDanger: boolean;
  /** Whose danger was asked about; several where one question stands for all of them. */
  routes: readonly CrisisRoute[];
  /** There is nothing else in it. */
  isWhole: boolean;
};

/** What a brief answer says to the question that stands right before it. Null when none was asked, or nothing is said to it. */
export function answerToPlainQuestion(text: string, before: Said | undefined): PlainAnswer | null {
  const question = before?.role === 'assistant' ? questionIn(before.text) : undefined;
  if (!question || text.length > (question.isAskedInPassing ? BARE_LETTERS : BRIEF_LETTERS)) return null;
  const plain = plainly(text).replaceAll('’', "'").trim();
  const says = no.test(plain) ? 'no' : yes.test(plain) || yesByItself.test(plain) ? 'yes' : null;
  if (!says) return null;
  return { says, isDanger: says === question.danger, routes: question.routes, isWhole: onlyNo.test(plain) };
}

/** Any question about danger stands right before. */
export function isAskedAboutDanger(before: Said | undefined): boolean {
  return before?.role === 'assistant' && questionIn(before.text) !== undefined;
}
