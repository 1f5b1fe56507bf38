// What somebody in danger reads, by the kind of danger: reviewed sentences that nothing makes up or changes. The lines come
// first, calm words second. No method, no promise of rescue, no blame. Whoever edits them reads docs/companion.md before.
import { type CrisisRoute, crisisLines, linesFor } from '@evenlight/contract/support/levels';

type Language = 'en' | 'es';

const { lifeline, emergency, domesticViolence, poisonControl, childhelp, sexualAssault } = crisisLines;

const stays: Record<Language, string> = {
  en: 'This chat stays open, and you can go on writing. If you would like a call from our team later, ask for it; they do not handle emergencies.',
  es: 'Este chat sigue abierto y puede seguir escribiendo. Si más tarde quiere que le llame alguien de nuestro equipo, pídalo; no atienden emergencias.',
};

const lineTexts = {
  en: {
    lifeline: `Call or text ${lifeline.call}: free, day or night, in English and Spanish.`,
    emergency: `Call ${emergency.call} if anyone is in danger right now.`,
    domesticViolence: `Call ${domesticViolence.call}, the National Domestic Violence Hotline: free, day or night.`,
    poisonControl: `Call ${poisonControl.call}, Poison Control: free, day or night, if something was swallowed or breathed in.`,
    childhelp: `Call ${childhelp.call}, Childhelp: free, day or night, for children and for anyone worried about one.`,
    sexualAssault: `Call ${sexualAssault.call}, RAINN: free, day or night, if anyone was touched or forced.`,
  },
  es: {
    lifeline: `Llame al ${lifeline.call} y oprima el 2 para español, o envíe AYUDA al ${lifeline.call}: gratis, de día y de noche.`,
    emergency: `Llame al ${emergency.call} si alguien está en peligro ahora mismo.`,
    domesticViolence: `Llame al ${domesticViolence.call}, la línea nacional contra la violencia doméstica: gratis, de día y de noche.`,
    poisonControl: `Llame al ${poisonControl.call}, el centro de control de envenenamiento: gratis, de día y de noche, si alguien tragó o respiró algo.`,
    childhelp: `Llame al ${childhelp.call}, Childhelp: gratis, de día y de noche, para menores y para quien se preocupa por alguno.`,
    sexualAssault: `Llame al ${sexualAssault.call}, RAINN: gratis, de día y de noche, si tocaron u obligaron a alguien.`,
  },
};

const ifItIs: Record<Language, Partial<Record<CrisisRoute, readonly string[]>>> = {
  en: {
    abuse: [`If somebody at home hurts or threatens anyone: ${domesticViolence.call}, day or night.`],
    child: [`If a child is hurt: Childhelp, ${childhelp.call}, day or night.`],
    medical: [lineTexts.en.poisonControl],
  },
  es: {
    abuse: [`Si en casa alguien lastima o amenaza: ${domesticViolence.call}, de día y de noche.`],
    child: [`Si lastiman a un menor: Childhelp, ${childhelp.call}, de día y de noche.`],
    medical: [lineTexts.es.poisonControl],
  },
};

