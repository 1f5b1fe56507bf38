// Reviewed sentences that nothing makes up or changes: the welcome, the reminder, and where help is. Lines that answer
// come first, prose second. No method, no promise of rescue, no blame. Whoever edits them reads docs/companion.md before.
import { type CrisisRoute, crisisLines, linesFor } from '@evenlight/contract/support/levels';

type Language = 'en' | 'es';

const { lifeline, emergency, domesticViolence, poisonControl, childhelp, sexualAssault } = crisisLines;

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

const stays: Record<Language, string> = {
  en: 'This chat stays open, and you can go on writing. Someone from our team can call you if you ask for it; they are no emergency service.',
  es: 'Este chat sigue abierto y puede seguir escribiendo. Alguien de nuestro equipo puede llamarle si usted lo pide; no son un servicio de emergencia.',
};

const lineTexts = {
  en: {
    lifeline: `Call or text ${lifeline.call}: free, day or night, in English and Spanish.`,
    emergency: `Call ${emergency.call} if anyone is in danger right now.`,
    domesticViolence: `Call ${domesticViolence.call}, the National Domestic Violence Hotline: free, day or night.`,
    poisonControl: `Call ${poisonControl.call}, Poison Control: free, day or night, if something was swallowed.`,
    childhelp: `Call ${childhelp.call}, Childhelp: free, day or night, for children and for anyone worried about one.`,
    sexualAssault: `Call ${sexualAssault.call}, RAINN: free, day or night, if anyone was touched or forced.`,
  },
  es: {
    lifeline: `Llame al ${lifeline.call} y oprima el 2 para español, o envíe AYUDA al ${lifeline.call}: gratis, de día y de noche.`,
    emergency: `Llame al ${emergency.call} si alguien está en peligro ahora mismo.`,
    domesticViolence: `Llame al ${domesticViolence.call}, la línea nacional contra la violencia doméstica: gratis, de día y de noche.`,
    poisonControl: `Llame al ${poisonControl.call}, el centro de control de envenenamiento: gratis, de día y de noche, si se tragó algo.`,
    childhelp: `Llame al ${childhelp.call}, Childhelp: gratis, de día y de noche, para menores y para quien se preocupa por alguno.`,
    sexualAssault: `Llame al ${sexualAssault.call}, RAINN: gratis, de día y de noche, si tocaron u obligaron a alguien.`,
  },
};

const safety: Record<Language, Record<CrisisRoute, string>> = {
  en: {
    self: `${lineTexts.en.lifeline}\n${lineTexts.en.emergency}\n\nThank you for writing this here. You do not have to carry it alone right now: the people at ${lifeline.call} talk with someone in this much pain every day. If somebody you trust is near, tell them now, and ask them to stay with you.`,
    others: `${lineTexts.en.emergency}\n${lineTexts.en.lifeline}\n\nWhat you write sounds like danger for someone. Step away from them for now, into another room or outside, and call before anything else happens. The people at ${lifeline.call} talk with anyone who is this angry or this hurt.`,
    abuse: `${lineTexts.en.emergency}\n${lineTexts.en.domesticViolence}\n${lineTexts.en.lifeline}\n\nNobody has the right to hurt or threaten you, and it is not your fault. The people at the hotline listen and help you think about what is safe for you, at your own pace. If someone may look at this device, you can delete this conversation; the notice with these numbers at the top stays until you press “I am safe now”.`,
    medical: `${lineTexts.en.emergency.replace('anyone is in danger right now', 'this is happening now')}\n${lineTexts.en.poisonControl}\n${lineTexts.en.lifeline}\n\nThis needs people who can help the body, and it needs them soon. Call now, even if you are not sure. If somebody is near, ask them to stay with you.`,
    worried: `${lineTexts.en.lifeline}\n${lineTexts.en.emergency}\n\nIt is good that you take this seriously. The people at ${lifeline.call} also talk with those who worry about somebody, and help you think about what to say. If you can, stay with the person, and do not keep it to yourself.`,
    child: `${lineTexts.en.emergency}\n${lineTexts.en.childhelp}\n${lineTexts.en.sexualAssault}\n${lineTexts.en.lifeline}\n\nThank you for telling this. If it is you: it is not your fault, you did nothing wrong, and you are allowed to tell, even if somebody said not to. Tell a grown-up you trust, at school or next door, today. If it is a child you know: believe them, keep them near you if you can, and call now. The people at Childhelp know what to do next.`,
  },
  es: {
    self: `${lineTexts.es.lifeline}\n${lineTexts.es.emergency}\n\nGracias por escribirlo aquí. No tiene que cargar con esto a solas: en el ${lifeline.call} hablan todos los días con personas que sienten un dolor así. Si hay cerca alguien de su confianza, cuénteselo ahora y pídale que se quede con usted.`,
    others: `${lineTexts.es.emergency}\n${lineTexts.es.lifeline}\n\nLo que escribe suena a peligro para alguien. Aléjese por ahora, a otro cuarto o afuera, y llame antes de que pase algo más. En el ${lifeline.call} hablan con cualquiera que tenga tanto enojo o tanto dolor.`,
    abuse: `${lineTexts.es.emergency}\n${lineTexts.es.domesticViolence}\n${lineTexts.es.lifeline}\n\nNadie tiene derecho a lastimarle ni a amenazarle, y no es culpa suya. En esa línea le escuchan y le ayudan a pensar qué es seguro para usted, a su propio paso. Si alguien puede mirar este aparato, puede borrar esta conversación; el aviso con estos números, arriba, se queda hasta que usted presione «Ya estoy a salvo».`,
    medical: `${lineTexts.es.emergency.replace('alguien está en peligro ahora mismo', 'esto está pasando ahora')}\n${lineTexts.es.poisonControl}\n${lineTexts.es.lifeline}\n\nEsto necesita a personas que puedan ayudar al cuerpo, y pronto. Llame ahora, aunque no tenga certeza. Si hay alguien cerca, pídale que se quede con usted.`,
    worried: `${lineTexts.es.lifeline}\n${lineTexts.es.emergency}\n\nHace bien en tomarlo en serio. En el ${lifeline.call} también hablan con quienes se preocupan por alguien, y le ayudan a pensar qué decir. Si puede, quédese con esa persona, y no se lo guarde.`,
    child: `${lineTexts.es.emergency}\n${lineTexts.es.childhelp}\n${lineTexts.es.sexualAssault}\n${lineTexts.es.lifeline}\n\nGracias por contarlo. Si te pasa a ti: no es tu culpa, no hiciste nada malo, y puedes contarlo aunque te hayan dicho que no. Dilo hoy a un adulto de confianza, en la escuela o en casa de alguien. Si es un menor que usted conoce: créale, téngalo cerca si puede, y llame ahora. En Childhelp saben qué hacer después.`,
  },
};

