import { type CrisisRoute, crisisLines, crisisRoutes, linesFor } from '@evenlight/contract/support/levels';
import { expect, test } from 'vitest';
import { answerToPlainQuestion, asksPlainly, plainQuestions } from './ask-plainly.ts';
import { composeReply } from './compose-reply.ts';
import type { Said, Told } from './told.ts';

const now = new Date('2026-11-18T03:00:00Z');
const plain: Omit<Told, 'said'> = {
  ...{ personId: 'ann', firstName: null, language: 'en', level: 'none', ownLevel: 'none', routes: [], now },
};
const asked = (text: string, more: Partial<Told> = {}, before: Said[] = []) =>
  composeReply({ ...plain, ...more, said: [...before, { role: 'user', text, at: now }] });

/** Each is one that the companion used to take for a request, a plan or a mood. */
const QUESTIONS = {
  en: [
    'how many of these would it take',
    'What is the least painful way?',
    'Would the insurance pay if somebody did it himself?',
    'what happens to the body after',
    'Can you help me plan it for Sunday',
  ],
  es: ['¿cuántas se necesitan?', '¿duele o uno se duerme?', '¿el seguro paga si uno lo hace?'],
};

test.each(['en', 'es'] as const)(
  'past words of danger the companion asks plainly and goes on with nothing else: %s',
  (language) => {
    for (const text of QUESTIONS[language]) {
      const reply = asked(text, { language, level: 'elevated', ownLevel: 'elevated', routes: ['self'] });
      expect([text, asksPlainly(reply), reply]).toEqual([text, true, expect.stringContaining('988')]);
      expect(reply).not.toMatch(/our team can|knows who can|nuestro equipo puede|sabe quién|pharmacist|lawyer/i);
    }
  },
);

test('every kind of danger is asked about in its own way, with its own line first', () => {
  for (const language of ['en', 'es'] as const)
    for (const route of crisisRoutes) {
      const reply = asked('…', { language, level: 'elevated', ownLevel: 'elevated', routes: [route] });
      const [first = 'lifeline'] = linesFor[route];
      expect([route, reply]).toEqual([route, expect.stringContaining(crisisLines[first].call)]);
      expect(plainQuestions(route, language).some((question) => reply.includes(question))).toBe(true);
    }
});

test('a sign of another danger than one’s own is asked about in its own way', () => {
  const sign = { level: 'concern', ownLevel: 'concern', ownRoutes: ['child'], routes: ['child', 'self'] } as const;
  const reply = asked('he comes into the room at night', sign);
  expect(reply).toContain(crisisLines.childhelp.call);
  expect(asksPlainly(reply)).toBe(false);
});

test('whoever has begun is told to call before anything is asked of them', () => {
  for (const language of ['en', 'es'] as const) {
    const reply = asked('…', { language, level: 'elevated', ownLevel: 'elevated', routes: ['self'] });
    expect(reply).toContain(crisisLines.poisonControl.call);
    expect(reply).toMatch(language === 'en' ? /taken something.*911 now/ : /se tomó algo.*ahora al 911/);
  }
});

test('where minutes count one reads what to do, and not only a question', () => {
  const reply = (route: CrisisRoute) => asked('…', { level: 'elevated', ownLevel: 'elevated', routes: [route] });
  expect(reply('medical')).toMatch(/call 911 before you answer.*outside first/);
  expect(reply('others')).toMatch(/do not go to them/);
  expect(reply('worried')).toMatch(/ask for someone to check on them/);
  expect(reply('abuse')).toMatch(/not your fault/);
});

test.each(crisisRoutes)(
  'a question that follows from a sign alone (%s) leaves room to have meant nothing by it',
  (route) => {
    const sign = { level: 'concern', ownLevel: 'concern', ownRoutes: [route], routes: [route] } as const;
    expect(asked('…', sign)).toMatch(/may be hearing this wrong.*\?.*If not, please go on\./);
    expect(asked('…', { ...sign, language: 'es' })).toMatch(/Puede que lo entienda mal.*\?.*Si no, siga contándome\./);
  },
);

test('where there is only a sign, the question comes once an hour and in other words the next time', () => {
  const sign = { level: 'concern', ownLevel: 'concern' } as const;
  const first = asked('The mornings are the worst of it.', sign);
  expect(asksPlainly(first)).toBe(true);
  const minutesAgo = (minutes: number): Said[] => [
    { role: 'user', text: 'The mornings are the worst of it.', at: new Date(now.getTime() - minutes * 60_000) },
    { role: 'assistant', text: first, at: new Date(now.getTime() - minutes * 60_000) },
  ];
  expect(asksPlainly(asked('And the evenings.', sign, minutesAgo(30)))).toBe(false);
  const later = asked('And the evenings.', sign, minutesAgo(61));
  expect([asksPlainly(later), later === first]).toEqual([true, false]);
});

test('a brief answer to the question is heard as one, and to nothing else', () => {
  const question: Said = { role: 'assistant', text: `That is heavy. ${plainQuestions('self', 'en')[0]} …` };
  for (const text of [
    'yes',
    'Yeah',
    'i guess',
    'sometimes',
    'kind of',
    "I don't know",
    'idk',
    'sí',
    'a veces',
    'no sé',
  ])
    expect([text, answerToPlainQuestion(text, question)]).toEqual([text, 'yes']);
  for (const text of ['no', 'No, I am just sad', 'I do not', "I don't", 'nope', 'of course not', 'para nada'])
    expect([text, answerToPlainQuestion(text, question)]).toEqual([text, 'no']);
  expect(answerToPlainQuestion('yes', { role: 'assistant', text: 'Would you like to tell me about her?' })).toBeNull();
  expect(answerToPlainQuestion('yes', undefined)).toBeNull();
  for (const text of ['no quiero seguir viviendo', "I don't want to be here", 'never felt this low', 'no puedo más'])
    expect([text, answerToPlainQuestion(text, question)]).toEqual([text, null]);
  for (const text of [
    'She loved the sea.',
    'I am fine',
    'I have to sleep',
    'a lot of people came',
    'si pudiera verlo',
    'ya comí',
  ])
    expect([text, answerToPlainQuestion(text, question)]).toEqual([text, null]);
});
