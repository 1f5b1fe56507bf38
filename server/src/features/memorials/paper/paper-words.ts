import type { Language } from '@evenlight/contract/languages';
import { plainDayInWords } from '../../../platform/days.ts';

type Words = {
  poster: string;
  orderOfService: string;
  inMemory: string;
  scan: string;
  portraitOf: (name: string) => string;
  codeTo: (address: string) => string;
  pacific: string;
  born: (day: string) => string;
  died: (day: string) => string;
};

export const paperWords: Record<Language, Words> = {
  en: {
    poster: 'Poster',
    orderOfService: 'Order of service',
    inMemory: 'In memory of',
    scan: 'Scan the code for photos, memories and the guestbook',
    portraitOf: (name) => `Portrait of ${name}`,
    codeTo: (address) => `Code to scan: ${address}`,
    pacific: 'Pacific time',
    born: (day) => `Born ${day}`,
    died: (day) => `Died ${day}`,
  },
  es: {
    poster: 'Cartel',
    orderOfService: 'Orden del servicio',
    inMemory: 'En memoria de',
    scan: 'Escanee el código para ver fotos, recuerdos y el libro de visitas',
    portraitOf: (name) => `Retrato de ${name}`,
    codeTo: (address) => `Código para escanear: ${address}`,
    pacific: 'hora del Pacífico',
    born: (day) => `Nació el ${day}`,
    died: (day) => `Murió el ${day}`,
  },
};

type Dates = { birthDate: string | null; deathDate: string | null };

/** 'March 3, 1941 – May 2, 2030'; null when the family gave neither. */
export function datesInWords({ birthDate, deathDate }: Dates, language: Language): string | null {
  const words = paperWords[language];
  const [birth, death] = [birthDate, deathDate].map((day) => day && plainDayInWords(day, language));
  if (birth && death) return `${birth} – ${death}`;
  if (birth) return words.born(birth);
  return death ? words.died(death) : null;
}
