// Where somebody will rest, as the server tells it.
import type { PlanId } from '@evenlight/contract/ids';
import { nothingYet, type RestingPlace } from '@evenlight/contract/resting-places';

export type RestFacts = Partial<Omit<RestingPlace, 'words'>> & { words?: Partial<RestingPlace['words']> };

export function aRest(planId: PlanId, { words, ...facts }: RestFacts = {}): RestingPlace {
  return {
    planId,
    planNumber: 'EV-7K3M9R',
    personName: 'Danuta Wałęsa',
    calledName: '',
    faithTradition: 'christian',
    branch: '',
    way: 'burial',
    isMine: true,
    mayEdit: true,
    version: 1,
    words: { ...nothingYet, ...words },
    listed: null,
    inquiries: [],
    ...facts,
  };
}
