import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { expect, test } from 'vitest';
import { aMemorial } from '../../../testing/samples/memorials';
import { afterSave, begunFrom, changedIn, conflictsWith, fieldsOf, upon } from './merge-fields';

const memorial = (facts: Partial<Memorial> = {}) =>
  aMemorial({ fullName: 'Elena Ruiz', birthDate: '1941-03-04', ...facts });

const writing = (biography: string) => {
  const begun = begunFrom(memorial());
  return { ...begun, fields: { ...begun.fields, biography } };
};

test('somebody else’s name and one’s own story are no conflict, and both stand', () => {
  const theirs = memorial({ fullName: 'Elena Ruiz de Núñez', version: 2 });
  const mine = writing('She danced.');
  expect(conflictsWith(mine, fieldsOf(theirs))).toEqual([]);
  const merged = upon(mine, theirs);
  expect(merged.fields).toMatchObject({ fullName: 'Elena Ruiz de Núñez', biography: 'She danced.' });
  expect(changedIn(merged)).toEqual(['biography']);
  expect(merged.version).toBe(2);
});

test('two different stories are a conflict, and two equal ones are none', () => {
  const mine = writing('She danced.');
  expect(conflictsWith(mine, fieldsOf(memorial({ biography: 'She cooked.' })))).toEqual(['biography']);
  expect(conflictsWith(mine, fieldsOf(memorial({ biography: 'She danced.' })))).toEqual([]);
});

test('words typed while a save is under way are kept, and are the only ones not saved', () => {
  const sent = writing('First.');
  const since = { ...sent, fields: { ...sent.fields, biography: 'First. Second.' } };
  const after = afterSave(since, sent.fields, memorial({ biography: 'First.', version: 2 }));
  expect(after).toMatchObject({ version: 2, fields: { biography: 'First. Second.' }, base: { biography: 'First.' } });
  expect(changedIn(afterSave(sent, sent.fields, memorial({ biography: 'First.', version: 2 })))).toEqual([]);
});
