// What the house itself says about a version, in the reader's language; what people wrote stays as it is.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { inTheirLanguage } from '../../../platform/fallback';

export function descriptionInWords(description: string, i18n: I18n): string {
  const [, version] = /^Back to version (\d+)$/.exec(description) ?? [];
  if (version) return i18n._(msg`Back to version ${version}`);
  // The decision is gone, and its words with it.
  if (description === 'The family decided this.') return i18n._(msg`The family decided this.`);
  const [, chosen] = /^The family decided: (.+)$/.exec(description) ?? [];
  if (!chosen) return inTheirLanguage(description);
  const choice = inTheirLanguage(chosen);
  return i18n._(msg`The family decided: ${choice}`);
}
