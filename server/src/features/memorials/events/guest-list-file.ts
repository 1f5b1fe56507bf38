// The guest list as a table for spreadsheets.
import type { Language } from '@evenlight/contract/languages';
import type { AnswerStatus } from '@evenlight/contract/memorials/events';
import { momentInWords } from '../../../platform/days.ts';
import { writeCsv } from '../../../platform/sheets/csv.ts';
import type { RsvpRow } from './rsvp-store.ts';

type Words = { head: readonly string[]; statuses: Record<AnswerStatus, string>; fileName: (title: string) => string };

const words: Record<Language, Words> = {
  en: {
    head: ['Name', 'E-mail', 'Answer', 'People', 'Note', 'Answered (Pacific time)'],
    statuses: { attending: 'Comes', maybe: 'May come', not_attending: 'Cannot come', waiting: 'Waits for a place' },
    fileName: (title) => `${title} - guests.csv`,
  },
  es: {
    head: ['Nombre', 'Correo', 'Respuesta', 'Personas', 'Nota', 'Respondió (hora del Pacífico)'],
    statuses: { attending: 'Viene', maybe: 'Quizás', not_attending: 'No puede venir', waiting: 'Espera un lugar' },
    fileName: (title) => `${title} - invitados.csv`,
  },
};

export function guestListFile(guests: readonly RsvpRow[], language: Language): string {
  const { head, statuses } = words[language];
  const rows = guests.map(({ name, email, status, partySize, note, answeredAt }) => [
    name,
    email ?? '',
    statuses[status],
    String(partySize),
    note,
    momentInWords(answeredAt, language),
  ]);
  return writeCsv([head, ...rows]);
}

export function guestListName(title: string, language: Language): string {
  return words[language].fileName(title);
}
