// What a family wrote about the costs of others, in words for whoever takes their data along.
import type { SaidState } from '@evenlight/contract/costs/cost-lines';
import type { CostKind } from '@evenlight/contract/costs/kinds';
import { forEachLanguage } from '@evenlight/contract/languages';
import { type Words, words } from '../../../platform/texts/texts.ts';

const kindNames: Record<CostKind, Words> = {
  plot: words('The grave', 'cost'),
  opening: words('Opening and closing the grave'),
  vault: words('Vault or liner', 'cost'),
  stone: words('The stone', 'cost'),
  'stone-setting': words('Setting the stone', 'cost'),
  crematory: words('The crematory’s charge'),
  niche: words('A niche', 'cost'),
  scattering: words('A boat for the ashes', 'cost'),
  copies: words('Certified copies', 'cost'),
  permit: words('The county permit', 'cost'),
  letter: words('A letter that the illness was not contagious', 'cost'),
  clergy: words('Clergy', 'cost'),
  obituary: words('Obituary', 'cost'),
  flowers: words('Flowers', 'cost'),
  hall: words('A hall', 'cost'),
  food: words('Food', 'cost'),
  travel: words('Travel', 'cost'),
  music: words('Music', 'cost'),
  photographs: words('Photographs', 'cost'),
  transport: words('Cars and buses', 'cost'),
  supplies: words('Ritual supplies', 'cost'),
  'funeral-home': words('Another funeral home', 'cost'),
  counseling: words('Grief counseling', 'cost'),
};

export const saidStateNames: Record<SaidState, Words> = {
  open: words('Not known yet', 'cost'),
  estimate: words('Estimate', 'cost'),
  quoted: words('Quoted', 'cost'),
  agreed: words('Agreed', 'cost'),
  paid: words('Paid', 'cost'),
  'not-needed': words('Not needed', 'cost'),
};

const isKind = (line: string): line is CostKind => line in kindNames;

/** A line of the family's own has the name that it gave it. */
export function lineInWords({ line, name }: { line: string; name: string }): Words {
  return isKind(line) ? kindNames[line] : forEachLanguage(() => name);
}
