// What is put to a family, and what there is to choose from, lies sealed.
import { sealedColumn } from '../../../platform/secrets/sealed-text.ts';

export const questions = sealedColumn({
  purpose: 'decision-question',
  key: ['id'],
  clear: 'question',
  sealed: 'sealedQuestion',
});

export const optionLabels = sealedColumn({
  purpose: 'decision-option',
  key: ['id'],
  clear: 'label',
  sealed: 'sealedLabel',
});
