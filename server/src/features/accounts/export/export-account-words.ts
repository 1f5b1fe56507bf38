// What the exported page says besides people's own data.
import type { Language } from '@evenlight/contract/languages';

type PageWords = {
  title: string;
  made: string;
  sameAsJson: string;
  yes: string;
  no: string;
  none: string;
  nothingUnder: string;
  files: string;
  noFiles: string;
  missing: string;
  cut: string;
  leftOut: string;
  leftOutIntro: string;
};

export const exportWords: Record<Language, (brand: string) => PageWords> = {
  en: (brand) => ({
    title: `Everything about you at ${brand}`,
    made: 'As of',
    sameAsJson: 'The same for programs:',
    yes: 'Yes',
    no: 'No',
    none: 'Not given',
    nothingUnder: 'Nothing is kept under:',
    files: 'Your files',
    noFiles: 'You have given us no files.',
    missing: 'This file could not be read, so it is not here. Try again tomorrow, or ask us about it.',
    cut: 'Only the beginning of this file could be read. Try again tomorrow, or ask us about it.',
    leftOut: 'What is not here, and why',
    leftOutIntro: 'This is all we keep about you, but for these things:',
  }),
  es: (brand) => ({
    title: `Todo lo suyo en ${brand}`,
    made: 'Tal como estaba el',
    sameAsJson: 'Lo mismo para programas:',
    yes: 'Sí',
    no: 'No',
    none: 'Sin dato',
    nothingUnder: 'No guardamos nada en:',
    files: 'Sus archivos',
    noFiles: 'No nos ha dado ningún archivo.',
    missing: 'Este archivo no se pudo leer, así que no está aquí. Inténtelo mañana o pregúntenos.',
    cut: 'Solo se pudo leer el principio de este archivo. Inténtelo mañana o pregúntenos.',
    leftOut: 'Lo que no está aquí, y por qué',
    leftOutIntro: 'Esto es todo lo que guardamos sobre usted, salvo estas cosas:',
  }),
};