const safety: Record<Language, Record<CrisisRoute, string>> = {
  en: {
    self: `${lineTexts.en.lifeline}\n${lineTexts.en.emergency}\n\nIf you have taken something, are bleeding or are where you could fall, call ${emergency.call} first; Poison Control is ${poisonControl.call}. Thank you for writing this here. You do not have to carry it alone right now: the people at ${lifeline.call} talk with someone in this much pain every day. If somebody you trust is near, tell them now, and ask them to stay with you.`,
    others: `${lineTexts.en.emergency}\n${lineTexts.en.lifeline}\n\nWhat you write sounds like danger for someone. Please do not go to them; if they are near, step away, into another room or outside. Put whatever could hurt someone out of your reach, and call before anything else happens. The people at ${lifeline.call} talk with anyone who is this angry or this hurt.`,
    abuse: `${lineTexts.en.emergency}\n${lineTexts.en.domesticViolence}\n${lineTexts.en.lifeline}\n\nNobody has the right to hurt or threaten you, and it is not your fault. If you were choked or hit on the head, go to a hospital today, even if it seems to have passed. If you are under 18, Childhelp is ${childhelp.call}; if anyone touched or forced you, RAINN is ${sexualAssault.call}. The people at the hotline listen, day and night. If someone may see this screen, “I am safe now” hides the notice with these numbers, and you can delete this conversation.`,
    medical: `Call ${emergency.call} now.\n${lineTexts.en.poisonControl}\n${lineTexts.en.lifeline}\n\nThis needs medical help now. Call, even if you are not sure. If it is gas or smoke, get everyone outside first and call from there. If somebody is near, ask them to stay with you.`,
    worried: `${lineTexts.en.lifeline}\n${lineTexts.en.emergency}\n\nIt is good that you take this seriously. The people at ${lifeline.call} also talk with those who worry about somebody, and help you think about what to say. If you can, stay with the person, and do not keep it to yourself.`,
    child: `${lineTexts.en.emergency}\n${lineTexts.en.childhelp}\n${lineTexts.en.sexualAssault}\n${lineTexts.en.lifeline}\n\nThank you for telling this. If it is you: it is not your fault, you did nothing wrong, and you are allowed to tell, even if somebody said not to. Tell a grown-up you trust, at school or next door, today. If it is a child you know: believe them, keep them near you if you can, and call now. The people at Childhelp know what to do next.`,
  },
  es: {
    self: `${lineTexts.es.lifeline}\n${lineTexts.es.emergency}\n\nSi ya se tomó algo, está sangrando o está donde podría caer, llame primero al ${emergency.call}; el centro de control de envenenamiento: ${poisonControl.call}. Gracias por escribirlo aquí. No tiene que cargar con esto a solas: en el ${lifeline.call} hablan todos los días con personas que sienten un dolor así. Si hay cerca alguien de su confianza, cuénteselo ahora y pídale que se quede con usted.`,
    others: `${lineTexts.es.emergency}\n${lineTexts.es.lifeline}\n\nLo que escribe suena a peligro para alguien. Por favor no vaya hacia esa persona; si está cerca, aléjese, a otro cuarto o afuera. Deje fuera de su alcance lo que pueda lastimar a alguien, y llame antes de que pase algo más. En el ${lifeline.call} hablan con cualquiera que tenga tanto enojo o tanto dolor.`,
    abuse: `${lineTexts.es.emergency}\n${lineTexts.es.domesticViolence}\n${lineTexts.es.lifeline}\n\nNadie tiene derecho a lastimarle ni a amenazarle, y no es culpa suya. Si le apretaron el cuello o le golpearon la cabeza, vaya hoy a un hospital, aunque parezca que ya pasó. Si es menor de 18, Childhelp: ${childhelp.call}; si le tocaron u obligaron, RAINN: ${sexualAssault.call}. En esa línea le escuchan, de día y de noche. Si alguien puede ver esta pantalla, «Ya estoy a salvo» oculta el aviso con estos números, y puede borrar esta conversación.`,
    medical: `Llame al ${emergency.call} ahora.\n${lineTexts.es.poisonControl}\n${lineTexts.es.lifeline}\n\nEsto necesita atención médica ahora. Llame, aunque tenga dudas. Si es gas o humo, primero salgan todos y llame desde afuera. Si hay alguien cerca, pídale que se quede con usted.`,
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

const onceMore: Record<Language, Record<CrisisRoute, string>> = {
  en: {
    self: `I hear that it has not let go of you. Please let one person hear it too: ${lifeline.call}, or the one whose name comes to mind first. You could say only this: “I am not safe, please stay with me.” It is enough.`,
    others: `I keep hearing danger in what you write. Wherever you are, walk away from it now, as far as you can, and let the people at ${emergency.call} or ${lifeline.call} talk with you before you go back.`,
    abuse: `What you tell is serious, each time you tell it. If it is not safe to speak, the hotline can also be reached by text: send START to 88788. Trust what you know about your own danger, and call ${emergency.call} when it is near.`,
    medical: `Please do not wait to see whether it passes. Call ${emergency.call} now, tell them what was taken or what you see, and stay on the line. Put what is left of it in another room, and unlock the door.`,
    worried: `You have now said more than once that you are afraid for somebody: that is reason enough to call. Ask them directly whether they think of suicide; it does not put the idea there. If they say yes, or do not answer, call ${lifeline.call} or ${emergency.call} together.`,
    child: `I believe what you tell. It should not wait until tomorrow: call Childhelp or ${emergency.call} now, or go to somebody who can call for you. A child in danger is never the one to blame.`,
  },
  es: {
    self: `Veo que esto no le suelta. Por favor, que lo oiga también una persona: en el ${lifeline.call} (oprima el 2), o quien le venga primero a la mente. Basta con decir: «No estoy a salvo, quédate conmigo».`,
    others: `Sigo viendo peligro en lo que escribe. Esté donde esté, aléjese ahora, tanto como pueda, y hable con el ${emergency.call} o el ${lifeline.call} antes de volver.`,
    abuse: `Lo que cuenta es grave, cada vez que lo cuenta. Si no puede hablar, a esa línea también se le puede escribir: envíe START al 88788. Confíe en lo que sabe de su propio peligro, y llame al ${emergency.call} cuando esté cerca.`,
    medical: `Por favor no espere a ver si se pasa. Llame al ${emergency.call} ahora, diga qué se tomó o qué ve, y no cuelgue. Deje lo que quede en otro cuarto, y abra la puerta.`,
    worried: `Ya dijo más de una vez que teme por alguien: eso basta para llamar. Pregúntele directamente si piensa en el suicidio; preguntar no da la idea. Si dice que sí, o no contesta, llamen al ${lifeline.call} (oprima el 2) o al ${emergency.call}.`,
    child: `Le creo lo que cuenta. No debe esperar hasta mañana: llame ahora a Childhelp o al ${emergency.call}, o vaya con alguien que llame por usted. Un menor en peligro nunca tiene la culpa.`,
  },
};

/** What is said when somebody is in danger of this kind: what was not said yet, or else what was said longest ago. */
export function safetyText(route: CrisisRoute, language: Language, saidBefore: readonly string[] = []): string {
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
export function linesForAnyDanger(guesses: readonly CrisisRoute[], language: Language): string {
  const { emergency: first, lifeline: last } = lineTexts[language];
  const fitting = guesses.flatMap((guess) => ifItIs[language][guess] ?? []);
  // Where something was swallowed, nothing stands before Poison Control but 911.
  const lines = guesses.includes('medical') ? [first, ...fitting, last] : [first, last, ...fitting];
  return lines.join('\n');
}

/** Each line with what it is for. */
export function linesInWords(route: CrisisRoute, language: Language): string {
  return linesFor[route].map((line) => lineTexts[language][line]).join('\n');
}
