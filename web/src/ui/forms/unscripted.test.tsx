import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CheckboxField } from './checkbox-field';
import { Form } from './form';
import { SubmitButton } from './submit-button';
import { TextField } from './text-field';
import { type Unscripted, withTyped } from './unscripted';

const schema = z.object({ name: z.string().trim().min(1), comes: z.boolean() });

function drawn(unscripted?: Unscripted) {
  return renderToString(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Form
        schema={schema}
        defaultValues={{ name: '', comes: false }}
        unscripted={unscripted}
        onSubmit={() => undefined}
      >
        <TextField name="name" label="Name" />
        <CheckboxField name="comes" label="I will come" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </I18nProvider>,
  );
}

test('a form that works without scripts says which one it is, and its button can be pressed', () => {
  const page = drawn({ intent: 'sign', labels: { name: 'Name' } });
  expect(page).toContain('<input type="hidden" name="intent" value="sign"/>');
  expect(page).toMatch(/<form [^>]*method="post"/);
  expect(page).not.toContain('disabled=""');
  expect(page).not.toContain('aria-disabled="true"');
});

test('what is missing is named by the receiver in our words, not by the browser in its own', () => {
  expect(drawn({ intent: 'sign', labels: { name: 'Name' } })).toMatch(/<form [^>]*noValidate=""/);
  expect(drawn()).not.toContain('noValidate');
});

test('other forms carry nothing of it', () => {
  expect(drawn()).not.toContain('name="intent"');
});

test('a refused post shows again what was typed and what was found', () => {
  const page = drawn({
    intent: 'sign',
    labels: { name: 'Name' },
    typed: { name: ' ', comes: 'on' },
    faults: { name: 'Author name is required' },
  });
  expect(page).toContain('aria-invalid="true"');
  expect(page).toContain('One thing to look at again');
  expect(page).toContain('checked=""');
  // In the words of the page, not in those of the receiver.
  expect(page).toContain('Required');
  expect(page).not.toContain('Author name');
});

test('what only the receiver can find is told in its words', () => {
  const page = drawn({
    intent: 'sign',
    labels: {},
    typed: { name: 'Rose' },
    faults: { name: 'Somebody else is Rose' },
  });
  expect(page).toContain('Somebody else is Rose');
  expect(page).toContain('value="Rose"');
});

test('a box that was not ticked is not ticked again', () => {
  expect(withTyped({ name: '', comes: true }, { name: 'Rose' })).toEqual({ name: 'Rose', comes: false });
});
