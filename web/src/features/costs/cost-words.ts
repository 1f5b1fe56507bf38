// What the lines that others charge are called, and how their prices stand.
import type { CostLine, CostState, SaidState } from '@evenlight/contract/costs/cost-lines';
import { type CostKind, costKinds } from '@evenlight/contract/costs/kinds';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

const kindNames: Record<CostKind, MessageDescriptor> = {
  plot: msg({ message: 'The grave', context: 'cost' }),
  opening: msg`Opening and closing the grave`,
  vault: msg({ message: 'Vault or liner', context: 'cost' }),
  stone: msg({ message: 'The stone', context: 'cost' }),
  'stone-setting': msg({ message: 'Setting the stone', context: 'cost' }),
  crematory: msg`The crematory’s charge`,
  niche: msg({ message: 'A niche', context: 'cost' }),
  scattering: msg({ message: 'A boat for the ashes', context: 'cost' }),
  copies: msg({ message: 'Certified copies', context: 'cost' }),
  permit: msg({ message: 'The county permit', context: 'cost' }),
  letter: msg({ message: 'A letter that the illness was not contagious', context: 'cost' }),
  clergy: msg({ message: 'Clergy', context: 'cost' }),
  obituary: msg({ message: 'Obituary', context: 'cost' }),
  flowers: msg({ message: 'Flowers', context: 'cost' }),
  hall: msg({ message: 'A hall', context: 'cost' }),
  food: msg({ message: 'Food', context: 'cost' }),
  travel: msg({ message: 'Travel', context: 'cost' }),
  music: msg({ message: 'Music', context: 'cost' }),
  photographs: msg({ message: 'Photographs', context: 'cost' }),
  transport: msg({ message: 'Cars and buses', context: 'cost' }),
  supplies: msg({ message: 'Ritual supplies', context: 'cost' }),
  'funeral-home': msg({ message: 'Another funeral home', context: 'cost' }),
  counseling: msg({ message: 'Grief counseling', context: 'cost' }),
};

/** Why it is there at all, where that does not go without saying. */
export const kindNotes: Partial<Record<CostKind, MessageDescriptor>> = {
  plot: msg`The cemetery sells the right of burial. Ask what is in its price, and what it adds.`,
  opening: msg`Cemeteries charge for it beside the grave, and often more on weekends.`,
  vault: msg`No law asks for one; many cemeteries do.`,
  stone: msg`It can wait. The cemetery has rules for its size and material.`,
  'stone-setting': msg`The cemetery or the mason charges for it besides the stone.`,
  copies: msg`Each bank, insurer and agency keeps one. The state sets the price of a copy.`,
  clergy: msg`Often a gift. The congregation knows what is customary.`,
  obituary: msg`Newspapers charge by length. A memorial page here costs nothing.`,
  hall: msg`For the gathering afterwards, where it is not in the venue’s price.`,
  food: msg`A caterer, a restaurant, or what the family buys for its own table.`,
  travel: msg`Flights, rooms and cars for those who come from far.`,
};

export const stateWords: Record<CostState, MessageDescriptor> = {
  unknown: msg({ message: 'Not known yet', context: 'cost' }),
  estimate: msg({ message: 'Estimate', context: 'cost' }),
  quoted: msg({ message: 'Quoted', context: 'cost' }),
  agreed: msg({ message: 'Agreed', context: 'cost' }),
  paid: msg({ message: 'Paid', context: 'cost' }),
  'not-needed': msg({ message: 'Not needed', context: 'cost' }),
};

export const saidWords: Record<SaidState, MessageDescriptor> = { ...stateWords, open: stateWords.unknown };

export function useLineName(): (line: Pick<CostLine, 'id' | 'said'>) => string {
  const { i18n } = useLingui();
  return ({ id, said }) => {
    const kind = costKinds.find((one) => one === id);
    return kind ? i18n._(kindNames[kind]) : (said?.name ?? '');
  };
}
