import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyDraft } from '../../draft/planning-draft';
import type { Choices, PlanningActions } from '../use-planning';
import { AddonsStep } from './addons-step';

test('a package that has nothing to add says so', () => {
  const choices = { from: 'hindu', addons: { data: [], isError: false } } as unknown as Choices;
  const page = renderToString(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <AddonsStep
        draft={{ ...emptyDraft('1'), faithTradition: 'hindu', packageTier: 'basic' }}
        choices={choices}
        actions={{} as PlanningActions}
      />
    </I18nProvider>,
  );
  expect(page).toContain('No additional services available for your selected package.');
});
