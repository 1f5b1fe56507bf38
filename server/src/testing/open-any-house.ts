// A house to call: one of our own, or one that is already running at TEST_ADDRESS (same DATA_DIR or DATABASE_URL as it).
// API tests use this and nothing deeper, so that they hold against any instance.
import { afterAll } from 'vitest';
import { readConfig } from '../platform/config.ts';
import type { LocalMail } from '../platform/mail/local-mailbox.ts';
import { mailReader, mailTo } from './mail-reader.ts';
import { openRunningHouse } from './open-running-house.ts';
import { openTestHouse, type TestHouse } from './open-test-house.ts';
import { browserWith, callerWith, type Transport } from './test-client.ts';

type MailOf = (address: string) => Promise<LocalMail>;

export type AnyHouse = Pick<TestHouse, 'aVisitor' | 'aBrowser' | 'aMember' | 'onAnotherDevice' | 'settle'> & {
  mailTo: MailOf;
  nextMailTo: MailOf;
};

// As in a house that runs elsewhere: everybody in the tests comes from one address.
const env = { RATE_LIMIT_FACTOR: '10000' };
let own: Promise<TestHouse> | undefined;

/** All files of a worker share one, with people of their own; it ends with its worker. */
export async function openAnyHouse(): Promise<AnyHouse> {
  const address = process.env.TEST_ADDRESS;
  if (address) return houseAt(address);
  own ??= openTestHouse({ withSampleData: true, env, outlivesFile: true });
  return own;
}

async function houseAt(address: string): Promise<AnyHouse> {
  const runningHouse = await openRunningHouse(process.env);
  const { dataDir } = readConfig(process.env);
  afterAll(runningHouse.close);
  const transport: Transport = async ({ method, path, headers, body }) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    });
    return {
      status: answer.status,
      headers: { ...Object.fromEntries(answer.headers), 'set-cookie': answer.headers.getSetCookie() },
      text: await answer.text(),
    };
  };
  return {
    aVisitor: () => callerWith(transport),
    aBrowser: () => browserWith(transport),
    async aMember(options) {
      const person = await runningHouse.aMember(options);
      return Object.assign(callerWith(transport, { cookie: `${person.cookie.name}=${person.cookie.value}` }), {
        person,
      });
    },
    async onAnotherDevice({ person }) {
      const cookie = await runningHouse.signInAgain(person.id);
      return Object.assign(callerWith(transport, { cookie: `${cookie.name}=${cookie.value}` }), {
        person: { ...person, cookie },
      });
    },
    // A running house settles by itself, a little later; what is waited for is polled.
    settle: async () => [],
    mailTo: (to) => mailTo(dataDir, to),
    nextMailTo: mailReader(dataDir),
  };
}
