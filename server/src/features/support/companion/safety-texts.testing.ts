// What one person reads who is in the same danger again and again.
import type { ChatLanguage } from '@evenlight/contract/languages';
import type { CrisisRoute } from '@evenlight/contract/support/levels';
import { safetyText } from './safety-texts.ts';

export function inARow(route: CrisisRoute, language: ChatLanguage, times: number): string[] {
  const said: string[] = [];
  for (let time = 0; time < times; time += 1) said.push(safetyText(route, language, said));
  return said;
}
