// One plain question, wherever there is any sign: whoever thinks of dying is relieved to be asked, and nobody is led to it
// by being asked (docs/companion.md). Asked in other words each time, and about one kind of danger at most
// once an hour.
import { type CrisisRoute, crisisLines } from '@evenlight/contract/support/levels';
import { plainly } from './listening/hear.ts';
import type { Said, Told } from './told.ts';

type Language = Told['language'];

const { lifeline, emergency, poisonControl } = crisisLines;
const HOUR_MS = 60 * 60 * 1000;

const ofOneself: Record<Language, readonly string[]> = {
  en: [
    'May I ask you something plainly: are you thinking of ending your life?',
    'Are you thinking about not living any more?',
    'One plain question, and any answer is all right here: are you thinking of killing yourself?',
    'Before anything else: do you have thoughts of ending your life?',
  ],
  es: [
    'Quiero preguntarle algo con claridad: ¿está pensando en quitarse la vida?',
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

/** Where it sounds like danger and nothing names whose: nobody is sent to, or away from, somebody who may not exist. */
const ofWhom: Record<Language, string> = {
  en: `If it is happening now, call ${emergency.call} before you answer. I want to understand this rightly: is it you who is not safe, or somebody else?`,
  es: `Si está pasando ahora, llame al ${emergency.call} antes de contestar. Quiero entenderlo bien: ¿es usted quien no está a salvo, o alguien más?`,
};

/** Where there is only a sign of it, most who read this are in no danger: it must not sting. */
const ofASign: Record<
  Language,
  { opens: string; asks: string; asksOfSomebody: string; ofABody: string; goesOn: string }
> = {
  en: {
    opens: 'I may be hearing this wrong, and I would rather ask.',
    asks: 'Is anyone hurt, or not safe, right now?',
    asksOfSomebody: 'Do you fear that somebody may be thinking of ending their life?',
    ofABody: `If anyone cannot breathe, is hard to wake, is bleeding or has chest pain, call ${emergency.call} now; if it is gas or smoke, get everyone outside first.`,
    goesOn: 'If not, please go on.',
  },
  es: {
    opens: 'Puede que lo entienda mal, y prefiero preguntar.',
    asks: '¿Hay alguien lastimado, o que no esté a salvo, ahora mismo?',
    asksOfSomebody: '¿Teme que alguien esté pensando en quitarse la vida?',
    ofABody: `Si alguien no puede respirar, no despierta bien, sangra o tiene dolor en el pecho, llame ahora al ${emergency.call}; si es gas o humo, primero salgan todos.`,
    goesOn: 'Si no, siga contándome.',
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
  en: `If you have taken something, are bleeding or are where you could fall, call ${emergency.call} now, before you answer; Poison Control is ${poisonControl.call}.`,
  es: `Si ya se tomó algo, está sangrando o está donde podría caer, llame ahora al ${emergency.call}, antes de contestar; el centro de control de envenenamiento: ${poisonControl.call}.`,
};

/** In a few wordings for oneself. */
export function plainQuestions(route: CrisisRoute, language: Language): readonly string[] {
  return route === 'self' ? ofOneself[language] : [ofSafety[language][route]];
}

/** Where there is a sign and no more: the question, and how to go on where there is nothing to it. */
export function questionsAboutASign(route: CrisisRoute, language: Language): readonly string[] {
  const { opens, asks, asksOfSomebody, ofABody, goesOn } = ofASign[language];
  // Minutes may count: what to do comes before what is asked.
  if (route === 'medical') return [`${ofABody} ${opens} ${asks} ${goesOn}`];
  const questions = route === 'self' ? ofOneself[language] : [route === 'worried' ? asksOfSomebody : asks];
  return questions.map((question) => `${opens} ${question} ${goesOn}`);
}

/** For whoever has said in so many words that they think of ending their life. */
export function questionsToWhoSaidIt(language: Language): readonly string[] {
  return ofWhoSaidIt[language];
}

/** Asked where nothing that was written names whose danger it is. */
export function questionOfWhom(language: Language): string {
  return ofWhom[language];
}

/** The sentences with the lines that go with a question to oneself. */
export function plainHelp(language: Language): readonly string[] {
  return help[language];
}

export function helpForWhoHasBegun(language: Language): string {
  return ifBegun[language];
}

/** A question, whose danger it asks about, and which answer means danger. Null where the answer is a story. */
type Question = { text: string; routes: readonly CrisisRoute[]; danger: 'yes' | 'no' | null };

const bothLanguages = ['en', 'es'] as const;
const questions: readonly Question[] = bothLanguages.flatMap((language) => {
  const { others, abuse, child, medical, worried } = ofSafety[language];
  const { asks, asksOfSomebody } = ofASign[language];
  return [
    ...ofOneself[language].map((text): Question => ({ text, routes: ['self'], danger: 'yes' })),
    ...ofWhoSaidIt[language].map((text): Question => ({ text, routes: ['self'], danger: 'no' })),
    { text: others, routes: ['others'], danger: 'no' },
    { text: abuse, routes: ['abuse'], danger: 'no' },
    { text: child, routes: ['child'], danger: 'no' },
    { text: medical, routes: ['medical'], danger: null },
    { text: worried, routes: ['worried'], danger: 'yes' },
    { text: asks, routes: ['medical', 'child', 'abuse', 'others'], danger: 'yes' },
    { text: asksOfSomebody, routes: ['worried'], danger: 'yes' },
    { text: ofWhom[language], routes: ['self'], danger: 'yes' },
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
export function wasAskedLately({ said, now }: Pick<Told, 'said' | 'now'>, route: CrisisRoute): boolean {
  return said.some(
    ({ role, text, at }) =>
      role === 'assistant' && isLately(at, now) && (questionIn(text)?.routes.includes(route) ?? false),
  );
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
  if (!question || text.length > BRIEF_LETTERS) return null;
  const plain = plainly(text).replaceAll('’', "'").trim();
  const says = no.test(plain) ? 'no' : yes.test(plain) || yesByItself.test(plain) ? 'yes' : null;
  if (!says) return null;
  return { says, isDanger: says === question.danger, routes: question.routes, isWhole: onlyNo.test(plain) };
}

/** Any question about danger stands right before. */
export function isAskedAboutDanger(before: Said | undefined): boolean {
  return before?.role === 'assistant' && questionIn(before.text) !== undefined;
}
