// What somebody takes along says of every line what became of it, in the words of the statement.
import { inDollarsAndCents } from '@evenlight/contract/money';
import { createPlan, updatePlan } from '@evenlight/contract/plans';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { readZip } from '../../testing/read-zip.ts';

const house = await openTestHouse({ withSampleData: true });
type Member = Awaited<ReturnType<typeof house.aMember>>;

async function takenAlong({ person: { id, cookie } }: Member) {
  const { rawPayload } = await house.app.inject({
    url: `/api/users/${id}/export`,
    headers: { host: 'localhost:3000', cookie: `${cookie.name}=${cookie.value}` },
  });
  const files = await readZip(rawPayload);
  const { sections } = JSON.parse(files.get('data.json')?.toString() ?? '{}');
  return { lines: sections.plan_lines, page: files.get('index.html')?.toString() ?? '' };
}

test('a choice that nobody has made is taken along as not chosen, and only what was declined as declined', async () => {
  const ada = await house.aMember();
  const plan = await ada(createPlan, { body: { faithTradition: 'christian', packageTier: 'premium' } });
  const choice = plan.lines.find(({ isChoice }) => isChoice);
  const declined = plan.lines.find(({ canDecline, isChoice }) => canDecline && !isChoice);
  if (!choice || !declined) throw new Error('no such lines in this package');
  const params = { planId: plan.id };
  await ada(updatePlan, { params, body: { declinedLines: [choice.item, declined.item] } });

  const { lines, page } = await takenAlong(ada);
  expect(lines).toContainEqual(
    expect.objectContaining({ name: choice.name, isDeclined: false, isChoice: 'not-chosen' }),
  );
  expect(lines).toContainEqual(expect.objectContaining({ name: declined.name, isDeclined: true, isChoice: false }));
  expect(page).toContain('<dt>Only if chosen</dt><dd dir="auto">Not chosen</dd>');

  await ada(updatePlan, { params, body: { declinedLines: [] } });
  expect((await takenAlong(ada)).lines).toContainEqual(
    expect.objectContaining({ name: choice.name, isDeclined: false, isChoice: 'chosen' }),
  );
});

test('the page tells prices in dollars and names in its own language, and leaves the translations to programs', async () => {
  const ada = await house.aMember({ language: 'es' });
  const plan = await ada(createPlan, { body: { faithTradition: 'christian', packageTier: 'premium' } });
  const { lines, page } = await takenAlong(ada);
  const [line] = lines;
  expect(line.translations.es.name).not.toBe(line.name);
  expect(page).toContain(`<dt>Línea</dt><dd dir="auto">${line.translations.es.name}</dd>`);
  expect(page).toContain(`<dt>Precio</dt><dd dir="auto">${inDollarsAndCents(line.cents)}</dd>`);
  expect(page).not.toContain(plan.packageName);
  expect(page).not.toContain('{&quot;');
});
