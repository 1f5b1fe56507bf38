// Tables that other people's code made in our database: the queue, and whatever runs our migrations.
import { words } from '../texts/texts.ts';
import type { TableCoverage } from './coverage.ts';
import { foreignTable } from './declared-tables.ts';

const queueReason = { noPerson: 'How the queue keeps its own house: names of queues, counts and times.' };

export const foreignTables: readonly TableCoverage[] = [
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
      keptBecause: words(
        'Mail on its way waits sealed, so that we cannot tell whose it is. It is cleared a week after it was sent.',
      ),
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
];
