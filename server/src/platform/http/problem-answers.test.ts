// A refusal is said in the language of whoever asked, wherever on its way in it was refused.
import { sentences } from '@evenlight/contract/problem-sentences';
import { sentencesInSpanish } from '@evenlight/contract/problem-sentences-es';
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';

const house = await openTestHouse();

async function errorOf(headers: Record<string, string>, method = 'GET') {
  const json = { 'content-type': 'application/json', ...headers };
  const { text } = await house.aVisitor().raw(method, '/api/planning-draft', { headers: json });
  return JSON.parse(text);
}

test('by the language that was chosen, else by what the browser asks for, else English', async () => {
  const inEnglish = await errorOf({});
  expect(inEnglish).toMatchObject({ code: 'session.required', error: sentences['session.required'] });
  const inSpanish = { code: 'session.required', error: 'Inicie sesión para continuar. No se cambió nada.' };
  expect(await errorOf({ 'accept-language': 'es-MX,en;q=0.5' })).toMatchObject(inSpanish);
  expect(await errorOf({ 'accept-language': 'en', cookie: 'language=es' })).toMatchObject(inSpanish);
  expect(await errorOf({ 'accept-language': 'es', cookie: 'language=en' })).toMatchObject({ error: inEnglish.error });
});

test('an early refusal is said in Spanish as well', async () => {
  const headers = { 'accept-language': 'es', origin: 'https://evil.example' };
  expect(await errorOf(headers, 'PUT')).toMatchObject({ error: sentencesInSpanish['request.foreign_origin'] });
});

test('every sentence has a Spanish one of its own, and says usted', () => {
  for (const [code, sentence] of Object.entries(sentencesInSpanish)) {
    expect(sentence, code).not.toBe(sentences[code as keyof typeof sentences]);
    expect(sentence, code).not.toMatch(/\b(tú|tu|tus|te|puedes|tienes|vuelve)\b/iu);
    expect(sentence.length, code).toBeGreaterThan(12);
  }
});
