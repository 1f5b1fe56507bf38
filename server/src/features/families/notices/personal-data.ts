import { sql } from 'drizzle-orm';
import { exported, ownNumber, personalTable, type TableCoverage } from '../../../platform/personal-data/coverage.ts';
import { familyNotices } from './tables.ts';

export const noticeTables: readonly TableCoverage[] = [
  personalTable(familyNotices, {
    title: { en: 'How your family groups write to you', es: 'Cómo le escriben sus grupos familiares' },
    of: ({ id }) => sql`${familyNotices.memberId} in (select id from family_members where user_id = ${id})`,
    leaving: 'deleted',
    columns: {
      memberId: ownNumber,
      mail: exported(
        { en: 'Mails', es: 'Mensajes' },
        {
          'at-once': { en: 'At once', es: 'Enseguida' },
          daily: { en: 'Once a day', es: 'Una vez al día' },
          quiet: { en: 'None', es: 'Ninguno' },
        },
      ),
      seenAt: exported({ en: 'Last looked', es: 'Última mirada' }),
      mailedUpTo: exported({ en: 'Written up to', es: 'Escrito hasta' }),
    },
  }),
];
