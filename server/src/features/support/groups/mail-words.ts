import type { Language } from '@evenlight/contract/languages';

type MailFacts = {
  name: string;
  /** The door or the address of the call. */
  where: string;
  /** The next ones, in words. */
  meetings: string[];
  /** By when our team answers, in words. */
  by: string;
  phone: string;
};

export type Letter = { subject: string; paragraphs: string[]; label: string; footerReason: string };
export type Occasion = 'confirmed' | 'declined' | 'movedUp' | 'reminder' | 'changed' | 'ended';

const asList = (lines: string[]) => lines.map((line) => `• ${line}`);

const inEnglish = {
  label: 'Open support groups',
  footerReason: 'You get this because you asked to join a support group with us.',
};

const inSpanish = {
  label: 'Abrir los grupos de apoyo',
  footerReason: 'Recibe este mensaje porque pidió unirse a un grupo de apoyo con nosotros.',
};

export const letters: Record<Language, Record<Occasion, (facts: MailFacts) => Letter>> = {
  en: {
    confirmed: ({ name, where, meetings, phone }) => ({
      ...inEnglish,
      subject: 'You have a seat in the group',
      paragraphs: [
        `There is a seat for you in “${name}”. You need not prepare anything, and you need not speak.`,
        `Where: ${where}`,
        'The next meetings, Pacific Time:',
        ...asList(meetings),
        'The file with this mail puts all of them into your calendar.',
        `If you cannot come after all, you can leave the group on our page, or call us: ${phone}.`,
      ],
    }),
    declined: ({ name, phone }) => ({
      ...inEnglish,
      subject: 'About the group you asked for',
      paragraphs: [
        `We cannot offer you a seat in “${name}” this time. This is about the group and how it is set up; it is not about you or your grief.`,
        `We would like to help you find something that fits. Call us, and we look together: ${phone}. Other groups are on our page, and you can ask for a talk with one person there as well.`,
        'If it gets too heavy, 988 answers calls and texts at any hour, also for grief.',
      ],
    }),
    movedUp: ({ name, by }) => ({
      ...inEnglish,
      subject: 'A seat in the group is free',
      paragraphs: [
        `You were waiting for a seat in “${name}”. One is free now, and we keep it for you.`,
        `Somebody of our team answers you by ${by} (Pacific Time). You need not do anything until then.`,
        'If you do not want it any more, you can take your request back on our page.',
      ],
    }),
    reminder: ({ name, where, meetings, phone }) => ({
      ...inEnglish,
      subject: 'Your group meets tomorrow',
      paragraphs: [
        `“${name}” meets ${meetings[0] ?? 'tomorrow'} (Pacific Time).`,
        `Where: ${where}`,
        `Come as you are. If tomorrow is not a good day, that is all right; call us if you like: ${phone}.`,
      ],
      footerReason: 'You get this because you are in a support group with us. Reminders can be turned off on its card.',
    }),
    changed: ({ name, where, meetings, phone }) => ({
      ...inEnglish,
      subject: 'Your group meets at another time or place',
      paragraphs: [
        `Something about “${name}” has changed. Your seat is still yours.`,
        `Where: ${where}`,
        'The next meetings, Pacific Time:',
        ...asList(meetings),
        'The file with this mail puts them into your calendar. If the former dates are still in it, please take them out.',
        `If this does not suit you any more, call us, and we look for something that does: ${phone}.`,
      ],
      footerReason: 'You get this because you are in a support group with us.',
    }),
    ended: ({ name, phone }) => ({
      ...inEnglish,
      subject: 'Your group does not meet any more',
      paragraphs: [
        `“${name}” does not meet from now on. We are sorry to take it from you.`,
        `We would like to help you find another one. Call us, and we look together: ${phone}. Other groups are on our page, and you can ask for a talk with one person there as well.`,
        'If it gets too heavy, 988 answers calls and texts at any hour, also for grief.',
      ],
      footerReason: 'You get this because you are in a support group with us.',
    }),
  },
  es: {
    confirmed: ({ name, where, meetings, phone }) => ({
      ...inSpanish,
      subject: 'Tiene un lugar en el grupo',
      paragraphs: [
        `Hay un lugar para usted en «${name}». No tiene que preparar nada, y no tiene que hablar.`,
        `Dónde: ${where}`,
        'Las próximas reuniones, hora del Pacífico:',
        ...asList(meetings),
        'El archivo que acompaña este mensaje las pone todas en su calendario.',
        `Si al final no puede venir, puede dejar el grupo en nuestra página, o llamarnos: ${phone}.`,
      ],
    }),
    declined: ({ name, phone }) => ({
      ...inSpanish,
      subject: 'Sobre el grupo que pidió',
      paragraphs: [
        `Esta vez no podemos ofrecerle un lugar en «${name}». Tiene que ver con el grupo y cómo está formado; no con usted ni con su duelo.`,
        `Queremos ayudarle a encontrar algo que le sirva. Llámenos y buscamos juntos: ${phone}. En nuestra página hay otros grupos, y también puede pedir hablar con una persona.`,
        'Si pesa demasiado, el 988 atiende llamadas y mensajes a cualquier hora, también por duelo.',
      ],
    }),
    movedUp: ({ name, by }) => ({
      ...inSpanish,
      subject: 'Hay un lugar libre en el grupo',
      paragraphs: [
        `Usted esperaba un lugar en «${name}». Ahora hay uno libre, y se lo guardamos.`,
        `Alguien de nuestro equipo le responde antes del ${by} (hora del Pacífico). No tiene que hacer nada hasta entonces.`,
        'Si ya no lo quiere, puede retirar su petición en nuestra página.',
      ],
    }),
    reminder: ({ name, where, meetings, phone }) => ({
      ...inSpanish,
      subject: 'Su grupo se reúne mañana',
      paragraphs: [
        `«${name}» se reúne el ${meetings[0] ?? 'día de mañana'} (hora del Pacífico).`,
        `Dónde: ${where}`,
        `Venga como esté. Si mañana no es un buen día, no pasa nada; llámenos si quiere: ${phone}.`,
      ],
      footerReason:
        'Recibe este mensaje porque está en un grupo de apoyo con nosotros. Puede desactivar los recordatorios en su tarjeta.',
    }),
    changed: ({ name, where, meetings, phone }) => ({
      ...inSpanish,
      subject: 'Su grupo se reúne a otra hora o en otro lugar',
      paragraphs: [
        `Algo ha cambiado en «${name}». Su lugar sigue siendo suyo.`,
        `Dónde: ${where}`,
        'Las próximas reuniones, hora del Pacífico:',
        ...asList(meetings),
        'El archivo que acompaña este mensaje las pone en su calendario. Si todavía están las fechas anteriores, quítelas, por favor.',
        `Si ya no le viene bien, llámenos y buscamos algo que sí: ${phone}.`,
      ],
      footerReason: 'Recibe este mensaje porque está en un grupo de apoyo con nosotros.',
    }),
    ended: ({ name, phone }) => ({
      ...inSpanish,
      subject: 'Su grupo ya no se reúne',
      paragraphs: [
        `«${name}» ya no se reúne a partir de ahora. Lamentamos quitárselo.`,
        `Queremos ayudarle a encontrar otro. Llámenos y buscamos juntos: ${phone}. En nuestra página hay otros grupos, y también puede pedir hablar con una persona.`,
        'Si pesa demasiado, el 988 atiende llamadas y mensajes a cualquier hora, también por duelo.',
      ],
      footerReason: 'Recibe este mensaje porque está en un grupo de apoyo con nosotros.',
    }),
  },
};
