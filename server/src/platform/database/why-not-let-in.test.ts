import { createServer } from 'node:net';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { sayWhyNotLetIn } from './why-not-let-in.ts';

const { url } = inject('postgres');
const open = (connectionString: string) => new pg.Client({ connectionString }).connect().catch(sayWhyNotLetIn);

async function aClosedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

test('where nothing answers, under one address or several, it says to start PostgreSQL', async () => {
  const port = await aClosedPort();
  for (const host of ['127.0.0.1', 'localhost'])
    await expect(open(`postgres://house@${host}:${port}/evenlight`)).rejects.toThrow(
      new RegExp(
        `^The database does not let us in: connect ECONNREFUSED .*:${port}\\. Nothing answers there: start PostgreSQL`,
      ),
    );
});

test('a user whom the database does not know leads to the setting', async () => {
  const guessed = new URL(url);
  guessed.username = 'nobody';
  guessed.password = 'guess';
  await expect(open(guessed.href)).rejects.toThrow(
    /^The database does not let us in: .*"nobody".* Correct user and password in DATABASE_URL/,
  );
});
