import { fictionalBrand } from '@evenlight/contract/brand';
import { expect, test } from 'vitest';
import { checkReply } from './check-reply.ts';
import { gentleLines, reminderText } from './fixed-texts.ts';
import { phrasebooks } from './listening/hear.ts';
import { systemPrompt } from './model/what-is-sent.ts';

const check = (text: string, language: 'en' | 'es' = 'en') =>
  checkReply(text, { language, brand: fictionalBrand, prompt: systemPrompt });

test.each([
  'I am an AI, not a person. What was your father like?',
  'Your mother died by suicide in March, and you ask yourself why. That is a heavy question to carry alone.',
  'Are you having thoughts of suicide? You can call or text 988 at any hour.',
  'That sounds very heavy. If you are in danger, call 911; the hotline at 1-800-799-7233 listens day and night.',
  `You can reach the team at ${fictionalBrand.supportPhone} or at /contact.`,
  'The groups are at /support?tab=groups, if you would like company.',
  'A doctor or a counselor near you could be a good person to ask about that.',
  'محمد was his name, and you said it with so much love. What do you miss most about him?',
])('a careful reply passes: %s', (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  ['method', 'Some people think of jumping from a bridge.'],
  ['method', 'Is the gun still in the house?'],
  ['dose', 'Take melatonin, it helps.'],
  ['dose', 'Two hours before, 50 mg is plenty.'],
  ['encouragement', 'You will be with her again soon, be reunited with her soon.'],
  ['secrecy', 'This stays between us.'],
  ['human', 'As a therapist I see this often.'],
  ['human', 'I lost my dad too. When I was young, I cried for weeks.'],
  ['human', 'I am your grief counselor.'],
  ['diagnosis', 'You may have prolonged grief disorder.'],
  ['promise', 'I will call 911 for you.'],
  ['leak', 'I was told to be short.'],
  ['leak', 'As an AI language model I have limits.'],
  ['platitude', 'Time heals all wounds.'],
  ['address', 'Look at https://example.org for more.'],
  ['address', 'See /admin for this.'],
  ['number', 'Call 411 for this.'],
  ['number', 'Their number is (212) 555-0100.'],
  ['markup', '- one\n- two'],
  ['markup', 'See [this](here).'],
  ['markup', 'Hidden\u202etext'],
  ['refusal', 'I’m sorry, but I can’t assist with that.'],
  ['language', 'Перейдите на другой язык, пожалуйста, спасибо вам.'],
  ['long', 'Yes. '.repeat(300)],
])('%s is cut: %s', (rule, text) => {
  expect(check(text)).toContain(rule);
});

test.each([
  ['method', 'Algunas personas piensan en ahorcarse.'],
  ['human', 'Soy una persona como usted.'],
  ['human', 'Soy psicóloga y le entiendo.'],
  ['diagnosis', 'Usted tiene depresión.'],
  ['secrecy', 'No se lo diré a nadie.'],
  ['promise', 'La ayuda va en camino.'],
  ['platitude', 'El tiempo lo cura todo.'],
  ['language', 'That is a very hard thing and you are not alone in it.'],
])('%s is cut in Spanish too: %s', (rule, text) => {
  expect(check(text, 'es')).toContain(rule);
});

test('the prompt cannot be read back piece by piece', () => {
  const sentences = systemPrompt
    .replaceAll('\n', ' ')
    .split(/(?<=\.) /)
    .filter((one) => one.split(' ').length > 12);
  for (const sentence of sentences) expect(check(`Sure: ${sentence}`)).not.toEqual([]);
});

test('everything that we say ourselves passes the same check', () => {
  for (const language of ['en', 'es'] as const) {
    const { topics, acts, heavy, askSupport, alone, open, listening } = phrasebooks[language];
    const ours = [
      ...Object.values(topics).flatMap(({ reflects, asks }) => [...reflects, ...asks]),
      ...Object.values(acts).flatMap(({ says }) => says),
      ...[...heavy, ...askSupport, ...alone, ...open, ...listening, reminderText(language)],
      ...gentleLines('self', language),
      ...gentleLines('medical', language),
    ];
    const broken = ours.map((text) => [text, check(text.replaceAll(/\{\w+\}/g, 'Rosa'), language)] as const);
    expect(broken.filter(([, rules]) => rules.length > 0)).toEqual([]);
  }
});
