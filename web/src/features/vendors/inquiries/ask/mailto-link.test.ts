import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailtoLink } from './mailto-link';

const letter = { to: ['lark@example.org'], subject: 'Flowers', facts: [], message: 'White, please.' };

function read(link: string) {
  const { protocol, pathname, searchParams, hash } = new URL(link);
  return { protocol, pathname, hash, keys: [...searchParams.keys()], fields: Object.fromEntries(searchParams) };
}

test('every filled field is in the letter, and an empty one is not', () => {
  const facts = [
    ['Name', 'Asha Rao'],
    ['Phone', ' '],
    ['Budget', '$1,200'],
  ] as const;
  const { fields, pathname } = read(mailtoLink({ ...letter, facts }));
  expect(pathname).toBe('lark@example.org');
  expect(fields).toEqual({ subject: 'Flowers', body: 'White, please.\r\n\r\nName: Asha Rao\r\nBudget: $1,200' });
});

test('signs that mean something in an address are only words, and nobody can add a recipient or a header', () => {
  const hostile = 'a&bcc=x@example.org?cc=y#z %0d%0a +1 🕊️ "é"';
  const { keys, fields, hash } = read(
    mailtoLink({ ...letter, subject: `${hostile}\r\nBcc: z@example.org`, message: hostile }),
  );
  expect(keys).toEqual(['subject', 'body']);
  expect(hash).toBe('');
  expect(fields.subject).toBe(`${hostile} Bcc: z@example.org`);
  expect(fields.body).toBe(hostile);
  expect(mailtoLink({ ...letter, subject: hostile })).not.toMatch(/[\s"+]/);
  expect(read(mailtoLink({ ...letter, to: ['a@x.org?bcc=b@x.org&subject=no'] })).keys).toEqual(['subject', 'body']);
});

test('line breaks of every kind become those of mail, and a fact stays on its line', () => {
  const { fields } = read(mailtoLink({ ...letter, message: 'a\nb\rc\r\nd', facts: [['Name', 'Asha\r\nPhone: 1']] }));
  expect(fields.body).toBe('a\r\nb\r\nc\r\nd\r\n\r\nName: Asha Phone: 1');
});

test('several vendors do not see each other', () => {
  const { pathname, fields } = read(mailtoLink({ ...letter, to: ['a@x.org', 'b@x.org'] }));
  expect(pathname).toBe('');
  expect(fields.bcc).toBe('a@x.org,b@x.org');
});

test('whatever is typed, there is a link, and it has just these parts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (subject, message) => {
      const link = mailtoLink({ ...letter, subject, message: `${message}\ud800` });
      expect(read(link).keys).toEqual(['subject', 'body']);
    }),
  );
});
