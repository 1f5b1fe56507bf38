// The names of days that we name ourselves.
import type { Language } from '@evenlight/contract/languages';
import type { Holiday } from './rules.ts';

export const holidayWords: Record<Language, Record<Holiday, { name: string; note: string }>> = {
  en: {
    'valentines-day': { name: 'Valentine’s Day', note: '' },
    'mothers-day': { name: 'Mother’s Day', note: '' },
    'fathers-day': { name: 'Father’s Day', note: '' },
    'dia-de-los-muertos': {
      name: 'Día de los Muertos',
      note: 'November 1 and 2. Many families remember children on the first day and adults on the second.',
    },
    thanksgiving: { name: 'Thanksgiving', note: '' },
    christmas: { name: 'Christmas', note: '' },
    'new-years-eve': { name: 'New Year’s Eve', note: '' },
  },
  es: {
    'valentines-day': { name: 'San Valentín', note: '' },
    'mothers-day': { name: 'Día de la Madre', note: 'En los Estados Unidos, el segundo domingo de mayo.' },
    'fathers-day': { name: 'Día del Padre', note: 'En los Estados Unidos, el tercer domingo de junio.' },
    'dia-de-los-muertos': {
      name: 'Día de los Muertos',
      note: '1 y 2 de noviembre. Muchas familias recuerdan a los niños el primer día y a los adultos el segundo.',
    },
    thanksgiving: { name: 'Día de Acción de Gracias', note: '' },
    christmas: { name: 'Navidad', note: '' },
    'new-years-eve': { name: 'Nochevieja', note: '' },
  },
};

export const memorialDayWords: Record<Language, Record<'birthday' | 'death', (fullName: string) => string>> = {
  en: {
    birthday: (fullName) => `Birthday of ${fullName}`,
    death: (fullName) => `The day ${fullName} died`,
  },
  es: {
    birthday: (fullName) => `Cumpleaños de ${fullName}`,
    death: (fullName) => `El día en que murió ${fullName}`,
  },
};
