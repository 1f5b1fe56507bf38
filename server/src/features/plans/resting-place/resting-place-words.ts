// What was chosen about a resting place, in words for whoever takes their data along.

import { forEachLanguage } from '@evenlight/contract/languages';
import {
  type AshesPart,
  ashesPlaces,
  type PartPlace,
  type RestingPlaceWords,
  type RestTask,
  tasksOf,
  tickOf,
} from '@evenlight/contract/resting-places';
import { type Words, words } from '../../../platform/texts/texts.ts';

type Names<Field extends keyof RestingPlaceWords> = Record<Extract<RestingPlaceWords[Field], string>, Words>;

const unknown = words('Not yet known');

export const cemeteryNames: Names<'cemetery'> = {
  unknown,
  listed: words('One of our directory'),
  owned: words('The family owns a place'),
};
export const ownershipPaperNames: Names<'ownershipPaper'> = {
  unknown,
  'at-hand': words('At hand', 'deed'),
  looking: words('Still looking for it', 'deed'),
};
export const openingNames: Names<'opening'> = {
  unknown: words('Not asked yet', 'opening of the grave'),
  asked: words('Asked', 'opening of the grave'),
  agreed: words('Agreed', 'opening of the grave'),
};
export const containerNames: Names<'container'> = {
  unknown,
  liner: words('A liner', 'around the casket'),
  vault: words('A vault', 'around the casket'),
  none: words('None', 'around the casket'),
};
export const stoneNames: Names<'stone'> = {
  unknown,
  now: words('Now', 'stone'),
  later: words('Later', 'stone'),
};

const placeNames: Record<PartPlace, Words> = {
  home: words('At home', 'ashes'),
  niche: words('In a niche', 'ashes'),
  grave: words('In a grave', 'ashes'),
  sea: words('Scattered at sea', 'ashes'),
  land: words('Scattered on land', 'ashes'),
  abroad: words('To another country', 'ashes'),
  keepsake: words('In a keepsake', 'ashes'),
};
export const ashesNames: Names<'ashes'> = {
  ...placeNames,
  unknown,
  divided: words('Divided in the family', 'ashes'),
};
export const seaNames: Names<'seaFrom'> = {
  unknown,
  boat: words('From a boat'),
  aircraft: words('From an aircraft'),
  shore: words('From a beach'),
  pier: words('From a pier or bridge'),
};
export const landNames: Names<'landKind'> = {
  unknown,
  garden: words('A scattering garden of a cemetery'),
  own: words('Our own land'),
  others: words('Land of somebody else'),
  park: words('A park'),
  water: words('A lake or river'),
};
export const permissionNames: Names<'permission'> = {
  unknown: words('Not asked yet', 'permission'),
  asked: words('Asked', 'permission'),
  written: words('Given in writing', 'permission'),
  refused: words('Refused', 'permission'),
};
const taskNames: Record<RestTask, Words> = {
  permit: words('The permit names the place'),
  closed: words('A durable container that stays closed'),
  'next-keeper': words('Who keeps them afterwards'),
  distance: words('Far enough from the shore'),
  opened: words('Out of the container'),
  report: words('The report to the EPA'),
  owner: words('Written permission of the owner'),
  local: words('Local rules looked up'),
  unseen: words('Nothing is left to be seen'),
  'death-copies': words('Certified copies of the death certificate'),
  'cremation-certificate': words('The cremation certificate'),
  airline: words('The rules of the airline'),
  consulate: words('The rules of the consulate'),
  sealed: words('A sealed container'),
  'signed-copy': words('The signed permit went back'),
};

export const tickNames: Readonly<Record<string, Words>> = Object.fromEntries(
  ashesPlaces.flatMap((place) =>
    tasksOf(place).map((task) => [
      tickOf(place, task),
      forEachLanguage((language) => `${placeNames[place][language]}: ${taskNames[task][language]}`),
    ]),
  ),
);

/** What a family wrote stays as it is. */
export function partsInWords({ parts }: { parts: readonly AshesPart[] }): Words {
  return forEachLanguage((language) =>
    parts
      .map(({ place, where, keeper }) => [placeNames[place][language], where, keeper].filter(Boolean).join(', '))
      .join('; '),
  );
}
