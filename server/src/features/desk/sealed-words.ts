// Words that messages to our team and booked talks share, for whoever takes their data along.
import type { Words } from '../../platform/personal-data/coverage.ts';

export const liesSealed = {
  en: 'What you wrote lies sealed; it is told in words in a section of its own.',
  es: 'Lo que escribió está sellado; figura en palabras en una sección propia.',
};

export const onlyAHash = {
  en: 'A mark by which we find your address again without keeping it in the clear.',
  es: 'Una marca con la que encontramos su dirección sin guardarla a la vista.',
};

export const urgencyWords: Record<string, Words> = {
  normal: { en: 'Not urgent', es: 'Sin urgencia' },
  urgent: { en: 'Urgent', es: 'Urgente' },
  emergency: { en: 'Emergency', es: 'Emergencia' },
};

export const worryWords: Record<string, Words> = {
  none: { en: 'Not worried', es: 'Sin preocupación' },
  concern: { en: 'A little', es: 'Un poco' },
  elevated: { en: 'Worried', es: 'Preocupados' },
  crisis: { en: 'Very worried', es: 'Muy preocupados' },
};
