// One connection for each process listens for news (LISTEN) and is opened again when it is lost.
import pg from 'pg';
import type { DatabaseAddress } from '../database/database.ts';
import type { Log } from '../log.ts';
import { NEWS_CHANNEL } from './announce.ts';

type Options = { address: DatabaseAddress; log: Log; onNews: (id: string) => void };

export function newsConnection({ address, log, onNews }: Options) {
  let current: pg.Client | undefined;

  async function open() {
    const client = new pg.Client(address);
    client.on('error', (error) => log.warn({ err: error }, 'the news connection was lost; it is replaced shortly'));
    client.on('end', () => {
      if (current === client) current = undefined;
    });
    client.on('notification', ({ payload }) => onNews(payload ?? '0'));
    try {
      await client.connect();
      await client.query(`listen ${NEWS_CHANNEL}`);
      current = client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  return {
    open,
    async openIfLost() {
      if (!current) await open().catch((error) => log.warn({ err: error }, 'no news connection yet'));
    },
    async close() {
      const client = current;
      current = undefined;
      await client?.end();
    },
  };
}
