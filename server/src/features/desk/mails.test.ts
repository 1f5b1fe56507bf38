import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { tellOfCompletion } from './mails.ts';

const house = await openTestHouse();

test.each([
  ['en', 'Everything in your plan is settled', 'There is nothing left for you to do.'],
  ['es', 'Todo en su plan está resuelto', 'No le queda nada por hacer.'],
] as const)(
  'that everything is settled is said once, in the language of the family (%s)',
  async (language, subject, words) => {
    const to = `${language}-done@example.org`;
    const ended = { planId: randomUUID(), to, language };
    const tell = (plan: typeof ended) => house.world.db.transaction((db) => tellOfCompletion(db, house.world, plan));
    await tell(ended);
    const mail = await house.nextMailTo(to);
    expect(mail).toMatchObject({ subject });
    expect(mail.text).toContain(words);
    expect(mail.text).toContain(`/plan-workflow/${ended.planId}`);
    // A step back and forth is no second ending: the next mail is about another plan.
    await tell(ended);
    const other = { ...ended, planId: randomUUID() };
    await tell(other);
    expect((await house.nextMailTo(to)).text).toContain(other.planId);
  },
);
