// Reviewed sentences that nothing makes up or changes: the welcome, the reminder, and a gentle word on where help is.
// Whoever edits them reads docs/companion.md before.
import { type CrisisRoute, crisisLines } from '@evenlight/contract/support/levels';

type Language = 'en' | 'es';

const { lifeline, emergency, domesticViolence, poisonControl, childhelp } = crisisLines;

/** Two short lines; the screen folds what follows them. */
const welcome: Record<Language, string> = {
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

const kept: Record<Language, { here: string; sentOut: string }> = {
  en: {
    here: 'What we write is kept encrypted for you alone, and you can delete this conversation, or all of them, at any time.',
    sentOut:
      'What we write is kept encrypted, and you can delete this conversation, or all of them, at any time. ' +
      'To answer you, a language model of an outside company reads what you write here; your name is not sent to it.',
  },
  es: {
    here: 'Lo que escribimos se guarda cifrado, solo para usted, y puede borrar esta conversación, o todas, cuando quiera.',
    sentOut:
      'Lo que escribimos se guarda cifrado, y puede borrar esta conversación, o todas, cuando quiera. ' +
      'Para responderle, un modelo de lenguaje de otra empresa lee lo que usted escribe aquí; su nombre no se le envía.',
  },
};

const reminder: Record<Language, string> = {
  en:
    'A reminder: I am an AI, a computer program and not a person. It is fine to take a break, and this conversation will still be here. ' +
    `For a person, call or text ${lifeline.call} at any hour, or write to our team at /contact.`,
  es:
    'Un recordatorio: soy una IA, un programa de computadora y no una persona. Puede descansar cuando quiera; esta conversación seguirá aquí. ' +
    `Para hablar con una persona, llame al ${lifeline.call} y oprima el 2 a cualquier hora, o escriba a nuestro equipo en /contact.`,
};

/** The first message of every conversation. */
export function welcomeText(language: Language, { isSentOut }: { isSentOut: boolean }): string {
  const { here, sentOut } = kept[language];
  return welcome[language].replace('{kept}', isSentOut ? sentOut : here);
}

/** Said again every three hours. */
export function reminderText(language: Language): string {
  return reminder[language];
}

const gentle: Record<Language, Record<CrisisRoute, readonly string[]>> = {
  en: {
    self: [
      `You can call or text ${lifeline.call} at any hour and talk with a person.`,
      `At ${lifeline.call} a person answers calls and texts, day and night.`,
      `If you want a human voice, ${lifeline.call} takes calls and texts at any hour.`,
    ],
    others: [
      `If someone could get hurt, call ${emergency.call}; for a person to talk with, call or text ${lifeline.call}.`,
      `A person at ${lifeline.call} will talk with you at any hour, and ${emergency.call} is there if someone is in danger.`,
    ],
    abuse: [
      `The hotline at ${domesticViolence.call} listens day and night, ${lifeline.call} does too, and ${emergency.call} is there if you are in danger.`,
      `You can call ${domesticViolence.call} or ${lifeline.call} at any hour, and ${emergency.call} in danger.`,
    ],
    medical: [
      `If anyone is ill or hurt, call ${emergency.call}, or Poison Control at ${poisonControl.call}; a person at ${lifeline.call} will talk with you too.`,
      `Call ${emergency.call} or ${poisonControl.call} if anything was swallowed or is getting worse, and ${lifeline.call} for someone to talk with.`,
    ],
    worried: [
      `At ${lifeline.call} they also talk with people who worry about somebody, at any hour.`,
      `You can call or text ${lifeline.call} about someone you worry about, day or night.`,
    ],
    child: [
      `Childhelp at ${childhelp.call} listens to children and to grown-ups who worry about one, ${lifeline.call} does too, and ${emergency.call} is there in danger.`,
      `You can call Childhelp at ${childhelp.call} or ${lifeline.call} at any hour, and ${emergency.call} if somebody is being hurt now.`,
    ],
  },
  es: {
    self: [
      `Puede llamar al ${lifeline.call} y oprimir el 2 a cualquier hora, y hablar con una persona en español.`,
      `En el ${lifeline.call} (oprima el 2) una persona contesta en español, de día y de noche.`,
      `Si quiere escuchar una voz humana, llame al ${lifeline.call} y oprima el 2, a cualquier hora.`,
    ],
    others: [
      `Si alguien puede salir lastimado, llame al ${emergency.call}; para hablar con una persona, al ${lifeline.call} (oprima el 2).`,
      `En el ${lifeline.call} (oprima el 2) una persona habla con usted a cualquier hora, y el ${emergency.call} está si alguien corre peligro.`,
    ],
    abuse: [
      `En el ${domesticViolence.call} escuchan de día y de noche, en el ${lifeline.call} (oprima el 2) también, y el ${emergency.call} está si corre peligro.`,
      `Puede llamar al ${domesticViolence.call} o al ${lifeline.call} (oprima el 2) a cualquier hora, y al ${emergency.call} si hay peligro.`,
    ],
    medical: [
      `Si alguien está mal o herido, llame al ${emergency.call}, o a control de envenenamiento, ${poisonControl.call}; en el ${lifeline.call} (oprima el 2) también hablan con usted.`,
      `Llame al ${emergency.call} o al ${poisonControl.call} si se tragó algo o si empeora, y al ${lifeline.call} (oprima el 2) para hablar con alguien.`,
    ],
    worried: [
      `En el ${lifeline.call} (oprima el 2) también hablan con quienes se preocupan por alguien, a cualquier hora.`,
      `Puede llamar al ${lifeline.call} y oprimir el 2 por alguien que le preocupa, de día o de noche.`,
    ],
    child: [
      `En Childhelp, ${childhelp.call}, escuchan a menores y a quien se preocupa por alguno, en el ${lifeline.call} (oprima el 2) también, y el ${emergency.call} está si hay peligro.`,
      `Se puede llamar a Childhelp, ${childhelp.call}, o al ${lifeline.call} (oprima el 2) a cualquier hora, y al ${emergency.call} si están lastimando a alguien ahora.`,
    ],
  },
};

/** One sentence with the lines that fit, in a few wordings so that it does not wear out. */
export function gentleLines(route: CrisisRoute, language: Language): readonly string[] {
  return gentle[language][route];
}

/** Once in a conversation, beside an answer to what was not understood or is heavy. Kind to read for whoever is in no danger. */
export const inCaseOfDanger: Record<Language, string> = {
  en: `And whenever it gets too heavy to go on, or somebody is not safe, a person answers at ${lifeline.call} and at ${emergency.call}, day or night.`,
  es: `Y si llega a pesar demasiado para seguir, o si alguien no está a salvo, en el ${lifeline.call} (oprima el 2) y en el ${emergency.call} contesta una persona, de día o de noche.`,
};

/** Where a death is told and nothing of the person's own: no question that would accuse, and room to say it all the same. */
export const ifItIsTheirOwn: Record<Language, string> = {
  en: 'If there are thoughts of not living any more, you can say so here in plain words; if not, please go on.',
  es: 'Si hay pensamientos de no vivir más, aquí puede decirlo con palabras claras; si no, siga contándome.',
};

/** A long letter holds a heavy sentence by chance: whoever is asked because of one is told why. */
export const whyAskedAfterALetter: Record<Language, string> = {
  en: 'A long letter is easily misread, and so I ask plainly.',
  es: 'Una carta larga se entiende mal con facilidad; por eso pregunto directamente.',
};

/** The medicine of somebody who died, kept because it was theirs. */
export const onKeptMedicine: Record<Language, string> = {
  en: 'What somebody touched and wrote on is hard to part with. It may stay with you; what is in it is safer out of the house, at a pharmacy, or locked away by somebody else.',
  es: 'Cuesta soltar lo que alguien tocó y escribió. Eso puede quedarse con usted; lo que hay adentro está mejor fuera de la casa, en una farmacia, o bajo llave con otra persona.',
};

/** Asked where nothing was understood. A yes to it means danger (ask-plainly.ts). */
export const isThereMore: Record<Language, string> = {
  en: 'Is there more behind it, a wish not to live, or somebody who is not safe?',
  es: '¿Hay algo más detrás, no querer vivir, o alguien que no está a salvo?',
};

/** Once in a conversation, where nothing was understood: a program can miss what somebody dares to say only sideways. */
export const ifMisunderstood: Record<Language, string> = {
  en: `I am a program and can miss what matters most in a sentence. ${isThereMore.en} You can say so in plain words; a person answers at ${lifeline.call} and at ${emergency.call}, day or night. And if not, please go on.`,
  es: `Soy un programa y se me puede escapar lo más importante de una frase. ${isThereMore.es} Puede decirlo con palabras claras; en el ${lifeline.call} (oprima el 2) y en el ${emergency.call} contesta una persona, de día y de noche. Y si no, siga contándome.`,
};

/** Where somebody tells that they were hurt, and nothing says that it is over. */
export const ifItGoesOn: Record<Language, readonly string[]> = {
  en: [
    `If it is still going on, call ${emergency.call}, or ${domesticViolence.call}, the domestic violence hotline; for anyone under 18, Childhelp is ${childhelp.call}.`,
  ],
  es: [
    `Si todavía pasa, llame al ${emergency.call}, o al ${domesticViolence.call}, la línea contra la violencia doméstica; para menores de 18, Childhelp: ${childhelp.call}.`,
  ],
};
