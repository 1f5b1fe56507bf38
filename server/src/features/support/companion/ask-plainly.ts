// One plain question, wherever there is any sign: whoever thinks of dying is relieved to be asked, and nobody is led to it
// by being asked (docs/companion.md). Asked in other words each time, and at most once an hour.
import { type CrisisRoute, crisisLines } from '@evenlight/contract/support/levels';
import { plainly } from './listening/hear.ts';
import type { Said, Told } from './told.ts';

type Language = Told['language'];

const { lifeline, emergency } = crisisLines;
const HOUR_MS = 60 * 60 * 1000;

const ofOneself: Record<Language, readonly string[]> = {
  en: [
    'May I ask you something plainly: are you thinking of ending your life?',
    'I would rather ask than guess: are you thinking about not living any more?',
    'One plain question, and any answer is all right here: are you thinking of killing yourself?',
    'Before anything else: do you have thoughts of ending your life?',
  ],
  es: [
    'Quiero preguntarle algo con claridad: ¿está pensando en quitarse la vida?',
    'Prefiero preguntar a suponer: ¿está pensando en no seguir viviendo?',
    'Una pregunta directa, y aquí cabe cualquier respuesta: ¿piensa en matarse?',
    'Antes que nada: ¿tiene pensamientos de quitarse la vida?',
  ],
};

const ofSafety: Record<Language, Record<Exclude<CrisisRoute, 'self'>, string>> = {
  en: {
    others: 'Is anyone in danger right now, you or somebody else?',
    abuse: 'Are you in a safe place right now?',
    child: 'Is the one this happens to in a safe place right now?',
    medical: 'Is this happening now?',
    worried: 'Do you think this person may be thinking of ending their life?',
  },
  es: {
    others: '¿Hay alguien en peligro ahora mismo, usted u otra persona?',
    abuse: '¿Está usted en un lugar seguro ahora mismo?',
    child: '¿Está en un lugar seguro ahora mismo quien pasa por esto?',
    medical: '¿Está pasando ahora?',
    worried: '¿Cree que esa persona puede estar pensando en quitarse la vida?',
  },
};

const help: Record<Language, readonly string[]> = {
  en: [
    `At ${lifeline.call} a person answers calls and texts at any hour, and if you might act on it, call ${emergency.call}.`,
    `You can call or text ${lifeline.call} now and talk with a person; call ${emergency.call} if you are in danger.`,
  ],
  es: [
    `En el ${lifeline.call} (oprima el 2) una persona contesta a cualquier hora, y si siente que podría hacerlo, llame al ${emergency.call}.`,
    `Puede llamar ahora al ${lifeline.call}, oprimir el 2 y hablar con una persona; si corre peligro, llame al ${emergency.call}.`,
  ],
};

/** In a few wordings for oneself. */
export function plainQuestions(route: CrisisRoute, language: Language): readonly string[] {
  return route === 'self' ? ofOneself[language] : [ofSafety[language][route]];
}

/** The sentence with the lines that goes with a question to oneself. */
export function plainHelp(language: Language): readonly string[] {
  return help[language];
}

const toOneself = [...ofOneself.en, ...ofOneself.es];

export function asksPlainly(text: string): boolean {
  return toOneself.some((question) => text.includes(question));
}

const ofAnybody = [...toOneself, ...Object.values(ofSafety.en), ...Object.values(ofSafety.es)];

/** Whether it was asked in the last hour. */
export function wasAskedLately({ said, now }: Pick<Told, 'said' | 'now'>): boolean {
  return said.some(
    ({ role, text, at }) =>
      role === 'assistant' && isLately(at, now) && ofAnybody.some((question) => text.includes(question)),
  );
}

const isLately = (at: Date | undefined, now: Date) => at !== undefined && now.getTime() - at.getTime() < HOUR_MS;

// Small letters without accents. What may begin another sentence ('I am fine', 'si pudiera') counts only when it ends there.
const before = '^(?:(?:um+|uh+|well|honestly|ok|so|pues|bueno|la verdad|i guess|i think)\\W+)*';
const yes = new RegExp(`${before}(?:yes|yeah|yea|yep|yup|i think so|idk|creo que si)\\b`);
const yesByItself = new RegExp(
  `${before}(?:ya|i am|i do|i have|i guess|sometimes|all the time|every (?:day|night)|a lot|kind of|kinda|sort of|maybe|a little|probably|i don'?t know|not sure|si|a veces|siempre|todo el tiempo|un poco|tal vez|quizas?|no se|puede ser)(?= *(?:[.,;!…]|$))`,
);
const noInWords =
  "(?:no|nope|nah|not at all|never|of course not|i'?m not|i am not|i do not|i don'?t|nothing like that|para nada|claro que no|jamas|nunca|nada de eso)";
const no = new RegExp(`^(?:(?:um+|oh|god|pues|ay|dios)\\W+)*${noInWords}(?:[ ,.]+${noInWords})*(?= *(?:[.,;!…]|$))`);
const BRIEF_LETTERS = 200;

/** What a brief answer says to the question that stands right before it. Null when it was not asked, or nothing is said to it. */
export function answerToPlainQuestion(text: string, before: Said | undefined): 'yes' | 'no' | null {
  if (before?.role !== 'assistant' || !asksPlainly(before.text) || text.length > BRIEF_LETTERS) return null;
  const plain = plainly(text).replaceAll('’', "'").trim();
  if (no.test(plain)) return 'no';
  return yes.test(plain) || yesByItself.test(plain) ? 'yes' : null;
}
