import { crisisLines } from '@evenlight/contract/support/levels';
import { expect, test } from 'vitest';
import { answerToPlainQuestion, asksPlainly } from './ask-plainly.ts';
import type { ReplyContext, Said } from './companion-types.ts';
import { composeReply } from './compose-reply.ts';

const now = new Date('2026-11-18T03:00:00Z');
const plain = {
  personId: 'ann',
  firstName: null,
  language: 'en',
  level: 'none',
  ownLevel: 'none',
  routes: [],
  now,
} as const satisfies Omit<ReplyContext, 'said'>;
const asked = (text: string, more: Partial<ReplyContext> = {}, before: Said[] = []) =>
  composeReply({ ...plain, ...more, said: [...before, { role: 'user', text, at: now }] });
const alarmOf = (routes: ReplyContext['routes'], ownRoutes: ReplyContext['routes'] = []) =>
  ({ level: 'elevated', ownLevel: 'elevated', ownRoutes, routes }) as const;
const signOf = (routes: ReplyContext['routes']) =>
  ({ level: 'concern', ownLevel: 'concern', ownRoutes: routes, routes }) as const;

test('whoever is alarmed by the classifier alone reads sorry first, is asked plainly, and may have been misread', () => {
  const read = asked('I keep his shirts in the car', alarmOf(['self']));
  expect(read).toMatch(/^I am so sorry\..*\?.*If I misread you.*911.*988/);
  expect(asked('no puedo tirar sus cosas', { ...alarmOf(['self']), language: 'es' })).toMatch(
    /^Lo siento mucho\..*¿.*Si le entendí mal.*911.*988/,
  );
});

test('whoever says what they mean to do is not told that we may have misread it', () => {
  expect(asked('I want to be dead', alarmOf(['self'], ['self']))).not.toMatch(/misread/);
});

test('whoever tells of no harm is asked whether everyone is safe, without a word of who hurts whom', () => {
  const read = asked('He asks me what is for dinner and does not know my name', signOf(['abuse']));
  expect(read).toMatch(/everyone safe/);
  expect(read).not.toMatch(/your fault|hurts you/);
  expect(asked('He is scared of her, she hits him', signOf(['child']))).toBeTruthy();
  expect(asked('my daughter has bruises', signOf(['child']))).toMatch(/never your fault/);
});

test('whoever tells how somebody died is not read a list of symptoms', () => {
  const read = asked('He collapsed on the lift. Gone before they came.', signOf(['abuse', 'medical']));
  expect(read).toMatch(/^I am so sorry\..*\?.*988/);
  expect(read).not.toMatch(/hard to wake|chest pain/);
  expect(asked('She stopped breathing between two songs.', signOf(['medical']))).toMatch(
    /^I am so sorry\. If .*911 before anything else/,
  );
});

test('whoever wants to hand medicine in reads where, and is asked gently all the same', () => {
  const read = asked("I don't know where to drop off dad's pills", signOf(['medical']));
  expect(read).toMatch(/pharmac.*thoughts of not living.*988/);
  expect(asksPlainly(read)).toBe(false);
  expect(read).not.toMatch(/hard to wake/);
});

test('a long letter of questions with one heavy sentence is sent to our team, and asked about in passing', () => {
  const letter = `${'She wrote down how she wanted it. '.repeat(12)} How much does the cemetery charge for the plot?`;
  const read = asked(letter, signOf([]));
  expect(read).toMatch(/\/contact.*wish not to live.*988/);
  expect(asksPlainly(read)).toBe(false);
});

test('a death that befell somebody else, told as over, is met with sorry and no question about suicide', () => {
  for (const [language, text] of [
    ['en', 'The train hit him. The police said it was an accident.'],
    ['en', 'She drowned in the lake in 2016, my aunt found her'],
    ['es', 'EL TREN LO AGARRO NO FUE ADREDE YA LO ACLARO LA POLICIA'],
    ['es', 'a mi primo lo atropelló un camión y murió ahí mismo'],
  ] as const)
    for (const guess of ['self', 'abuse'] as const) {
      const read = asked(text, { ...alarmOf([guess]), language });
      expect([text, read]).toEqual([text, expect.stringMatching(/^(?:I am so sorry|Lo siento mucho)\..*\?.*988/)]);
      expect([text, asksPlainly(read)]).toEqual([text, false]);
    }
});

