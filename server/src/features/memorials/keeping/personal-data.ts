import { sql } from 'drizzle-orm';
import {
  exported,
  ownNumber,
  personalTable,
  type TableCoverage,
  type Words,
  withheld,
} from '../../../platform/personal-data/coverage.ts';
import { memorialNumber } from '../own-memorials.ts';
import { memorialAccessRequests, memorialReports } from './tables.ts';

export const keepingTables: readonly TableCoverage[] = [
  personalTable(memorialAccessRequests, {
    title: { en: 'Memorials you asked to see', es: 'Memoriales que pidió ver' },
    of: ({ email }) => sql`${memorialAccessRequests.email} = ${email}`,
    leaving: 'deleted',
    columns: {
      id: ownNumber,
      memorialId: withheld({
        en: 'Whether there is such a memorial is for its keeper to say.',
        es: 'Si ese memorial existe, solo lo dice quien lo cuida.',
      }),
      name: exported({ en: 'Name', es: 'Nombre' }),
      email: exported({ en: 'E-mail', es: 'Correo' }),
      language: exported({ en: 'Language', es: 'Idioma' }),
      message: exported({ en: 'Your words', es: 'Sus palabras' }),
      askedAt: exported({ en: 'Asked', es: 'Pedido' }),
    },
  }),
  personalTable(memorialReports, {
    title: { en: 'What you reported', es: 'Lo que nos señaló' },
    of: ({ email }) => sql`${memorialReports.email} = ${email}`,
    leaving: 'deleted',
    columns: {
      id: ownNumber,
      memorialId: memorialNumber,
      entryId: ownNumber,
      reason: exported(
        { en: 'Reason', es: 'Motivo' },
        {
          false: { en: 'Something is not true', es: 'Algo no es cierto' },
          harmful: { en: 'It hurts somebody', es: 'Hace daño a alguien' },
          private: { en: 'It should be private', es: 'Debería ser privado' },
          spam: { en: 'Advertising', es: 'Publicidad' },
          other: { en: 'Something else', es: 'Otra cosa' },
        },
      ),
      words: exported({ en: 'Your words', es: 'Sus palabras' }),
      email: exported({ en: 'E-mail', es: 'Correo' }),
      network: ownNumber,
      reportedAt: exported({ en: 'Reported', es: 'Señalado' }),
      decision: exported(
        { en: 'What was decided', es: 'Lo que se decidió' },
        {
          leave: { en: 'Left as it is', es: 'Se dejó como está' },
          'hide-entry': { en: 'Not shown any more', es: 'Ya no se muestra' },
          'close-page': { en: 'The page was closed', es: 'Se cerró la página' },
          'open-page': { en: 'The page was opened again', es: 'Se volvió a abrir la página' },
        },
      ),
      decidedAt: exported({ en: 'Decided', es: 'Decidido' }),
      decidedBy: withheld({
        en: 'Who on our team or of a family decided is not told.',
        es: 'No se dice quién de nuestro equipo o de una familia lo decidió.',
      }),
    },
  }),
];

export const keepingAuditActions: Record<string, Words> = {
  'access_request.granted': { en: 'Somebody was let in to a memorial', es: 'Se dejó entrar a alguien a un memorial' },
  'access_request.declined': {
    en: 'A request to see a memorial was turned down',
    es: 'Se rechazó una petición de ver un memorial',
  },
  'memorial.report_answered': {
    en: 'Our team answered a report about a memorial',
    es: 'Nuestro equipo respondió a un aviso sobre un memorial',
  },
  'memorial_report.read': {
    en: 'Our team read a report about your memorial',
    es: 'Nuestro equipo leyó un aviso sobre su memorial',
  },
  'memorial_reports.read': {
    en: 'Our team read reports about memorials',
    es: 'Nuestro equipo leyó avisos sobre memoriales',
  },
};
