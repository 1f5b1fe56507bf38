import type { HoldReason } from '@evenlight/contract/memorials/guestbook';
import { describe, expect, test } from 'vitest';
import { bareWords, isDistinctive, reasonsIn } from './screening.ts';

const decent = [
  'I loved her grass-fed jokes.',
  'He grew up in Scunthorpe and taught classics; his assessments were kind.',
  'Dick and Fanny were the best neighbours. Randy and Gay send their love.',
  'She kept that house spic and span, and the Slutskys next door admired it.',
  'Shitake soup on Sundays, and Cockburn port after. I miss him.',
  'Thank you for 40 years. He was born on the 4th, and I was 2nd in line.',
  'We loved her.So did the children.Me too.',
  'He worked for the county.It was a good life.',
  'Ph.D. at 71, at 8 a.m. sharp, from U.C. Berkeley.',
  'J. R. R. was what we called him.',
  'Nooooooo. I cannot believe it.',
  'Grandma won at the casino twice and gave it all away.',
  'A hell of a man. See you on the other side.',
  'Forever in our hearts ❤❤❤❤❤❤❤❤❤❤❤❤❤❤❤❤❤❤❤❤',
  'Santo, Santo, Santo es el Señor.',
  'Hare Krishna Hare Krishna Krishna Krishna Hare Hare Hare Rama Hare Rama Rama Rama Hare Hare',
  'Waheguru Waheguru Waheguru',
  'REST IN PEACE',
  'Que en paz descanse. La quisimos mucho y la vamos a extrañar siempre.',
  'Mi más sentido pésame para toda la familia. Dios los bendiga.',
  'Su perra Luna lo esperaba cada tarde en la puerta. Kike y Concha mandan un abrazo.',
  'Comíamos un cono de helado cada domingo en la plaza.',
  'Se fue un hombre bueno. ¡Cuánto lo vamos a extrañar!',
  'إنا لله وإنا إليه راجعون. رحمها الله رحمة واسعة وأسكنها فسيح جناته.',
  'ברוך דיין האמת. תהא נשמתה צרורה בצרור החיים.',
  '一路走好。您的笑容我们永远不会忘记。愿您安息。',
  'ॐ शान्तिः शान्तिः शान्तिः। उनकी आत्मा को शांति मिले।',
  'ਵਾਹਿਗੁਰੂ ਜੀ ਕਾ ਖਾਲਸਾ, ਵਾਹਿਗੁਰੂ ਜੀ ਕੀ ਫਤਿਹ।',
  'Царствие небесное. Мы помним и любим.',
  'Call me at 510 555 0123 whenever you need somebody.',
  'First line\n\nSecond line\nThird line',
];

const doubtful: [string, HoldReason][] = [
  ['Buy flowers at https://cheap.example/roses', 'links'],
  ['see www.example.org', 'links'],
  ['see w\u200bww.example.org', 'links'],
  ['order from best-pills.com today', 'links'],
  ['ORDER FROM BESTPILLS.COM', 'links'],
  ['bit.ly/3xYz has the pictures', 'links'],
  ['t.me/quickcash', 'links'],
  ['write to rich.prince@mail.example.com', 'links'],
  ['pills (dot) com', 'links'],
  ['pills[.]shop', 'links'],
  ['ｈｔｔｐｓ：／／example.org', 'links'],
  ['What a fucking liar', 'words'],
  ['what a sh1t life', 'words'],
  ['F U C K you', 'words'],
  ['f.u.c.k you', 'words'],
  ['f**k him', 'words'],
  ['fuuuuuck', 'words'],
  ['fu\u200bck', 'words'],
  ['fucк you', 'words'],
  ['a$$hole', 'words'],
  ['Rot in hell', 'words'],
  ['I’m glad he’s dead', 'words'],
  ['good   riddance!', 'words'],
  ['hijo de puta', 'words'],
  ['¡Cabrón!', 'words'],
  ['coño', 'words'],
  ['Ojalá te pudras', 'words'],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'repetition'],
  ['spam spam spam spam spam spam spam spam spam', 'repetition'],
  ['win a prize now\nwin a prize now\nwin a prize now\nwin a prize now', 'repetition'],
  ['EVERYBODY SHOULD KNOW WHAT THIS MAN HAS DONE TO HIS NEIGHBOURS AND THEIR DOG ALL THESE YEARS', 'shouting'],
];

describe('decent words are read at once', () => {
  test.each(decent)('%s', (message) => {
    expect(reasonsIn({ authorName: 'Rose Lind', message })).toEqual([]);
  });
});

describe('the family looks first at', () => {
  test.each(doubtful)('%s', (message, reason) => {
    expect(reasonsIn({ authorName: 'Rose Lind', message })).toContain(reason);
  });
});

test('a name is looked at like a message', () => {
  expect(reasonsIn({ authorName: 'pills.com', message: 'So sorry.' })).toEqual(['links']);
  expect(reasonsIn({ authorName: 'Fuck You', message: 'So sorry.' })).toEqual(['words']);
});

test('names from everywhere are names', () => {
  const names = [
    'María José Núñez',
    'Nguyễn Thị Phúc',
    'عبد الله',
    'אברהם',
    '王小明',
    'Ж. Петров',
    'O’Brien',
    'Dick Cheney',
  ];
  expect(names.filter((authorName) => reasonsIn({ authorName, message: 'So sorry.' }).length > 0)).toEqual([]);
});

test('a very long text is looked through quickly', () => {
  const begun = performance.now();
  for (const sign of ['a', 'a.', 'a ', '* ', 'f*', '@a', '((', '-.', '11', '!a', 'а1'])
    reasonsIn({ authorName: 'Rose', message: sign.repeat(2_000) });
  // A pattern that goes back and forth would take minutes, on any machine.
  expect(performance.now() - begun).toBeLessThan(10_000);
});

test('the same words are known again however they are set', () => {
  expect(bareWords('  He was  KIND, always. ')).toBe(bareWords('he was kind always'));
  expect(isDistinctive('Rest in peace')).toBe(false);
  expect(isDistinctive('He lent us his ladder every spring and never asked for it back.')).toBe(true);
});
