// What every process can tell of itself.
import type { World } from '../world.ts';

type Place = Pick<World, 'config' | 'load' | 'metrics' | 'newsroom' | 'replicas'>;

export function processGauges({ config, load, metrics, newsroom, replicas }: Place) {
  const { gauge } = metrics;
  gauge('evenlight_build_info', 'Which build runs here.', () => [
    { value: 1, labels: { version: config.version, node: process.version } },
  ]);
  gauge('evenlight_uptime_seconds', 'How long this process runs.', () => Math.round(process.uptime()));
  gauge('evenlight_memory_bytes', 'Memory of this process.', () => process.memoryUsage.rss());
  gauge('evenlight_event_loop_lag_seconds', 'How late timers were in the last second, on average.', () =>
    Number((load.lagMs() / 1000).toFixed(4)),
  );
  gauge('evenlight_database_connections', 'Connections of this process, and requests that wait for one.', () =>
    Object.entries(load.connections()).map(([state, value]) => ({ value, labels: { state } })),
  );
  gauge('evenlight_replica_up', 'Whether each replica answers and follows, as this process sees it.', () =>
    replicas.lags().map((ms, place) => ({ value: ms === null ? 0 : 1, labels: { replica: String(place + 1) } })),
  );
  // Missing while it is away: `evenlight_replica_up` says that.
  gauge('evenlight_replica_lag_seconds', 'How far each replica is behind, as this process sees it.', () =>
    replicas
      .lags()
      .flatMap((ms, place) => (ms === null ? [] : [{ value: ms / 1000, labels: { replica: String(place + 1) } }])),
  );
  gauge('evenlight_live_streams', 'Screens that listen to this process.', () => newsroom.listeners());
}
