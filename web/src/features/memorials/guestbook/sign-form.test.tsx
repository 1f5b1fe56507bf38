// The form as a page without scripts has it.
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { explainFault } from '../../../platform/field-phrases';
import type { FormAnswer } from '../../../platform/form-answer';
import { UserProvider } from '../../../platform/user';
import { ExplainFaultContext } from '../../../ui/forms/fault-words';
import { SignForm } from './sign-form';

type Memorial = ComponentProps<typeof SignForm>['memorial'];
const memorial = { id: 7, address: 'ida-okafor' } as Memorial;

function drawn(answer?: FormAnswer, said?: string): string {
  return renderToString(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={new QueryClient()}>
        <ExplainFaultContext value={explainFault}>
          <UserProvider told={null}>
            <SignForm memorial={memorial} answer={answer} said={said} />
          </UserProvider>
        </ExplainFaultContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
}

test('it can be sent as it is, and keeps the photo for pages that can send one', () => {
  const page = drawn();
  expect(page).toContain('<input type="hidden" name="intent" value="sign"/>');
  expect(page).toMatch(/<div hidden="" [^>]*data-guest-photo="\/api\/memorials\/7\/guest-photo"/);
  expect(page).not.toContain('style=');
});

test('what was refused stands there again, with what is missing in the words of the page', () => {
  const typed = {
    authorName: ' ',
    message: 'She taught me\nto read.',
    authorEmail: 'rose@',
    isRsvp: 'on',
    rsvpStatus: 'maybe',
  };
  const fields = { authorName: 'Author name is required', authorEmail: 'Please enter a valid email address' };
  const page = drawn({ intent: 'sign', refusal: { code: 'request.invalid', fields, sentence: '' }, typed });
  expect(page).toContain('Name is required');
  expect(page).toContain('Please enter a valid email address');
  expect(page).not.toContain('Author name');
  expect(page).toContain('She taught me\nto read.</textarea>');
  expect(page).toContain('value="rose@"');
  expect(page.match(/checked=""/g)).toHaveLength(2);
});

test('a failure says so and keeps the words; a reason that is known is told instead', () => {
  const typed = { authorName: 'Rose', message: 'Thank you.' };
  const refused = (code: 'server.failed' | 'guestbook.closed') =>
    drawn({ intent: 'sign', refusal: { code, sentence: '' }, typed });
  expect(refused('server.failed')).toContain(
    'Error Adding Message: There was an error adding your message. Please try again.',
  );
  expect(refused('server.failed')).toContain('Thank you.</textarea>');
  expect(refused('guestbook.closed')).toContain('The family has closed this guestbook.');
});

test('an answer to another form of the page is none of its business', () => {
  const page = drawn({ intent: 'report', refusal: { code: 'server.failed', sentence: '' }, typed: { message: 'x' } });
  expect(page).not.toContain('Error Adding Message');
});

test('afterwards it says whether the words can be read', () => {
  expect(drawn(undefined, 'signed')).toContain('Your words are in the guestbook now.');
  expect(drawn(undefined, 'signed-held')).toContain('The family looks at it first');
  expect(drawn(undefined, 'reported')).not.toContain('Message Added');
});

test('a static page is told where to keep the words, and when they need not be kept any more', () => {
  const kept = 'evenlight.unsent-entry-7.visitor';
  expect(drawn()).toContain(`data-kept-as="${kept}"`);
  expect(drawn()).not.toContain('data-stored');
  for (const said of ['signed', 'signed-held']) expect(drawn(undefined, said)).toContain(`data-stored="${kept}"`);
});

test('a page without scripts says the quiet line as well, and only when it was said', () => {
  const line = 'If this is heavy for you right now';
  expect(drawn(undefined, 'signed-line')).toContain(line);
  expect(drawn(undefined, 'signed-held-line')).toContain(line);
  for (const said of ['signed', 'signed-held', '-line', 'anything-line'])
    expect(drawn(undefined, said)).not.toContain(line);
});
