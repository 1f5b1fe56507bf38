// One plain question, wherever there is any sign: whoever thinks of dying is relieved to be asked, and nobody is led to it
// by being asked (docs/companion.md). Asked in other words each time, and about one kind of danger at most
// once an hour.
import { type CrisisRoute, crisisLines } from '@evenlight/contract/support/levels';
import type { ReplyContext, Said } from './companion-types.ts';
import { isThereMore } from './fixed-texts.ts';
import { plainly } from './listening/hear.ts';

type Language = ReplyContext['language'];

const { lifeline, emergency, poisonControl } = crisisLines;
const HOUR_MS = 60 * 60 * 1000;

const ofOneself: Record<Language, readonly string[]> = {
  en: [
    'I want to be sure that I understand you: are you thinking of ending your life?',
    'Are you thinking about not living any more?',
    'One plain question, and any answer is all right here: are you thinking of killing yourself?',
    'Before anything else: do you have thoughts of ending your life?',
  ],
  es: [
    'Quiero entenderle bien: ¿está pensando en quitarse la vida?',
    '¿Está pensando en no seguir viviendo?',
    'Una pregunta directa, y aquí cabe cualquier respuesta: ¿piensa en matarse?',
    'Antes que nada: ¿tiene pensamientos de quitarse la vida?',
  ],
};

/** Whoever has said it is not asked whether it is so. */
const ofWhoSaidIt: Record<Language, readonly string[]> = {
  en: [
    'There is no shame in saying it here. Are you safe right now, with nothing within reach that you could use?',
    'You said it, and I take it seriously. Are you safe where you are at this moment?',
  ],
  es: [
    'Aquí no hay vergüenza en decirlo. ¿Está a salvo ahora mismo, sin nada a la mano con lo que pudiera hacerse daño?',
    'Lo dijo, y lo tomo en serio. ¿Está a salvo donde está en este momento?',
  ],
};

/** Where somebody else is in danger, or one's body: what to do comes before what is asked. */
const ofSafety: Record<Language, Record<Exclude<CrisisRoute, 'self'>, string>> = {
  en: {
    others:
      'Please do not go to them, and put what could hurt someone out of your reach. Are you away from them right now?',
    abuse: 'This is serious, and it is not your fault. Are you safe where you are right now?',
    child:
      'Thank you for telling this; it is right to tell. Are you, or is the child, away from that person right now?',
    medical: `If anyone is hard to wake, cannot breathe, is bleeding or has chest pain, call ${emergency.call} before you answer. If it is gas or smoke, get everyone outside first. What happened, and when?`,
    worried: `You are right to take this seriously. If you cannot reach them, call ${emergency.call} and ask for someone to check on them. Do you think they may be thinking of ending their life?`,
  },
  es: {
    others:
      'Por favor no vaya hacia esa persona, y deje fuera de su alcance lo que pueda lastimar a alguien. ¿Está lejos de ella ahora mismo?',
    abuse: 'Esto es grave, y no es culpa suya. ¿Está a salvo donde está ahora mismo?',
    child: 'Gracias por contarlo; está bien contarlo. ¿Quien pasa por esto está lejos de esa persona ahora mismo?',
    medical: `Si alguien no despierta bien, no puede respirar, sangra o tiene dolor en el pecho, llame al ${emergency.call} antes de contestar. Si es gas o humo, primero salgan todos. ¿Qué pasó, y cuándo?`,
    worried: `Hace bien en tomarlo en serio. Si no logra hablar con esa persona, llame al ${emergency.call} y pida que vayan a verla. ¿Cree que puede estar pensando en quitarse la vida?`,
  },
};

/**
 * Where it sounds like danger and no rule names whose: nobody is sent to, or away from, somebody who may not exist, and
 * nobody is asked who it is, since most have said so.
 */
const ofEverybody: Record<Language, { opens: string; ofLiving: string; asks: string }> = {
  en: {
    opens: `It is good that you told this. If you or somebody else is in danger now, call ${emergency.call} before you answer, and say where.`,
    ofLiving: 'If you think of ending your own life, you can say so.',
    asks: 'Is everyone safe at this moment, you as well?',
  },
  es: {
    opens: `Qué bueno que lo contó. Si usted u otra persona está en peligro ahora, llame al ${emergency.call} antes de contestar, y diga dónde.`,
    ofLiving: 'Si piensa en quitarse la vida, puede decirlo.',
    asks: '¿Están a salvo en este momento, usted también?',
  },
};

/**
 * The same where no word speaks of another danger either. Many who read this are in none: it says sorry first, and the
 * lines come after it.
 */
const ofEverybodyGently: Record<Language, { opens: string; ends: string }> = {
  en: {
    opens: `I am so sorry. If anyone is in danger right now, call ${emergency.call} before you answer, and say where.`,
    ends: 'If you think of ending your own life, you can say so here; and if I misread you, please go on.',
  },
  es: {
    opens: `Lo siento mucho. Si alguien está en peligro ahora mismo, llame al ${emergency.call} antes de contestar, y diga dónde.`,
    ends: 'Si piensa en quitarse la vida, aquí puede decirlo; y si le entendí mal, siga contándome.',
  },
};

/** The classifier alone is often wrong: whoever meant nothing of the kind is not held to it. */
const misread: Record<Language, string> = {
  en: 'If I misread you, please say so and go on.',
  es: 'Si le entendí mal, dígamelo y siga contándome.',
};