const again: Record<Language, Record<CrisisRoute, string>> = {
  en: {
    self: `I am still here, and what you write still worries me. A page cannot sit beside you; a person can be with you on the phone in a minute. Could you call or text ${lifeline.call} now, while this stays open? If anything that could hurt you is within reach, put a door between you and it, or ask somebody to take it.`,
    others: `It still sounds as if someone could be hurt. Please put down whatever is in your hands, go where nobody is, and call ${emergency.call} or ${lifeline.call} from there. Nothing that happened to you has to be answered tonight.`,
    abuse: `You are right to write this again. If you can get to a neighbor, a store or your car safely, go; if not, call ${emergency.call} and leave the line open, even without speaking. The hotline helps to plan the next step, and nobody there will tell you what you must do.`,
    medical: `Every minute counts more than what we write here. Call ${emergency.call} now and do what they say; if you are alone, unlock the door first, so that they can come in.`,
    worried: `You are still carrying this for somebody. If they do not answer or you cannot be with them, call ${emergency.call} and ask for someone to check on them; ${lifeline.call} stays on the line with you while you decide.`,
    child: `You did right to tell it again. If the child is with the one who does this now, call ${emergency.call}. If you are the child: go to a grown-up near you, a neighbor, a teacher, a store, and show them this page.`,
  },
  es: {
    self: `Sigo aquí, y lo que escribe me sigue preocupando. Una página no puede sentarse a su lado; una persona puede acompañarle por teléfono en un minuto. ¿Puede llamar ahora al ${lifeline.call} y oprimir el 2, mientras esto queda abierto? Si tiene a mano algo con lo que pueda lastimarse, ponga una puerta de por medio o pida a alguien que se lo lleve.`,
    others: `Todavía suena a que alguien puede salir lastimado. Por favor suelte lo que tenga en las manos, vaya a donde no haya nadie, y desde ahí llame al ${emergency.call} o al ${lifeline.call}. Nada de lo que le hicieron tiene que contestarse esta noche.`,
    abuse: `Hace bien en escribirlo otra vez. Si puede llegar a salvo con una vecina, a una tienda o a su carro, vaya; si no, llame al ${emergency.call} y deje la línea abierta, aunque no hable. En la línea le ayudan a pensar el siguiente paso, y nadie le dirá lo que tiene que hacer.`,
    medical: `Cada minuto cuenta más que lo que escribamos aquí. Llame al ${emergency.call} ahora y haga lo que le digan; si no hay nadie más, abra primero la puerta para que puedan entrar.`,
    worried: `Usted sigue cargando con esto por alguien. Si no contesta o no puede estar con esa persona, llame al ${emergency.call} y pida que vayan a verla; en el ${lifeline.call} se quedan en la línea con usted mientras decide.`,
    child: `Hizo bien en contarlo otra vez. Si el menor está ahora con quien le hace esto, llame al ${emergency.call}. Si te pasa a ti: ve con un adulto que tengas cerca, una vecina, tu maestra, una tienda, y enséñale esta página.`,
  },
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

/** What is said first when somebody is in danger of this kind; never the same twice in a row. */
export function safetyText(route: CrisisRoute, language: Language, saidBefore: readonly string[] = []): string {
  const first = `${safety[language][route]} ${stays[language]}`;
  if (!saidBefore.includes(first)) return first;
  const next = `${linesInWords(route, language)}\n\n${again[language][route]}`;
  return saidBefore.at(-1) === next ? first : next;
}

function linesInWords(route: CrisisRoute, language: Language): string {
  return linesFor[route].map((line) => lineTexts[language][line]).join('\n');
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
      `If your body is in trouble, call ${emergency.call} or Poison Control at ${poisonControl.call}; a person at ${lifeline.call} will talk with you too.`,
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
      `Si su cuerpo no aguanta, llame al ${emergency.call} o al ${poisonControl.call}; en el ${lifeline.call} (oprima el 2) también hablan con usted.`,
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