test('whoever tells of such a death and of themselves in one breath is asked plainly', () => {
  for (const text of [
    'The train hit him. The police said it was an accident. I want to go the same way.',
    'My brother drowned in 2016 and I will join him soon',
    'She collapsed and died and I still have her pills',
  ])
    expect([text, asksPlainly(asked(text, alarmOf(['self'])))]).toEqual([text, true]);
});

test('medicine kept for the handwriting on it is no plan, and is named as safer elsewhere', () => {
  const read = asked('I cannot throw his pills out, it is his handwriting', alarmOf(['self']));
  expect(read).toMatch(/^I am so sorry\..*out of the house.*988/);
  expect(asksPlainly(read)).toBe(false);
  const alone = asked('I cannot throw his pills out, his handwriting, I am alone and count them', alarmOf(['self']));
  expect(asksPlainly(alone)).toBe(true);
});

test('whoever asks when it stops hurting is answered, with room to say more', () => {
  const read = asked('When does it stop hurting', alarmOf(['self']));
  expect(read).toMatch(/^I am so sorry\..*thoughts of not living.*988/);
  expect(asksPlainly(asked('When does it stop hurting. I cannot any more', alarmOf(['self'])))).toBe(true);
});

test('a long letter is told why it is asked about; with means in it what to call stands there', () => {
  const letter = 'We went to the market and she laughed at the parrots on the blouse. '.repeat(6);
  const read = asked(letter, alarmOf(['self']));
  expect(asksPlainly(read)).toBe(true);
  expect(read).toMatch(/easily misread.*988/);
  expect(read).not.toMatch(/Poison Control/);
  expect(asked(`${letter} I park by the bridge.`, alarmOf(['self']))).toMatch(/Poison Control/);
  expect(asked(letter, alarmOf(['abuse']))).not.toMatch(/domestic|^Call 911/);
  expect(asked(`${letter} My husband waits.`, alarmOf(['abuse']))).toMatch(/1-800-799-7233/);
});

test('a dark time told as come through is not asked about as if it were now', () => {
  const text = 'I was so low when she died, and a friend saved me. Glad I am here.';
  expect(asksPlainly(asked(text, signOf([])))).toBe(false);
  expect(asksPlainly(asked(`${text} It is back again.`, signOf([])))).toBe(true);
});

test('whoever says that they mean no harm to themselves is not asked whether they do', () => {
  const read = asked('i feel like im drowning, not like in a die way', signOf([]));
  expect(asksPlainly(read)).toBe(false);
  expect(read).toMatch(/988.*\?/);
});

test('harm that is over is heard as over, and a nurse at home is not sent to the line for the beaten', () => {
  expect(asked('my mother beat me, and then she died', signOf(['abuse']))).toMatch(/done to you/);
  expect(asked('lo mató a golpes, está en la cárcel', { ...signOf(['abuse']), language: 'es' })).toMatch(/^Lo siento/);
  const nurse = asked('He has Alzheimer, I grieve somebody who asks for dinner. He is gone.', signOf(['abuse']));
  expect(nurse).not.toMatch(/799-7233/);
  expect(asked('im 15 and she died and dad locks the door', signOf(['abuse']))).toMatch(/Childhelp/);
});

test('where a weapon is named, what to call stands first', () => {
  expect(asked('he comes with his gun to the gate', alarmOf(['abuse']))).toMatch(/^Call 911/);
});

test('where something was swallowed nothing but 911 stands before Poison Control', () => {
  const read = asked('the baby drank the lamp oil and she coughs', alarmOf(['abuse']));
  expect(read.indexOf(crisisLines.poisonControl.call)).toBeLessThan(read.indexOf(crisisLines.lifeline.call));
});

test('whoever is not understood is asked plainly, and a bare yes to it means danger', () => {
  for (const [language, text, yes, context] of [
    ['en', 'The lamp stays off.', 'yes', 'yes, she was my sister and my best friend'],
    ['es', 'La lámpara queda apagada.', 'sí', 'sí, ella era mi hermana y mi mejor amiga'],
  ] as const) {
    const read = asked(text, { language });
    expect(read).toMatch(/\?.*988.*911/);
    const before = { role: 'assistant', text: read } as const;
    expect(answerToPlainQuestion(yes, before)?.isDanger).toBe(true);
    expect(answerToPlainQuestion(context, before)).toBeNull();
  }
});

test('a question asked in passing keeps no plain question away', () => {
  const before: Said[] = [
    { role: 'user', text: 'The lamp stays off.', at: now },
    { role: 'assistant', text: asked('The lamp stays off.'), at: now },
  ];
  expect(asked('It will not be long.', signOf([]), before)).toMatch(/rather ask once too often/);
});
