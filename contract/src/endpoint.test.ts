import { expect, test } from 'vitest';
import { endpoint, pathOf } from './endpoint.ts';
import { z } from './zod.ts';

const readThing = endpoint({
  method: 'GET',
  path: '/things/:id/parts',
  summary: '',
  access: 'anyone',
  params: z.object({ id: z.string() }),
});

test('an id can never climb out of its place in the address', () => {
  expect(pathOf(readThing, { params: { id: '../../users?x=1#y' } })).toBe(
    '/api/things/..%2F..%2Fusers%3Fx%3D1%23y/parts',
  );
});

test('a query leaves out what is not set', () => {
  expect(pathOf(readThing, { params: { id: '1' }, query: { city: 'San José', faith: undefined } })).toBe(
    '/api/things/1/parts?city=San+Jos%C3%A9',
  );
});
