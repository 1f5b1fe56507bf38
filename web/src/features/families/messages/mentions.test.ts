import { expect, test } from 'vitest';
import { nameBegun, namedIn, partsOf, withName } from './mentions';

test('a name is found whole, also when it begins like another', () => {
  expect(partsOf('Ask @Ana Lopez, not @Ana', ['Ana', 'Ana Lopez'])).toEqual([
    { text: 'Ask ', isName: false },
    { text: '@Ana Lopez', isName: true },
    { text: ', not ', isName: false },
    { text: '@Ana', isName: true },
  ]);
});

test('names of any alphabet and with any signs are only text', () => {
  const names = ['José (Pepe) Núñez', 'O’Brien', '李'];
  expect(
    namedIn(
      '@José (Pepe) Núñez and @李',
      names.map((name) => ({ name })),
    ),
  ).toEqual([{ name: 'José (Pepe) Núñez' }, { name: '李' }]);
  expect(partsOf('<b>@O’Brien</b>', names)).toContainEqual({ text: '@O’Brien', isName: true });
});

test('a name is begun after a blank or at the beginning, and an address is none', () => {
  expect(nameBegun('@', 1)).toBe('');
  expect(nameBegun('Ask @Mi', 7)).toBe('Mi');
  expect(nameBegun('mina@example', 12)).toBeNull();
  expect(nameBegun('Ask @Milo Rao ', 14)).toBeNull();
});

test('a chosen name takes the place of what was begun, and the rest of the text stays', () => {
  expect(withName('Ask @Mi please', 7, 'Milo Rao')).toEqual({ text: 'Ask @Milo Rao please', cursor: 14 });
  expect(withName('Ask', 3, 'Milo Rao')).toEqual({ text: 'Ask @Milo Rao ', cursor: 14 });
  expect(withName('', 0, 'Milo')).toEqual({ text: '@Milo ', cursor: 6 });
});

test.each(['Fatima Al-Zahra', 'O’Brien-Ñandú', 'Anne-Marie (Mom)', 'a/b', '[x]', 'C++ *', '$^{1}|\\', '👩‍👧', 'فاطمة'])(
  'somebody called %s can be named, and breaks nobody else’s message',
  (name) => {
    expect(namedIn(`Thank you, @${name}.`, [{ name }, { name: 'Ana' }])).toEqual([{ name }]);
    expect(namedIn('No names here - at all.', [{ name }])).toEqual([]);
  },
);