/** Where there is only a sign of it, most who read this are in no danger: it must not sting. */
const ofASign: Record<
  Language,
  Record<
    'opens' | 'asks' | 'asksOfSomebody' | 'ifHurt' | 'ofABody' | 'ofABodyInGrief' | 'asksOfABody' | 'ifDead' | 'goesOn',
    string
  >
> = {
  en: {
    opens: 'I would rather ask once too often.',
    asks: 'Is everyone safe right now, you as well?',
    asksOfSomebody: 'Do you fear that somebody may be thinking of ending their life?',
    ifHurt: 'If anyone hurts you or a child, it is never your fault, and telling it is right.',
    ofABody: `If anyone has taken something, cannot breathe, speak or move as usual, is hard to wake, is bleeding or has chest pain, call ${emergency.call} now, before anything else; if it is gas or smoke, get everyone outside first.`,
    ofABodyInGrief: `I am so sorry. If somebody is ill or hurt at this moment, call ${emergency.call} before anything else; Poison Control is ${poisonControl.call}; if it is gas or smoke, get everyone outside first.`,
    asksOfABody: 'Is it so with anyone right now?',
    ifDead: 'And if you tell of somebody who has died: I am so sorry.',
    goesOn: 'If there is no danger, or it is long over, please go on.',
  },
  es: {
    opens: 'Prefiero preguntar una vez de más.',
    asks: '¿Están todos a salvo ahora mismo, usted también?',
    asksOfSomebody: '¿Teme que alguien esté pensando en quitarse la vida?',
    ifHurt: 'Si alguien le hace daño, o a un menor, nunca es culpa suya, y está bien contarlo.',
    ofABody: `Si alguien se tomó algo, no respira, habla o se mueve como siempre, no despierta, sangra o le duele el pecho, llame ahora al ${emergency.call}, antes que nada; si es gas o humo, salgan todos primero.`,
    ofABodyInGrief: `Lo siento mucho. Si en este momento alguien está mal o herido, llame al ${emergency.call} antes que nada; el centro de control de envenenamiento: ${poisonControl.call}; si es gas o humo, primero salgan todos.`,
    asksOfABody: '¿Le pasa algo así a alguien ahora mismo?',
    ifDead: 'Y si habla de alguien que ya murió: lo siento mucho.',
    goesOn: 'Si no hay peligro, o si eso ya pasó, siga contándome.',
  },
};

const help: Record<Language, readonly string[]> = {
  en: [
    `At ${lifeline.call} a person answers calls and texts at any hour, and in danger there is ${emergency.call}.`,
    `You can call or text ${lifeline.call} now and talk with a person; call ${emergency.call} if you are in danger.`,
  ],
  es: [
    `En el ${lifeline.call} (oprima el 2) una persona contesta a cualquier hora, y si hay peligro, el ${emergency.call}.`,
    `Puede llamar ahora al ${lifeline.call}, oprimir el 2 y hablar con una persona; si corre peligro, llame al ${emergency.call}.`,
  ],
};

/** What has been done goes before what is thought: whoever has begun has no time for a question. */
const ifBegun: Record<Language, string> = {
  en: `If you have already begun, or your body is in danger, call ${emergency.call} now, before you answer; Poison Control is ${poisonControl.call}.`,
  es: `Si ya empezó, o su cuerpo está en peligro, llame ahora al ${emergency.call}, antes de contestar; el centro de control de envenenamiento: ${poisonControl.call}.`,
};

/** In a few wordings for oneself. */
export function plainQuestions(route: CrisisRoute, language: Language): readonly string[] {
  return route === 'self' ? ofOneself[language] : [ofSafety[language][route]];
}

/**
 * Where there is a sign and no more: the question, and how to go on where there is nothing to it. `grieves`: death is
 * spoken of. `tellsOfHarm`: there are words of somebody being hurt.
 */
export function questionsAboutASign(
  route: CrisisRoute,
  language: Language,
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
export function questionsToWhoSaidIt(language: Language): readonly string[] {
  return ofWhoSaidIt[language];
}

/** Asked where nothing that was written names whose danger it is. */
export function questionOfEverybody(guesses: readonly CrisisRoute[], language: Language): string {
  const { opens, ofLiving, asks } = ofEverybody[language];
  // What to do for a body helps whoever it is.
  return `${guesses.includes('medical') ? ofASign[language].ofABody : opens} ${ofLiving} ${asks}`;
}

/** The same where nothing but the classifier speaks for any danger. */
export function gentleQuestionOfEverybody(language: Language): string {
  const { opens, ends } = ofEverybodyGently[language];
  return `${opens} ${ofEverybody[language].asks} ${ends}`;
}

/** The same without what to call first, where a long letter names nobody to fear. */
export function softQuestionOfEverybody(language: Language): string {
  return `${ofEverybody[language].asks} ${ofEverybodyGently[language].ends}`;
}

export function ifMisread(language: Language): string {
  return misread[language];
}

/** The sentences with the lines that go with a question to oneself. */
export function plainHelp(language: Language): readonly string[] {
  return help[language];
}

export function helpForWhoHasBegun(language: Language): string {
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

const bothLanguages = ['en', 'es'] as const;
const questions: readonly Question[] = bothLanguages.flatMap((language) => {
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
  return bothLanguages.some((language) =>
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
