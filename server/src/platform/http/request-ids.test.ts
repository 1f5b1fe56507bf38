import { askToSignIn } from '@evenlight/contract/accounts';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';

const house = await openTestHouse({ env: { TRUSTED_PROXY: '127.0.0.1, 10.0.0.0/8' } });

const ask = (requestId: string, remoteAddress = '127.0.0.1') =>
  house.app.inject({ url: '/api/opening-hours', remoteAddress, headers: { 'x-request-id': requestId } });

test('the number that our proxy gave goes through: into the answer and into the log', async () => {
  const id = 'proxy-0123456789';
  expect((await ask(id)).headers['x-request-id']).toBe(id);
  expect((await ask(id, '10.2.3.4')).headers['x-request-id']).toBe(id);
  expect(house.said.some((line) => line.includes('answered') && JSON.parse(line).requestId === id)).toBe(true);
});

test('a number from anybody else, or one that is none, is not believed', async () => {
  for (const answer of [await ask('proxy-0123456789', '8.8.8.8'), await ask('x"\\ <b>'), await ask('short')])
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('what a request causes can be led back to it, when it is long answered', async () => {
  const { headers } = await house.app.inject({
    method: 'POST',
    url: `/api${askToSignIn.path}`,
    headers: { 'x-request-id': 'proxy-sends-mail' },
    payload: { email: 'ada@example.org' },
  });
  expect(headers['x-request-id']).toBe('proxy-sends-mail');
  await house.nextMailTo('ada@example.org');
  const lines = house.said.map((line) => JSON.parse(line));
  const lineAboutIt = lines.find(({ msg }) => msg === 'a mail was kept in memory');
  expect(lineAboutIt).toMatchObject({ queue: 'mail', requestId: 'proxy-sends-mail' });
});
