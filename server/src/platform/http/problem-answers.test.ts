// A refusal is said in the language of whoever asked, wherever on its way in it was refused.
import { expect, test } from 'vitest';
import { openTestHouse } from '../../testing/open-test-house.ts';
import { sentences } from '../problem-sentences.ts';

const house = await openTestHouse();

async function errorOf(headers: Record<string, string>, method = 'GET') {
  const json = { 'content-type': 'application/json', ...headers };
  const { text } = await house.aVisitor().raw(method, '/api/planning-draft', { headers: json });
  return JSON.parse(text);
}

test('by the language that was chosen, else by what the browser asks for, else English', async () => {
  const inEnglish = await errorOf({});
  expect(inEnglish).toMatchObject({ code: 'session.required', error: sentences['session.required'].en });
  const inSpanish = { code: 'session.required', error: 'Inicie sesión para continuar. No se cambió nada.' };
  expect(await errorOf({ 'accept-language': 'es-MX,en;q=0.5' })).toMatchObject(inSpanish);
  expect(await errorOf({ 'accept-language': 'en', cookie: 'language=es' })).toMatchObject(inSpanish);
  expect(await errorOf({ 'accept-language': 'es', cookie: 'language=en' })).toMatchObject({ error: inEnglish.error });
});

test('an early refusal is said in Spanish as well', async () => {
  const headers = { 'accept-language': 'es', origin: 'https://evil.example' };
  expect(await errorOf(headers, 'PUT')).toMatchObject({ error: sentences['request.foreign_origin'].es });
});

test('every sentence has a Spanish one of its own, and says usted', () => {
  for (const [code, { en, es }] of Object.entries(sentences)) {
    expect(es, code).not.toBe(en);
    expect(es, code).not.toMatch(/\b(tú|tu|tus|te|puedes|tienes|vuelve)\b/iu);
    expect(es.length, code).toBeGreaterThan(12);
  }
});
