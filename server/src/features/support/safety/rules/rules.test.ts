import { expect, test } from 'vitest';
import { normalise } from '../normalise.ts';
import { rulesInWords } from './in-words.ts';
import { rules, rulesIn } from './rules.ts';

const idsIn = (text: string) => rulesIn(normalise(text).text).map(({ id }) => id);
const dangersIn = (text: string) =>
  rulesIn(normalise(text).text)
    .filter(({ level }) => level !== 'concern')
    .map(({ id }) => id);

for (const rule of rules) {
  test(`${rule.id} hears what it is for`, () => {
    for (const example of rule.examples)
      expect([example, idsIn(example)]).toEqual([example, expect.arrayContaining([rule.id])]);
  });

  test(`${rule.id} stays quiet where nobody is in danger`, () => {
    for (const quiet of rule.quiet) expect([quiet, dangersIn(quiet)]).toEqual([quiet, []]);
  });
}

test('every rule has an id of its own, examples, and a kind of danger when it is one', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  for (const rule of rules) {
    expect(rule.examples.length).toBeGreaterThan(1);
    // Among lesser signs only somebody else's is named: one's own is what is asked about anyway.
    expect(rule.level === 'concern' ? [null, 'worried'].includes(rule.route) : rule.route !== null).toBe(true);
  }
});

test('hidden, stretched and shortened words are heard like plain ones', () => {
  for (const text of [
    'i want to d1e',
    'I WANT TO DIEEEE',
    'i want to d.i.e',
    'kms',
    'k i l l myself tonight',
    'ya no kiero vivir',
  ])
    expect([text, dangersIn(text)]).not.toEqual([text, []]);
});

test('what everybody here writes about, and one calm word, do not hide danger', () => {
  for (const text of [
    'My husband passed away last year and I want to kill myself',
    'I told them I am safe, but I just took all of her pills',
    'After 40 years of marriage he passed away. I want to die.',
    'he said I am useless so I am going to kill myself tonight',
    'I told him that I will kill myself tonight',
    'I filled out the paper for the cemetery and I am going to kill myself',
    'tengo hambre y frio y me quiero morir',
    'I keep thinking about walking into traffic',
    'My mom died in 2024 and I have a plan to kill myself',
    'My mother died in May. My husband hits me when he drinks.',
    'My dad died last week. My husband hit me again and he is gone now to buy beer',
    'I tried to kill myself on Sunday. I have been sober for years and I want to be here for my son, but I cannot.',
    'I wanted to die when I was using. Last night I wanted to die again.',
    'My chest hurts, it went away and now it is back and my arm is numb',
    'I am going to kill him lol I have the gun in the truck',
    'I remember that night, and now she is not breathing',
    'My mom died years ago, and I keep thinking of ending it',
    'I keep thinking about his suicide and I want to do what he did',
    'since my brother s suicide I have suicidal thoughts too',
    'everyone thinks I am fine but I am suicidal',
    'my brother was suicidal and now I am suicidal too',
    'my husband hit me at her funeral and he hits me at home',
    'he collapsed in the kitchen now and does not answer',
    'Am I going to kill myself? Not tonight. Tomorrow.',
    'People ask if I will kill myself. Nobody would stop me.',
    'I was in hospital for suicidal thoughts in 2019 and now I have them again',
  ])
    expect([text, dangersIn(text)]).not.toEqual([text, []]);
});

test('patterns end in reasonable time, whatever is typed', () => {
  const started = performance.now();
  for (const word of ['i want ', 'he said ', 'no quiero ', 'my ', 'a ', 'take all the pills '])
    rulesIn(normalise(word.repeat(4_000 / word.length)).text);
  // A pattern that goes back and forth would take minutes, on any machine.
  expect(performance.now() - started).toBeLessThan(20_000);
});

test('the published list of rules is the list in the code', async () => {
  await expect(rulesInWords()).toMatchFileSnapshot('../../../../../../docs/crisis-rules.md');
});

test('who is hurt by somebody at home is not taken for somebody who hurts themselves', () => {
  for (const text of ['mi marido me quemó con el cigarro', 'al niño grande lo estrelló contra la pared'])
    expect([text, idsIn(text)]).toEqual([text, expect.not.arrayContaining(['self-harm'])]);
});
