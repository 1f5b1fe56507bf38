// What the few fixed answers about a resting place are called.
import type { Caution, PartPlace, RestingPlaceWords, RestTask } from '@evenlight/contract/resting-places';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Names<Field extends keyof RestingPlaceWords> = Record<
  Extract<RestingPlaceWords[Field], string>,
  MessageDescriptor
>;

const unknown = msg`Not yet known`;

export const cemeteryNames: Names<'cemetery'> = {
  listed: msg`One from our directory`,
  owned: msg`We own a place`,
  unknown,
};
export const ownershipPaperNames: Names<'ownershipPaper'> = {
  'at-hand': msg({ message: 'At hand', context: 'deed' }),
  looking: msg({ message: 'Still looking for it', context: 'deed' }),
  unknown,
};
export const openingNames: Names<'opening'> = {
  unknown: msg({ message: 'Not asked yet', context: 'opening of the grave' }),
  asked: msg({ message: 'Asked', context: 'opening of the grave' }),
  agreed: msg({ message: 'Agreed', context: 'opening of the grave' }),
};
export const containerNames: Names<'container'> = {
  liner: msg({ message: 'A liner', context: 'around the casket' }),
  vault: msg({ message: 'A vault', context: 'around the casket' }),
  none: msg({ message: 'None', context: 'around the casket' }),
  unknown,
};
export const stoneNames: Names<'stone'> = {
  now: msg({ message: 'Now', context: 'stone' }),
  later: msg({ message: 'Later', context: 'stone' }),
  unknown,
};

export const partNames: Record<PartPlace, MessageDescriptor> = {
  home: msg({ message: 'At home', context: 'ashes' }),
  niche: msg({ message: 'In a niche', context: 'ashes' }),
  grave: msg({ message: 'In a grave', context: 'ashes' }),
  sea: msg({ message: 'Scattered at sea', context: 'ashes' }),
  land: msg({ message: 'Scattered on land', context: 'ashes' }),
  abroad: msg({ message: 'To another country', context: 'ashes' }),
  keepsake: msg({ message: 'In a keepsake', context: 'ashes' }),
};
export const ashesNames: Names<'ashes'> = {
  ...partNames,
  divided: msg({ message: 'Divided in the family', context: 'ashes' }),
  unknown,
};
export const seaNames: Names<'seaFrom'> = {
  boat: msg`From a boat`,
  aircraft: msg`From an aircraft`,
  shore: msg`From a beach`,
  pier: msg`From a pier or bridge`,
  unknown,
};
export const landNames: Names<'landKind'> = {
  garden: msg`A scattering garden of a cemetery`,
  own: msg`Our own land`,
  others: msg`Land of somebody else`,
  park: msg`A park`,
  water: msg`A lake or river`,
  unknown,
};
export const permissionNames: Names<'permission'> = {
  unknown: msg({ message: 'Not asked yet', context: 'permission' }),
  asked: msg({ message: 'Asked', context: 'permission' }),
  written: msg({ message: 'Given in writing', context: 'permission' }),
  refused: msg({ message: 'Refused', context: 'permission' }),
};

export const taskNames: Record<RestTask, MessageDescriptor> = {
  permit: msg`The permit names the place`,
  closed: msg`A durable container that stays closed`,
  'next-keeper': msg`Who keeps them afterwards`,
  distance: msg`Far enough from the shore`,
  opened: msg`Out of the container`,
  report: msg`The report to the EPA`,
  owner: msg`Written permission of the owner`,
  local: msg`Local rules looked up`,
  unseen: msg`Nothing is left to be seen`,
  'death-copies': msg`Certified copies of the death certificate`,
  'cremation-certificate': msg`The cremation certificate`,
  airline: msg`The rules of the airline`,
  consulate: msg`The rules of the consulate`,
  sealed: msg`A sealed container`,
  'signed-copy': msg`The signed permit went back`,
};

export const taskHints: Partial<Record<RestTask, MessageDescriptor>> = {
  permit: msg`The funeral home gets this permit for disposition from the county. Each place needs its own.`,
  opened: msg`At sea also in an urn that dissolves in the water.`,
  report: msg`Ask whether it is needed for your waters.`,
  owner: msg`From whoever owns the land, or the office that looks after it.`,
  local: msg`A city or county may have rules of its own. Ask its office.`,
  unseen: msg`Spread out, with no heap and no marker.`,
  'death-copies': msg`Ask the consulate how many it wants to see.`,
  'cremation-certificate': msg`The crematory gives it to you.`,
  airline: msg`Ask: in the cabin or in the hold, and with which papers.`,
  consulate: msg`Ask early. Papers and days differ, and rules change.`,
  sealed: msg`Ask the crematory to seal it, in a container that X-rays pass, such as wood.`,
  'signed-copy': msg`To the registrar of the county, afterwards.`,
};

/** Why it cannot be so, and what is possible instead. */
export const cautionWords: Record<Caution, MessageDescriptor> = {
  'from-shore': msg`Ashes are scattered some way out at sea, so a beach is too near. A boat or an aircraft can take you out.`,
  'from-pier': msg`California does not allow scattering from a pier or bridge. A boat or an aircraft can take you out.`,
  'inland-water': msg`The law counts lakes and rivers as land: ashes may go there only with written permission, and many places say no. The Bay and the ocean are possible, from a boat.`,
  owner: msg`Land of somebody else needs their written permission first. Until you have it, the ashes can stay at home.`,
  park: msg`Every park gives its own permission, in writing, and some give none. Ask before the day. The Bay and the ocean are possible without it, from a boat.`,
  refused: msg`They have said no, so it cannot be there. Possible instead: the Bay or the ocean from a boat, a scattering garden, or land whose owner agrees in writing.`,
};
