import { type CrisisRoute, crisisLines, crisisRoutes, linesFor } from '@evenlight/contract/support/levels';
import { expect, test } from 'vitest';
import { answerToPlainQuestion, asksPlainly, plainQuestions } from './ask-plainly.ts';
import type { ReplyContext, Said } from './companion-types.ts';
import { composeReply } from './compose-reply.ts';

const now = new Date('2026-11-18T03:00:00Z');
const plain: Omit<ReplyContext, 'said'> = {
  personId: 'ann',
  firstName: null,
  language: 'en',
  level: 'none',
  ownLevel: 'none',
  routes: [],
  now,
};
const asked = (text: string, more: Partial<ReplyContext> = {}, before: Said[] = []) =>
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
      const reply = asked('…', {
        language,
        level: 'elevated',
        ownLevel: 'elevated',
        ownRoutes: [route],
        routes: [route],
      });
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
    expect(reply).toMatch(language === 'en' ? /already begun.*911 now/ : /ya empezó.*ahora al 911/);
  }
});

test('where minutes count one reads what to do, and not only a question', () => {
  const reply = (route: CrisisRoute) =>
    asked('…', { level: 'elevated', ownLevel: 'elevated', ownRoutes: [route], routes: [route] });
  expect(reply('medical')).toMatch(/call 911 before you answer.*outside first/);
  expect(reply('others')).toMatch(/do not go to them/);
  expect(reply('worried')).toMatch(/ask for someone to check on them/);
  expect(reply('abuse')).toMatch(/not your fault/);
});

test.each(crisisRoutes)(
  'a question that follows from a sign alone (%s) leaves room to have meant nothing by it',
  (route) => {
    const sign = { level: 'concern', ownLevel: 'concern', ownRoutes: [route], routes: [route] } as const;
    expect(asked('…', sign)).toMatch(/\? If there is no danger, or it is long over, please go on\./);
    expect(asked('…', { ...sign, language: 'es' })).toMatch(
      /\? Si no hay peligro, o si eso ya pasó, siga contándome\./,
    );
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

const heard = (text: string, before: Said | undefined) => answerToPlainQuestion(text, before)?.says ?? null;

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
    expect([text, heard(text, question)]).toEqual([text, 'yes']);
  for (const text of ['no', 'No, I am just sad', 'I do not', "I don't", 'nope', 'of course not', 'para nada'])
    expect([text, heard(text, question)]).toEqual([text, 'no']);
  expect(heard('yes', { role: 'assistant', text: 'Would you like to tell me about her?' })).toBeNull();
  expect(heard('yes', undefined)).toBeNull();
  for (const text of ['no quiero seguir viviendo', "I don't want to be here", 'never felt this low', 'no puedo más'])
    expect([text, heard(text, question)]).toEqual([text, null]);
  for (const text of [
    'She loved the sea.',
    'I am fine',
    'I have to sleep',
    'a lot of people came',
    'si pudiera verlo',
    'ya comí',
  ])
    expect([text, heard(text, question)]).toEqual([text, null]);
});

test.each(['en', 'es'] as const)(
  'whatever is asked, the answer that means danger is heard as danger: %s',
  (language) => {
    const answers = language === 'en' ? { yes: 'yes', no: 'no' } : { yes: 'sí', no: 'no' };
    const to = (route: CrisisRoute, level: 'concern' | 'elevated', says: 'yes' | 'no') => {
      const question = asked('…', { language, level, ownLevel: level, ownRoutes: [route], routes: [route] });
      return answerToPlainQuestion(answers[says], { role: 'assistant', text: question });
    };
    for (const route of crisisRoutes.filter((route) => route !== 'medical')) {
      const isAskedWhetherSafe = route === 'others' || route === 'abuse' || route === 'child';
      const danger = to(route, 'elevated', isAskedWhetherSafe ? 'no' : 'yes');
      expect([route, danger]).toEqual([route, expect.objectContaining({ isDanger: true, routes: [route] })]);
      expect(to(route, 'elevated', isAskedWhetherSafe ? 'yes' : 'no')?.isDanger).toBe(false);
    }
    for (const route of crisisRoutes) {
      const isAskedWhetherSafe = route === 'others' || route === 'abuse' || route === 'child';
      const danger = to(route, 'concern', isAskedWhetherSafe ? 'no' : 'yes');
      expect([route, danger?.isDanger, danger?.routes.includes(route)]).toEqual([route, true, true]);
      expect(to(route, 'concern', isAskedWhetherSafe ? 'yes' : 'no')?.isDanger).toBe(false);
    }
  },
);

test('a no with something behind it is not all there is', () => {
  const question: Said = { role: 'assistant', text: plainQuestions('self', 'en')[0] ?? '' };
  for (const text of ['No, but I have everything ready for Friday', 'Never. I would just like to be with him'])
    expect([text, answerToPlainQuestion(text, question)?.isWhole]).toEqual([text, false]);
  for (const text of ['no', 'Nope.', 'No, not at all', 'claro que no'])
    expect([text, answerToPlainQuestion(text, question)?.isWhole]).toEqual([text, true]);
});

