// What the platform's own tables hold about people.
import { eq, or, sql } from 'drizzle-orm';
import { auditEntries, idempotencyKeys, news, rateLimits, storedFiles, wrappedKeys } from '../tables.ts';
import {
  exported,
  foreignTable,
  otherTable,
  ownNumber,
  type PersonalData,
  personalTable,
  withheld,
} from './coverage.ts';

const queueReason = { noPerson: 'How the queue keeps its own house: names of queues, counts and times.' };
const auditSeal = withheld({
  en: 'The seals of our log only show that no line was changed.',
  es: 'Los sellos de nuestro registro solo muestran que ninguna línea se cambió.',
});

export const platformPersonalData: PersonalData = {
  owner: 'platform',
  tables: [
    personalTable(news, {
      title: { en: 'What your open screens were told', es: 'Lo que se avisó a sus pantallas abiertas' },
      of: ({ id }) => eq(news.audience, `person:${id}`),
      leaving: 'deleted',
      columns: {
        id: ownNumber,
        kind: exported({ en: 'News', es: 'Aviso' }, 'auditActions'),
        subject: ownNumber,
        audience: withheld({
          en: 'Who was told is left out where it is always you.',
          es: 'A quién se avisó no figura donde siempre es usted.',
        }),
        createdAt: exported({ en: 'When', es: 'Cuándo' }),
        dispatchedAt: withheld({
          en: 'When our machines passed a message among themselves says nothing about you.',
          es: 'Cuándo se pasaron un aviso nuestras máquinas no dice nada de usted.',
        }),
      },
    }),
    personalTable(rateLimits, {
      title: { en: 'How often you asked lately', es: 'Cuántas veces preguntó hace poco' },
      // A count for one person ends with their id. Those for a network or an address hold a keyed hash, and end within a day.
      of: ({ id }) => sql`right(${rateLimits.key}, 36) = ${id}`,
      leaving: 'deleted',
      columns: {
        key: exported({ en: 'What was counted', es: 'Qué se contó' }),
        windowStartedAt: exported({ en: 'Counted since', es: 'Contado desde' }),
        windowEndsAt: exported({ en: 'Forgotten after', es: 'Se olvida después de' }),
        times: exported({ en: 'Times', es: 'Veces' }),
      },
    }),
    personalTable(auditEntries, {
      title: { en: 'What was done with your account', es: 'Lo que se hizo con su cuenta' },
      of: ({ id }) => or(eq(auditEntries.actorId, id), eq(auditEntries.subject, id)),
      leaving: {
        keptBecause: {
          en: 'Our log of what was done only grows, so that nobody can hide what they did. It keeps the number of your account, without your name, address or phone.',
          es: 'Nuestro registro de lo hecho solo crece, para que nadie pueda ocultar sus actos. Conserva el número de su cuenta, sin su nombre, correo ni teléfono.',
        },
      },
      columns: {
        id: ownNumber,
        at: exported({ en: 'When', es: 'Cuándo' }),
        actorId: withheld({
          en: 'Which member of our team did something is known to us, and is left out to protect them.',
          es: 'Sabemos qué persona de nuestro equipo hizo algo; no figura aquí para protegerla.',
        }),
        action: exported({ en: 'What', es: 'Qué' }, 'auditActions'),
        subject: exported({ en: 'Reference', es: 'Referencia' }),
        network: withheld({
          en: 'Where you asked from is kept only as a scrambled value that nobody can turn back.',
          es: 'Desde dónde preguntó se guarda solo como un valor cifrado que nadie puede deshacer.',
        }),
        details: exported({ en: 'Details', es: 'Detalles' }),
        previousHash: auditSeal,
        hash: auditSeal,
      },
    }),
    otherTable(idempotencyKeys, {
      columns: ['name', 'body', 'usedAt'],
      reason: {
        noPerson: 'Keyed hashes of what was sent under a key; neither words nor a person can be told from them.',
      },
    }),
    otherTable(wrappedKeys, {
      columns: ['purpose', 'wrapped', 'createdAt'],
      reason: { noPerson: 'Keys of the house itself, sealed by the master key.' },
    }),
    otherTable(storedFiles, {
      columns: ['id', 'mediaType', 'byteSize', 'sha256', 'wrappedKey', 'createdAt'],
      reason: {
        noPerson: 'Whose file it is stands in the row of the feature that names it; the row goes with that one.',
      },
    }),
    foreignTable('drizzle.__drizzle_migrations', 'id hash created_at', {
      noPerson: 'Which migrations have run.',
    }),
    foreignTable(
      'jobs.job',
      `id name priority data state retry_limit retry_count retry_delay retry_backoff retry_delay_max expire_seconds
       deletion_seconds singleton_key singleton_on group_id group_tier start_after created_on started_on completed_on
       keep_until output dead_letter policy heartbeat_on heartbeat_seconds blocked blocking pending_dependencies
       source_name source_id source_created_on source_retry_count source_output source_root_id`,
      {
        keptBecause: {
          en: 'Mail on its way waits sealed, so that we cannot tell whose it is. It is cleared a week after it was sent.',
          es: 'El correo en camino espera sellado, así que no podemos saber de quién es. Se borra una semana después de enviarse.',
        },
      },
    ),
    foreignTable('jobs.job_dependency', 'child_name child_id parent_name parent_id', queueReason),
    foreignTable(
      'jobs.queue',
      `name policy retry_limit retry_delay retry_backoff retry_delay_max expire_seconds retention_seconds
       deletion_seconds dead_letter partition table_name deferred_count queued_count ready_count warning_queued
       active_count failed_count total_count created_delta completed_delta failed_delta delta_on delta_seconds
       ready_history heartbeat_seconds notify singletons_active monitor_claim_on monitor_on maintain_on created_on
       updated_on`,
      queueReason,
    ),
    foreignTable(
      'jobs.queue_stats',
      `id name deferred_count queued_count ready_count active_count failed_count total_count created_delta
       completed_delta failed_delta delta_seconds delta_on captured_on`,
      queueReason,
    ),
    foreignTable(
      'jobs.schedule',
      'name key kind cron timezone data options created_on updated_on last_job_id',
      queueReason,
    ),
    foreignTable('jobs.subscription', 'event name created_on updated_on', queueReason),
    foreignTable('jobs.version', 'version cron_on bam_on flow_on reindex_on monitor_backoff_on', queueReason),
    foreignTable('jobs.warning', 'id type message data created_on', queueReason),
    foreignTable(
      'jobs.bam',
      'id name version status queue table_name command error created_on started_on completed_on',
      queueReason,
    ),
  ],
};
