// Reviewed sentences that nothing makes up or changes: the welcome, the reminder, and a gentle word on where help is.
// Whoever edits them reads docs/companion.md before.

import type { ChatLanguage } from '@evenlight/contract/languages';
import { type CrisisRoute, crisisLines } from '@evenlight/contract/support/levels';
import { inEveryLanguage, words } from '../../../platform/texts/texts.ts';

const { lifeline, emergency, domesticViolence, poisonControl, childhelp } = crisisLines;

/** Two short lines; the screen folds what follows them. */
const welcome: Record<ChatLanguage, string> = {
  en:
    'I am an AI: a computer program, not a person.\n' +
    `For a person now, call or text ${lifeline.call}, day or night.\n\n` +
    'I can listen to what you write and point you to people and pages that help. I am no substitute for care by a person. ' +
    '{kept} ' +
    'A program like this may not be right for some people under 18. ' +
    'Write as much or as little as you like.',
  es:
    'Soy una IA: un programa de computadora, no una persona.\n' +
    `Para hablar con una persona ahora, llame al ${lifeline.call} y oprima el 2, de día o de noche.\n\n` +
    'Puedo leer con calma lo que usted escriba y mostrarle personas y páginas que ayudan. No reemplazo la atención de una persona. ' +
    '{kept} ' +
    'Un programa como este puede no ser adecuado para algunos menores de 18 años. ' +
    'Escriba tanto o tan poco como quiera.',
};

const kept: Record<ChatLanguage, { here: string; sentOut: string }> = inEveryLanguage((t) => ({
  here: t(
    'What we write is kept encrypted for you alone, and you can delete this conversation, or all of them, at any time.',
  ),
  sentOut: t(
    'What we write is kept encrypted, and you can delete this conversation, or all of them, at any time. To answer you, a language model of an outside company reads what you write here; your name is not sent to it.',
  ),
}));

const reminder: Record<ChatLanguage, string> = inEveryLanguage((t) =>
  t(
    'A reminder: I am an AI, a computer program and not a person. It is fine to take a break, and this conversation will still be here. For a person, call or text {lifeline} at any hour, or write to our team at /contact.',
    { lifeline: lifeline.call },
  ),
);

/** The first message of every conversation. */
export function welcomeText(language: ChatLanguage, { isSentOut }: { isSentOut: boolean }): string {
  const { here, sentOut } = kept[language];
  return welcome[language].replace('{kept}', isSentOut ? sentOut : here);
}

/** Said again every three hours. */
export function reminderText(language: ChatLanguage): string {
  return reminder[language];
}

const gentle: Record<ChatLanguage, Record<CrisisRoute, readonly string[]>> = inEveryLanguage((t) => ({
  self: [
    t('You can call or text {lifeline} at any hour and talk with a person.', { lifeline: lifeline.call }),
    t('At {lifeline} a person answers calls and texts, day and night.', { lifeline: lifeline.call }),
    t('If you want a human voice, {lifeline} takes calls and texts at any hour.', { lifeline: lifeline.call }),
  ],
  others: [
    t('If someone could get hurt, call {emergency}; for a person to talk with, call or text {lifeline}.', {
      emergency: emergency.call,
      lifeline: lifeline.call,
    }),
    t('A person at {lifeline} will talk with you at any hour, and {emergency} is there if someone is in danger.', {
      lifeline: lifeline.call,
      emergency: emergency.call,
    }),
  ],
  abuse: [
    t(
      'The hotline at {domesticViolence} listens day and night, {lifeline} does too, and {emergency} is there if you are in danger.',
      { domesticViolence: domesticViolence.call, lifeline: lifeline.call, emergency: emergency.call },
    ),
    t('You can call {domesticViolence} or {lifeline} at any hour, and {emergency} in danger.', {
      domesticViolence: domesticViolence.call,
      lifeline: lifeline.call,
      emergency: emergency.call,
    }),
  ],
  medical: [
    t(
      'If anyone is ill or hurt, call {emergency}, or Poison Control at {poisonControl}; a person at {lifeline} will talk with you too.',
      { emergency: emergency.call, poisonControl: poisonControl.call, lifeline: lifeline.call },
    ),
    t(
      'Call {emergency} or {poisonControl} if anything was swallowed or is getting worse, and {lifeline} for someone to talk with.',
      { emergency: emergency.call, poisonControl: poisonControl.call, lifeline: lifeline.call },
    ),
  ],
  worried: [
    t('At {lifeline} they also talk with people who worry about somebody, at any hour.', { lifeline: lifeline.call }),
    t('You can call or text {lifeline} about someone you worry about, day or night.', { lifeline: lifeline.call }),
  ],
  child: [
    t(
      'Childhelp at {childhelp} listens to children and to grown-ups who worry about one, {lifeline} does too, and {emergency} is there in danger.',
      { childhelp: childhelp.call, lifeline: lifeline.call, emergency: emergency.call },
    ),
    t(
      'You can call Childhelp at {childhelp} or {lifeline} at any hour, and {emergency} if somebody is being hurt now.',
      { childhelp: childhelp.call, lifeline: lifeline.call, emergency: emergency.call },
    ),
  ],
}));

/** One sentence with the lines that fit, in a few wordings so that it does not wear out. */
export function gentleLines(route: CrisisRoute, language: ChatLanguage): readonly string[] {
  return gentle[language][route];
}

/** Once in a conversation, beside an answer to what was not understood or is heavy. Kind to read for whoever is in no danger. */
export const inCaseOfDanger: Record<ChatLanguage, string> = inEveryLanguage((t) =>
  t(
    'And whenever it gets too heavy to go on, or somebody is not safe, a person answers at {lifeline} and at {emergency}, day or night.',
    { lifeline: lifeline.call, emergency: emergency.call },
  ),
);

/** Where a death is told and nothing of the person's own: no question that would accuse, and room to say it all the same. */
export const ifItIsTheirOwn: Record<ChatLanguage, string> = words(
  'If there are thoughts of not living any more, you can say so here in plain words; if not, please go on.',
);

/** A long letter holds a heavy sentence by chance: whoever is asked because of one is told why. */
export const whyAskedAfterALetter: Record<ChatLanguage, string> = words(
  'A long letter is easily misread, and so I ask plainly.',
);

/** The medicine of somebody who died, kept because it was theirs. */
export const onKeptMedicine: Record<ChatLanguage, string> = words(
  'What somebody touched and wrote on is hard to part with. It may stay with you; what is in it is safer out of the house, at a pharmacy, or locked away by somebody else.',
);

/** Asked where nothing was understood. A yes to it means danger (ask-plainly.ts). */
export const isThereMore = words('Is there more behind it, a wish not to live, or somebody who is not safe?');

/** Once in a conversation, where nothing was understood: a program can miss what somebody dares to say only sideways. */
export const ifMisunderstood: Record<ChatLanguage, string> = inEveryLanguage((t, language) =>
  t(
    'I am a program and can miss what matters most in a sentence. {en} You can say so in plain words; a person answers at {lifeline} and at {emergency}, day or night. And if not, please go on.',
    { en: isThereMore[language], lifeline: lifeline.call, emergency: emergency.call },
  ),
);

/** Where somebody tells that they were hurt, and nothing says that it is over. */
export const ifItGoesOn: Record<ChatLanguage, readonly string[]> = inEveryLanguage((t) => [
  t(
    'If it is still going on, call {emergency}, or {domesticViolence}, the domestic violence hotline; for anyone under 18, Childhelp is {childhelp}.',
    { emergency: emergency.call, domesticViolence: domesticViolence.call, childhelp: childhelp.call },
  ),
]);
