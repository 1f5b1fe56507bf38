// What somebody in danger reads, by the kind of danger: reviewed sentences that nothing makes up or changes. The lines come
// first, calm words second. No method, no promise of rescue, no blame. Whoever edits them reads docs/companion.md before.

import type { ChatLanguage } from '@evenlight/contract/languages';
import { type CrisisRoute, crisisLines, linesFor } from '@evenlight/contract/support/levels';
import { inEveryLanguage, words } from '../../../platform/texts/texts.ts';

const { lifeline, emergency, domesticViolence, poisonControl, childhelp, sexualAssault } = crisisLines;

const stays: Record<ChatLanguage, string> = words(
  'This chat stays open, and you can go on writing. If you would like a call from our team later, ask for it; they do not handle emergencies.',
);

const lineTexts = inEveryLanguage((t) => ({
  lifeline: t('Call or text {lifeline}: free, day or night, in English and Spanish.', { lifeline: lifeline.call }),
  emergency: t('Call {emergency} if anyone is in danger right now.', { emergency: emergency.call }),
  domesticViolence: t('Call {domesticViolence}, the National Domestic Violence Hotline: free, day or night.', {
    domesticViolence: domesticViolence.call,
  }),
  poisonControl: t(
    'Call {poisonControl}, Poison Control: free, day or night, if something was swallowed or breathed in.',
    { poisonControl: poisonControl.call },
  ),
  childhelp: t('Call {childhelp}, Childhelp: free, day or night, for children and for anyone worried about one.', {
    childhelp: childhelp.call,
  }),
  sexualAssault: t('Call {sexualAssault}, RAINN: free, day or night, if anyone was touched or forced.', {
    sexualAssault: sexualAssault.call,
  }),
}));

const ifItIs: Record<ChatLanguage, Partial<Record<CrisisRoute, readonly string[]>>> = inEveryLanguage(
  (t, language) => ({
    abuse: [
      t('If somebody at home hurts or threatens anyone: {domesticViolence}, day or night.', {
        domesticViolence: domesticViolence.call,
      }),
    ],
    child: [t('If a child is hurt: Childhelp, {childhelp}, day or night.', { childhelp: childhelp.call })],
    medical: [lineTexts[language].poisonControl],
  }),
);

const safety: Record<ChatLanguage, Record<CrisisRoute, string>> = inEveryLanguage((t, language) => ({
  self: t(
    '{lifeline}\n{emergency}\n\nIf you have taken something, are bleeding or are where you could fall, call {emergency2} first; Poison Control is {poisonControl}. Thank you for writing this here. You do not have to carry it alone right now: the people at {lifeline2} talk with someone in this much pain every day. If somebody you trust is near, tell them now, and ask them to stay with you.',
    {
      lifeline: lineTexts[language].lifeline,
      emergency: lineTexts[language].emergency,
      emergency2: emergency.call,
      poisonControl: poisonControl.call,
      lifeline2: lifeline.call,
    },
  ),
  others: t(
    '{emergency}\n{lifeline}\n\nWhat you write sounds like danger for someone. Please do not go to them; if they are near, step away, into another room or outside. Put whatever could hurt someone out of your reach, and call before anything else happens. The people at {lifeline2} talk with anyone who is this angry or this hurt.',
    { emergency: lineTexts[language].emergency, lifeline: lineTexts[language].lifeline, lifeline2: lifeline.call },
  ),
  abuse: t(
    '{emergency}\n{domesticViolence}\n{lifeline}\n\nNobody has the right to hurt or threaten you, and it is not your fault. If you were choked or hit on the head, go to a hospital today, even if it seems to have passed. If you are under 18, Childhelp is {childhelp}; if anyone touched or forced you, RAINN is {sexualAssault}. The people at the hotline listen, day and night. If someone may see this screen, “I am safe now” hides the notice with these numbers, and you can delete this conversation.',
    {
      emergency: lineTexts[language].emergency,
      domesticViolence: lineTexts[language].domesticViolence,
      lifeline: lineTexts[language].lifeline,
      childhelp: childhelp.call,
      sexualAssault: sexualAssault.call,
    },
  ),
  medical: t(
    'Call {emergency} now.\n{poisonControl}\n{lifeline}\n\nThis needs medical help now. Call, even if you are not sure. If it is gas or smoke, get everyone outside first and call from there. If somebody is near, ask them to stay with you.',
    {
      emergency: emergency.call,
      poisonControl: lineTexts[language].poisonControl,
      lifeline: lineTexts[language].lifeline,
    },
  ),
  worried: t(
    '{lifeline}\n{emergency}\n\nIt is good that you take this seriously. The people at {lifeline2} also talk with those who worry about somebody, and help you think about what to say. If you can, stay with the person, and do not keep it to yourself.',
    { lifeline: lineTexts[language].lifeline, emergency: lineTexts[language].emergency, lifeline2: lifeline.call },
  ),
  child: t(
    '{emergency}\n{childhelp}\n{sexualAssault}\n{lifeline}\n\nThank you for telling this. If it is you: it is not your fault, you did nothing wrong, and you are allowed to tell, even if somebody said not to. Tell a grown-up you trust, at school or next door, today. If it is a child you know: believe them, keep them near you if you can, and call now. The people at Childhelp know what to do next.',
    {
      emergency: lineTexts[language].emergency,
      childhelp: lineTexts[language].childhelp,
      sexualAssault: lineTexts[language].sexualAssault,
      lifeline: lineTexts[language].lifeline,
    },
  ),
}));

