import { listAddons, listPackages } from '@evenlight/contract/catalogue';
import { pathOf } from '@evenlight/contract/endpoint';
import { factsNotIncluded, listDatedFacts } from '@evenlight/contract/facts';
import { createPlan, updatePlan } from '@evenlight/contract/plans';
import { getPlanStatement, getPlanStatementPdf, getStatement, getStatementPdf } from '@evenlight/contract/statements';
import { searchVenues } from '@evenlight/contract/venues';
import { expect, test } from 'vitest';
import { openAnyHouse } from '../../../testing/open-any-house.ts';

const house = await openAnyHouse();
const visitor = house.aVisitor();
const nowhere = '0197d5b4-6f1c-7000-8000-00000000dead';

async function aChoice() {
  const { venues } = await visitor(searchVenues, { query: {} });
  const packages = await visitor(listPackages, { query: { faithTradition: 'christian' } });
  const addons = await visitor(listAddons, { query: { faithTradition: 'christian', tier: 'basic' } });
  const [venue, basic] = [venues[0], packages.find(({ tier }) => tier === 'basic')];
  const declined = basic?.lines.find(({ canDecline }) => canDecline);
  if (!venue || !basic || !declined) throw new Error('the sample catalogue has these');
  return { venue, basic, declined, addons: addons.slice(0, 2) };
}

test('anybody may have the statement of what they chose, before anything is saved or paid', async () => {
  const { venue, basic, declined, addons } = await aChoice();
  const statement = await visitor(getStatement, {
    query: {
      faithTradition: 'christian',
      packageTier: 'basic',
      venueId: venue.id,
      serviceDate: '2031-03-08',
      addons: addons.map(({ id }) => id).join(','),
      declined: declined.id,
    },
  });
  const addonCents = addons.reduce((cents, { price }) => cents + price * 100, 0);
  const packageCents = (basic.price - declined.price) * 100;
  expect(statement).toMatchObject({
    planTitle: null,
    personName: null,
    packageName: basic.name,
    serviceDate: '2031-03-08',
    venue: { name: venue.name, address: venue.address, cents: venue.minCost },
    packageCents,
    addonCents,
    estimateCents: packageCents + addonCents,
    venueCents: venue.minCost,
    totalCents: packageCents + addonCents + venue.minCost,
  });
  expect(statement.lines.filter(({ isDeclined }) => isDeclined).map(({ item }) => item)).toEqual([declined.id]);
});

test('beside the total stands what others charge, in the same words for choices and for a plan', async () => {
  const query = { faithTradition: 'christian', packageTier: 'basic', addons: '' } as const;
  const { way, serviceType, lines, notIncluded } = await visitor(getStatement, { query });
  const keys = factsNotIncluded({ ...query, way, serviceType, lines });
  expect(keys).toEqual(expect.arrayContaining(['cemetery.plot', 'cemetery.opening', 'copy.certified']));
  expect(notIncluded).toEqual(await visitor(listDatedFacts, { query: { keys: keys.join(), county: '' } }));
  const member = await house.aMember();
  const { id: planId } = await member(createPlan, { body: { faithTradition: 'christian', packageTier: 'basic' } });
  expect((await member(getPlanStatement, { params: { planId } })).notIncluded).toEqual(notIncluded);
});

test('the statement of a saved plan has the very figures of the plan', async () => {
  const { venue, declined, addons } = await aChoice();
  const member = await house.aMember();
  const plan = await member(createPlan, {
    body: {
      faithTradition: 'christian',
      packageTier: 'basic',
      addons,
      declinedLines: [declined.id],
      venueId: venue.id,
      title: 'For Danuta',
      personName: 'Danuta Wałęsa',
    },
  });
  const params = { planId: plan.id };
  const statement = await member(getPlanStatement, { params });
  expect(statement).toMatchObject({ planTitle: 'For Danuta', personName: 'Danuta Wałęsa', lines: plan.lines });
  expect([statement.estimateCents, statement.totalCents]).toEqual([
    Number(plan.estimatedCost) * 100,
    Number(plan.totalCost) * 100,
  ]);
  const changed = await member(updatePlan, { params, body: { declinedLines: [] } });
  expect((await member(getPlanStatement, { params })).totalCents).toBe(Number(changed.totalCost) * 100);
});

test('a tradition without packages is stated with the outline it started from', async () => {
  const statement = await visitor(getStatement, {
    query: { faithTradition: 'other', packageTradition: 'secular', packageTier: 'premium' },
  });
  expect(statement).toMatchObject({ faithTradition: 'other', packageTradition: 'secular', venue: null, venueCents: 0 });
});

test('what cannot be stated is refused, and the field is named', async () => {
  const choices = { faithTradition: 'christian', packageTier: 'basic' } as const;
  const refused = (query: object) => visitor(getStatement, { query: { ...choices, ...query } });
  for (const [query, field] of [
    [{ addons: 'no-such-addon' }, 'addons'],
    [{ declined: 'no-such-line' }, 'declined'],
    [{ faithTradition: 'other' }, 'packageTier'],
    [{ packageTradition: 'sikh' }, 'packageTier'],
    [{ faithTradition: 'norse' }, 'faithTradition'],
    [{ serviceDate: 'soon' }, 'serviceDate'],
  ] as const) {
    const refusal = await refused(query).catch((refusal) => refusal);
    expect(refusal, field).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(Object.keys(refusal.fields)).toEqual([field]);
  }
  await expect(refused({ venueId: nowhere })).rejects.toMatchObject({ status: 404, code: 'venue.not_found' });
});

test('a plan is stated to its owner only', async () => {
  const [owner, stranger] = [await house.aMember(), await house.aMember()];
  const plan = await owner(createPlan, { body: { faithTradition: 'hindu', packageTier: 'premium' } });
  for (const endpoint of [getPlanStatement, getPlanStatementPdf]) {
    const params = { planId: plan.id };
    await expect(stranger(endpoint, { params })).rejects.toMatchObject({ status: 404, code: 'plan.not_found' });
    await expect(visitor(endpoint, { params })).rejects.toMatchObject({ status: 401, code: 'session.required' });
  }
});

test('the printed statement is a PDF that nothing keeps, and its name names nobody', async () => {
  const member = await house.aMember({ lastName: 'Okafor' });
  const plan = await member(createPlan, {
    body: { faithTradition: 'sikh', packageTier: 'legacy', title: 'Gurpreet', personName: 'ਗੁਰਪ੍ਰੀਤ' },
  });
  for (const path of [
    pathOf(getPlanStatementPdf, { params: { planId: plan.id } }),
    pathOf(getStatementPdf, { query: { faithTradition: 'sikh', packageTier: 'legacy' } }),
  ]) {
    const { status, headers, text } = await member.raw('GET', path, { headers: { 'accept-language': 'es' } });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[a-z-]+-estado-de-cuenta-\d{4}-\d\d-\d\d\.pdf"$/,
    );
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toContain('/Lang (es-US)');
  }
});
