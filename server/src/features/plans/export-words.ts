// The words for what a plan holds, in what a person takes out of the house.
import type { KnownRelation } from '@evenlight/contract/plans';
import type { Way } from '@evenlight/contract/ways';
import { type Words, words } from '../../platform/texts/texts.ts';

export const kinds = {
  service: words('Service', 'plans export'),
  merchandise: words('Merchandise', 'plans export'),
  'cash-advance': words('Paid on to others'),
};

export const tiers = {
  simple: words('Simple', 'plans export'),
  basic: words('Basic', 'plans export'),
  premium: words('Premium', 'plans export'),
  legacy: words('Legacy', 'plans export'),
};

export const states = {
  draft: words('Draft', 'plans export'),
  active: words('Active', 'plans export'),
  'in-progress': words('In progress', 'plans export'),
  completed: words('Completed', 'plans export'),
};

export const wayNames: Record<Way, Words> = {
  burial: words('Burial'),
  'green-burial': words('Green burial'),
  cremation: words('Cremation'),
  'water-cremation': words('Water cremation'),
  donation: words('Given to science'),
  elsewhere: words('In another country, or already done'),
  undecided: words('Not yet known'),
};

export const relationWords: Record<KnownRelation, Words> = {
  myself: words('Myself'),
  mother: words('Mother'),
  father: words('Father'),
  partner: words('Partner'),
  child: words('Child', 'who they are to you'),
  sibling: words('Sibling'),
  friend: words('Friend'),
  other: words('Other', 'who they are to you'),
};