const tenMinutesAgo = new Date(now.getTime() - 600_000);
const askedBefore = (route: CrisisRoute, language: ReplyContext['language']): Said[] => [
  { role: 'user', text: 'The mornings are the worst of it.', at: tenMinutesAgo },
  { role: 'assistant', text: plainQuestions(route, language)[0] ?? '', at: tenMinutesAgo },
];

test.each(['en', 'es'] as const)(
  'within the hour of a question a sign is taken for nothing else either: %s',
  (language) => {
    const sign = { language, level: 'concern', ownLevel: 'concern', ownRoutes: ['self'], routes: ['self'] } as const;
    for (const text of [...QUESTIONS[language], 'I sorted all the papers and the insurance for them']) {
      const reply = asked(text, sign, askedBefore('self', language));
      expect([text, reply]).toEqual([text, expect.stringContaining('988')]);
      expect(reply).not.toMatch(/our team|nuestro equipo|which bill|planning has|\/planning|\/contact/i);
    }
  },
);

test('having been asked about one danger is no reason not to ask about another', () => {
  const sign = { level: 'concern', ownLevel: 'concern', ownRoutes: ['child'], routes: ['child'] } as const;
  expect(asked('he comes into the room at night', sign, askedBefore('self', 'en'))).toMatch(
    /Is everyone safe right now/,
  );
});

test('somebody who is near is called good company only where they are not the danger', () => {
  for (const route of ['child', 'abuse', 'others'] as const) {
    const reply = asked('my dad is home now', { level: 'elevated', ownLevel: 'none', routes: [route] });
    expect([route, reply]).toEqual([route, expect.not.stringMatching(/good that somebody is there|someone near you/)]);
  }
});

test('affairs that are put in order are no calm day while somebody is in danger', () => {
  const standing = { level: 'elevated', ownLevel: 'none', routes: ['self'] } as const;
  expect(asked('I sorted all the papers and the insurance for them', standing)).not.toMatch(/bill|which paper/i);
});

test('where nothing names whose danger it is, one is asked whether everyone is safe, with the lines, and sent to nobody', () => {
  for (const language of ['en', 'es'] as const)
    for (const route of ['others', 'abuse', 'worried', 'child'] as const) {
      const reply = asked('…', { language, level: 'elevated', ownLevel: 'elevated', ownRoutes: [], routes: [route] });
      expect([route, reply]).toEqual([
        route,
        expect.stringMatching(
          /^(?:I am so sorry|Lo siento mucho)\. .*911.*(?:everyone safe|a salvo en este momento)[\s\S]*988/,
        ),
      ]);
      expect(reply).not.toMatch(/do not go to them|reach them|no vaya hacia|logra hablar/);
      expect(answerToPlainQuestion('no', { role: 'assistant', text: reply })?.isDanger).toBe(true);
    }
});

test('where the classifier alone hears danger, words of another one bring the lines that fit', () => {
  const alone = { level: 'elevated', ownLevel: 'elevated', ownRoutes: [], routes: ['self'] } as const;
  const reply = asked('the neighbor says my daughter has bruises since Sunday', alone);
  expect(reply).toMatch(/^Call 911.*\n.*988.*\n.*Childhelp/);
  expect(reply).toMatch(/ending your own life/);
  expect(asked('I took hers and I am dizzy', alone)).toMatch(
    /^Call 911.*\n.*Poison Control.*\n.*988[\s\S]*call 911 now/,
  );
});

test('whoever tells of a death and is asked all the same reads first that we are sorry', () => {
  const grieving = { ownRoutes: ['self'], routes: ['self'] } as const;
  for (const level of ['concern', 'elevated'] as const)
    expect(asked('Since he died the yard is silent', { ...grieving, level, ownLevel: level })).toMatch(
      /^I am so sorry\./,
    );
  const medical = { level: 'concern', ownLevel: 'concern', ownRoutes: ['medical'], routes: ['medical'] } as const;
  expect(asked('She stopped breathing at four.', medical)).toMatch(/^I am so sorry\. If .*call 911 before/);
});

test('whoever is not understood reads once where to turn', () => {
  const first = asked('The deal is off.');
  expect(first).toMatch(/a person answers at 988 and at 911/);
  const before: Said[] = [
    { role: 'user', text: 'The deal is off.', at: now },
    { role: 'assistant', text: first, at: now },
  ];
  expect(asked('Off, I said.', {}, before)).not.toMatch(/988/);
});

test('while a worry stands the lines are named once in a reply', () => {
  const reply = asked('She always sang while she cooked', { level: 'elevated', ownLevel: 'none', routes: ['self'] });
  expect(reply.match(/988/g)).toHaveLength(1);
});

test('whoever has said it is asked whether they are safe, and not whether it is so', () => {
  for (const language of ['en', 'es'] as const) {
    const said = { language, level: 'elevated', ownLevel: 'elevated', ownRoutes: ['self'], routes: ['self'] } as const;
    const reply = asked('I have thought of killing myself', { ...said, hasSaidIt: true });
    expect(reply).toMatch(/Are you safe|¿Está a salvo/);
    expect(plainQuestions('self', language).some((question) => reply.includes(question))).toBe(false);
    expect(answerToPlainQuestion('no', { role: 'assistant', text: reply })?.isDanger).toBe(true);
  }
});
