// What is put to a family, and what there is to choose from, lies sealed.
import { sealedColumn } from '../../../platform/secrets/sealed-text.ts';
import type { World } from '../../../platform/world.ts';
import { decisionOptions, familyDecisions } from './tables.ts';

export const questions = sealedColumn(familyDecisions, {
  purpose: 'decision-question',
  key: ['id'],
  clear: 'question',
  sealed: 'sealedQuestion',
});

export const optionLabels = sealedColumn(decisionOptions, {
  purpose: 'decision-option',
  key: ['id'],
  clear: 'label',
  sealed: 'sealedLabel',
});

export async function sealOldQuestions(world: Pick<World, 'db' | 'keys'>): Promise<void> {
  await questions.sealOld(world);
  await optionLabels.sealOld(world);
}
