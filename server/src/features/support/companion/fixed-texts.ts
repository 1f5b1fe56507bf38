// Reviewed sentences that nothing makes up or changes: the welcome, the reminder, and where help is. Lines that answer
// come first, prose second. No method, no promise of rescue, no blame. Whoever edits them reads docs/companion.md before.
import { type CrisisRoute, crisisLines } from '@evenlight/contract/support/levels';

type Language = 'en' | 'es';

const { lifeline, emergency, domesticViolence, poisonControl } = crisisLines;

const welcome: Record<Language, string> = {
  en:
    'Hello. I am an AI: a computer program that answers here, not a person, and no substitute for care by one. ' +
    'I can listen to what you write and point you to people and pages that help. ' +
    '{kept} ' +
    'A program like this may not be right for some people under 18. ' +
    `If you are in danger or need a person now, call or text ${lifeline.call}, day or night. ` +
    'Write as much or as little as you like.',
  es:
    'Hola. Soy una IA: un programa de computadora que responde aquí, no una persona, y no reemplazo la atención de una. ' +
    'Puedo leer con calma lo que usted escriba y mostrarle personas y páginas que ayudan. ' +
    '{kept} ' +
    'Un programa como este puede no ser adecuado para algunos menores de 18 años. ' +
    `Si está en peligro o necesita a una persona ahora, llame o envíe un mensaje al ${lifeline.call}, de día o de noche, también en español. ` +
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
    `Para hablar con una persona, llame o envíe un mensaje al ${lifeline.call} a cualquier hora, o escriba a nuestro equipo en /contact.`,
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
  },
  es: {
    lifeline: `Llame o envíe un mensaje al ${lifeline.call}: gratis, de día y de noche, también en español.`,
    emergency: `Llame al ${emergency.call} si alguien está en peligro ahora mismo.`,
    domesticViolence: `Llame al ${domesticViolence.call}, la línea nacional contra la violencia doméstica: gratis, de día y de noche.`,
    poisonControl: `Llame al ${poisonControl.call}, el centro de control de envenenamiento: gratis, de día y de noche, si se tragó algo.`,
  },
};

const safety: Record<Language, Record<CrisisRoute, string>> = {
  en: {
    self: `${lineTexts.en.lifeline}\n${lineTexts.en.emergency}\n\nThank you for writing this here. You do not have to carry it alone right now: the people at ${lifeline.call} talk with someone in this much pain every day. If somebody you trust is near, tell them now, and ask them to stay with you.`,
    others: `${lineTexts.en.emergency}\n${lineTexts.en.lifeline}\n\nWhat you write sounds like danger for someone. Step away from them for now, into another room or outside, and call before anything else happens. The people at ${lifeline.call} talk with anyone who is this angry or this hurt.`,
    abuse: `${lineTexts.en.emergency}\n${lineTexts.en.domesticViolence}\n${lineTexts.en.lifeline}\n\nNobody has the right to hurt or threaten you, and it is not your fault. The people at the hotline listen and help you think about what is safe for you, at your own pace. If someone may look at this device, you can delete this conversation; the notice with these numbers at the top stays until you press “I am safe now”.`,
    medical: `${lineTexts.en.emergency.replace('anyone is in danger right now', 'this is happening now')}\n${lineTexts.en.poisonControl}\n${lineTexts.en.lifeline}\n\nThis needs people who can help the body, and it needs them soon. Call now, even if you are not sure. If somebody is near, ask them to stay with you.`,
    worried: `${lineTexts.en.lifeline}\n${lineTexts.en.emergency}\n\nIt is good that you take this seriously. The people at ${lifeline.call} also talk with those who worry about somebody, and help you think about what to say. If you can, stay with the person, and do not keep it to yourself.`,
  },
  es: {
    self: `${lineTexts.es.lifeline}\n${lineTexts.es.emergency}\n\nGracias por escribirlo aquí. No tiene que cargar con esto a solas: en el ${lifeline.call} hablan todos los días con personas que sienten un dolor así. Si hay cerca alguien de su confianza, cuénteselo ahora y pídale que se quede con usted.`,
    others: `${lineTexts.es.emergency}\n${lineTexts.es.lifeline}\n\nLo que escribe suena a peligro para alguien. Aléjese por ahora, a otro cuarto o afuera, y llame antes de que pase algo más. En el ${lifeline.call} hablan con cualquiera que tenga tanto enojo o tanto dolor.`,
    abuse: `${lineTexts.es.emergency}\n${lineTexts.es.domesticViolence}\n${lineTexts.es.lifeline}\n\nNadie tiene derecho a lastimarle ni a amenazarle, y no es culpa suya. En esa línea le escuchan y le ayudan a pensar qué es seguro para usted, a su propio paso. Si alguien puede mirar este aparato, puede borrar esta conversación; el aviso con estos números, arriba, se queda hasta que usted presione «Ya estoy a salvo».`,
    medical: `${lineTexts.es.emergency.replace('alguien está en peligro ahora mismo', 'esto está pasando ahora')}\n${lineTexts.es.poisonControl}\n${lineTexts.es.lifeline}\n\nEsto necesita a personas que puedan ayudar al cuerpo, y pronto. Llame ahora, aunque no tenga certeza. Si hay alguien cerca, pídale que se quede con usted.`,
    worried: `${lineTexts.es.lifeline}\n${lineTexts.es.emergency}\n\nHace bien en tomarlo en serio. En el ${lifeline.call} también hablan con quienes se preocupan por alguien, y le ayudan a pensar qué decir. Si puede, quédese con esa persona, y no se lo guarde.`,
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

/** What is said first when somebody is in danger. */
export function safetyText(route: CrisisRoute, language: Language): string {
  return `${safety[language][route]} ${stays[language]}`;
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
  },
  es: {
    self: [
      `Puede llamar o enviar un mensaje al ${lifeline.call} a cualquier hora y hablar con una persona, también en español.`,
      `En el ${lifeline.call} una persona contesta llamadas y mensajes, de día y de noche.`,
      `Si quiere escuchar una voz humana, el ${lifeline.call} atiende llamadas y mensajes a cualquier hora.`,
    ],
    others: [
      `Si alguien puede salir lastimado, llame al ${emergency.call}; para hablar con una persona, al ${lifeline.call}.`,
      `En el ${lifeline.call} una persona habla con usted a cualquier hora, y el ${emergency.call} está si alguien corre peligro.`,
    ],
    abuse: [
      `En el ${domesticViolence.call} escuchan de día y de noche, en el ${lifeline.call} también, y el ${emergency.call} está si corre peligro.`,
      `Puede llamar al ${domesticViolence.call} o al ${lifeline.call} a cualquier hora, y al ${emergency.call} si hay peligro.`,
    ],
    medical: [
      `Si su cuerpo está en apuros, llame al ${emergency.call} o al ${poisonControl.call}; en el ${lifeline.call} también hablan con usted.`,
      `Llame al ${emergency.call} o al ${poisonControl.call} si se tragó algo o si empeora, y al ${lifeline.call} para hablar con alguien.`,
    ],
    worried: [
      `En el ${lifeline.call} también hablan con quienes se preocupan por alguien, a cualquier hora.`,
      `Puede llamar o enviar un mensaje al ${lifeline.call} por alguien que le preocupa, de día o de noche.`,
    ],
  },
};

/** One sentence with the lines that fit, in a few wordings so that it does not wear out. */
export function gentleLines(route: CrisisRoute, language: Language): readonly string[] {
  return gentle[language][route];
}
