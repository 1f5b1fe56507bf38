// Words to begin a letter with. Whoever sends one reads it first and makes it fit the family.
import type { PromiseKind } from '@evenlight/contract/concierge';
import type { Language } from '@evenlight/contract/languages';
import type { ReplyTemplate } from '@evenlight/contract/queue';

type Words = { title: string; subject: string; text: string };
type Template = { id: string; kinds: 'all' | readonly PromiseKind[]; words: Record<Language, Words> };

const templates: readonly Template[] = [
  {
    id: 'reached-out',
    kinds: 'all',
    words: {
      en: {
        title: 'We tried to call',
        subject: 'We tried to reach you',
        text: 'Dear {name},\n\nI called today and did not reach you. There is nothing you have to do now. I will try again, and if another time or another number suits you better, tell us and we keep to it.\n\nWith care,\n{from}',
      },
      es: {
        title: 'Intentamos llamar',
        subject: 'Intentamos comunicarnos con usted',
        text: 'Estimado/a {name}:\n\nHoy le llamé y no pude comunicarme. No tiene que hacer nada ahora. Volveré a intentarlo; si le conviene más otra hora u otro número, díganoslo y así lo haremos.\n\nCon afecto,\n{from}',
      },
    },
  },
  {
    id: 'plan-read',
    kinds: ['plan-saved', 'custom-request', 'scheduling'],
    words: {
      en: {
        title: 'We have read your plan',
        subject: 'We have read your plan',
        text: 'Dear {name},\n\nThank you for trusting us with this. I have read your plan and I am the one who looks after it from now on. Next I check the date and the places you chose; you decide everything, and nothing is booked without your word.\n\nIs there anything that must happen, or must not? A line is enough.\n\nWith care,\n{from}',
      },
      es: {
        title: 'Leímos su plan',
        subject: 'Leímos su plan',
        text: 'Estimado/a {name}:\n\nGracias por su confianza. Leí su plan y desde ahora soy quien lo acompaña. Lo siguiente es comprobar la fecha y los lugares que eligió; usted lo decide todo, y nada se reserva sin su palabra.\n\n¿Hay algo que deba ocurrir, o que no deba? Basta una línea.\n\nCon afecto,\n{from}',
      },
    },
  },
  {
    id: 'paper-missing',
    kinds: ['document', 'plan-saved'],
    words: {
      en: {
        title: 'A paper is needed',
        subject: 'One paper we still need',
        text: 'Dear {name},\n\nTo go on we need one more paper. You find which one, and where to get it, in your plan under Documents. A photo taken with a phone is fine if every corner can be read. If getting it is hard right now, tell us and we help.\n\nWith care,\n{from}',
      },
      es: {
        title: 'Falta un documento',
        subject: 'Un documento que aún necesitamos',
        text: 'Estimado/a {name}:\n\nPara continuar necesitamos un documento más. En su plan, en Documentos, encontrará cuál es y dónde pedirlo. Sirve una foto tomada con el teléfono si se lee cada esquina. Si ahora le resulta difícil conseguirlo, díganoslo y le ayudamos.\n\nCon afecto,\n{from}',
      },
    },
  },
  {
    id: 'change-decided',
    kinds: ['adjustment', 'refund-request'],
    words: {
      en: {
        title: 'About the amount',
        subject: 'About the amount you asked about',
        text: 'Dear {name},\n\nWe have looked at what you asked. What was decided, and what you pay now, stands in your plan under Payments, line by line. If a figure is not what you expected, tell us before you pay anything.\n\nWith care,\n{from}',
      },
      es: {
        title: 'Sobre el importe',
        subject: 'Sobre el importe que consultó',
        text: 'Estimado/a {name}:\n\nRevisamos lo que nos pidió. Lo que se decidió, y lo que paga ahora, figura en su plan, en Pagos, línea por línea. Si una cifra no es la que esperaba, díganoslo antes de pagar nada.\n\nCon afecto,\n{from}',
      },
    },
  },
];

type Names = { name: string; from: string };

export function templatesFor(kind: PromiseKind, names: Names): ReplyTemplate[] {
  return templates
    .filter(({ kinds }) => kinds === 'all' || kinds.includes(kind))
    .flatMap(({ id, words }) =>
      (['en', 'es'] as const).map((language) => {
        const { title, subject, text } = words[language];
        return { id: `${id}-${language}`, language, title, subject, text: filled(text, names) };
      }),
    );
}

function filled(text: string, { name, from }: Names): string {
  // By functions: a name may hold what `replace` reads as a sign.
  return text.replace('{name}', () => name).replace('{from}', () => from);
}
