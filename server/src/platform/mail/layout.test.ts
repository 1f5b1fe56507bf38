import { fictionalBrand } from '@evenlight/contract/brand';
import { expect, test } from 'vitest';
import { type MailContent, renderMail } from './layout.ts';

const content = {
  language: 'en',
  brand: fictionalBrand,
  heading: 'Your sign-in code',
  paragraphs: ['Enter this code where you asked for it.', 'It works for ten minutes.'],
  code: '402719',
  action: { label: 'Sign in', url: 'https://evenlight.example/sign-in?step=code&next=%2Fplan' },
  footerReason: 'You receive this because somebody entered this address to sign in.',
} satisfies MailContent;

test('text and HTML say the same', () => {
  const { text, html } = renderMail(content);
  for (const words of [
    content.heading,
    ...content.paragraphs,
    '402719',
    'Sign in',
    content.footerReason,
    'Evenlight',
    '(415) 555-0142',
  ]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(text).toContain('https://evenlight.example/sign-in?step=code&next=%2Fplan');
  expect(html).toContain('href="https://evenlight.example/sign-in?step=code&amp;next=%2Fplan"');
});

test('a line that somebody began is a line in both, and nothing in it is read as markup', () => {
  const { text, html } = renderMail({ ...content, paragraphs: ['With care,\nInes <b>Duarte</b>\r\nEvenlight'] });
  expect(text).toContain('With care,\nInes <b>Duarte</b>');
  expect(html).toContain('With care,<br>\nInes &lt;b&gt;Duarte&lt;/b&gt;<br>\nEvenlight</p>');
});

test('what somebody wrote is not said to be in the language of the mail', () => {
  const paragraphs = [{ after: 'In their words:', theirs: 'Vengo el lunes.' }];
  const { text, html } = renderMail({ ...content, paragraphs });
  expect(text).toContain('In their words: Vengo el lunes.');
  expect(html).toContain('In their words: <span lang="" dir="auto">Vengo el lunes.</span>');
});

test('the code stands alone on its line, so that it can be found and copied', () => {
  expect(renderMail(content).text).toMatch(/^402719$/m);
});

test('code and button appear only when there are any', () => {
  const { code: _, action: __, ...wordsAlone } = content;
  const { text, html } = renderMail(wordsAlone);
  expect(text).not.toMatch(/402719|https:/);
  expect(html).not.toMatch(/402719|<a /);
});

test('whatever people typed stays text', () => {
  const attack = `"><script>alert(1)</script><img src=x onerror='a'>`;
  const { html } = renderMail({
    language: 'en',
    brand: { ...fictionalBrand, name: attack },
    heading: attack,
    paragraphs: [attack],
    code: attack,
    action: { label: attack, url: `https://evenlight.example/${attack}` },
    footerReason: attack,
  });
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<img');
  expect(html).not.toContain(`='a'`);
});

test('a link that is not http or https is refused', () => {
  for (const url of ['javascript:alert(1)', '//evil.example', '/sign-in', 'data:text/html,x']) {
    expect(() => renderMail({ ...content, action: { label: 'Go', url } })).toThrow('begins with http');
  }
});

test('it loads nothing and needs no tables', () => {
  expect(renderMail(content).html).not.toMatch(/<img|<table|<script|<link|url\(|@import/);
});