const again: Record<ChatLanguage, Record<CrisisRoute, string>> = inEveryLanguage((t) => ({
  self: t(
    'I am still here, and what you write still worries me. A page cannot sit beside you; a person can be with you on the phone in a minute. Could you call or text {lifeline} now, while this stays open? If anything that could hurt you is within reach, put a door between you and it, or ask somebody to take it.',
    { lifeline: lifeline.call },
  ),
  others: t(
    'It still sounds as if someone could be hurt. Please put down whatever is in your hands, go where nobody is, and call {emergency} or {lifeline} from there. Nothing that happened to you has to be answered tonight.',
    { emergency: emergency.call, lifeline: lifeline.call },
  ),
  abuse: t(
    'You are right to write this again. If you can get to a neighbor, a store or your car safely, go; if not, call {emergency} and leave the line open, even without speaking. The hotline helps to plan the next step, and nobody there will tell you what you must do.',
    { emergency: emergency.call },
  ),
  medical: t(
    'Every minute counts more than what we write here. Call {emergency} now and do what they say; if you are alone, unlock the door first, so that they can come in.',
    { emergency: emergency.call },
  ),
  worried: t(
    'You are still carrying this for somebody. If they do not answer or you cannot be with them, call {emergency} and ask for someone to check on them; {lifeline} stays on the line with you while you decide.',
    { emergency: emergency.call, lifeline: lifeline.call },
  ),
  child: t(
    'You did right to tell it again. If the child is with the one who does this now, call {emergency}. If you are the child: go to a grown-up near you, a neighbor, a teacher, a store, and show them this page.',
    { emergency: emergency.call },
  ),
}));

const onceMore: Record<ChatLanguage, Record<CrisisRoute, string>> = inEveryLanguage((t) => ({
  self: t(
    'I hear that it has not let go of you. Please let one person hear it too: {lifeline}, or the one whose name comes to mind first. You could say only this: “I am not safe, please stay with me.” It is enough.',
    { lifeline: lifeline.call },
  ),
  others: t(
    'I keep hearing danger in what you write. Wherever you are, walk away from it now, as far as you can, and let the people at {emergency} or {lifeline} talk with you before you go back.',
    { emergency: emergency.call, lifeline: lifeline.call },
  ),
  abuse: t(
    'What you tell is serious, each time you tell it. If it is not safe to speak, the hotline can also be reached by text: send START to 88788. Trust what you know about your own danger, and call {emergency} when it is near.',
    { emergency: emergency.call },
  ),
  medical: t(
    'Please do not wait to see whether it passes. Call {emergency} now, tell them what was taken or what you see, and stay on the line. Put what is left of it in another room, and unlock the door.',
    { emergency: emergency.call },
  ),
  worried: t(
    'You have now said more than once that you are afraid for somebody: that is reason enough to call. Ask them directly whether they think of suicide; it does not put the idea there. If they say yes, or do not answer, call {lifeline} or {emergency} together.',
    { lifeline: lifeline.call, emergency: emergency.call },
  ),
  child: t(
    'I believe what you tell. It should not wait until tomorrow: call Childhelp or {emergency} now, or go to somebody who can call for you. A child in danger is never the one to blame.',
    { emergency: emergency.call },
  ),
}));

/** What is said when somebody is in danger of this kind: what was not said yet, or else what was said longest ago. */
export function safetyText(route: CrisisRoute, language: ChatLanguage, saidBefore: readonly string[] = []): string {
  const lines = linesInWords(route, language);
  // A call of ours could give somebody away who is not safe at home.
  const isSafeToCall = route !== 'abuse' && route !== 'child';
  const first = isSafeToCall ? `${safety[language][route]} ${stays[language]}` : safety[language][route];
  const others = [again, onceMore].map((texts) => `${lines}\n\n${texts[language][route]}`);
  return [first, ...others].reduce((one, other) =>
    saidBefore.lastIndexOf(other) < saidBefore.lastIndexOf(one) ? other : one,
  );
}

/** Where the kind of danger is a guess: the lines that fit every kind first, and for whom the other one is. */
export function linesForAnyDanger(guesses: readonly CrisisRoute[], language: ChatLanguage): string {
  const { emergency: first, lifeline: last } = lineTexts[language];
  const fitting = guesses.flatMap((guess) => ifItIs[language][guess] ?? []);
  // Where something was swallowed, nothing stands before Poison Control but 911.
  const lines = guesses.includes('medical') ? [first, ...fitting, last] : [first, last, ...fitting];
  return lines.join('\n');
}

/** Each line with what it is for. */
export function linesInWords(route: CrisisRoute, language: ChatLanguage): string {
  return linesFor[route].map((line) => lineTexts[language][line]).join('\n');
}
