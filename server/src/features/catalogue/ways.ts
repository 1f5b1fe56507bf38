// The packages of a tradition in every way: each is made for the one that is customary there. In another way it is the same
// package with lines exchanged for those of the simple offer of that way, so that its price follows from its lines.
import { centsOf } from '@evenlight/contract/catalogue';
import type { PackagedTradition } from '@evenlight/contract/traditions';
import type { Translations } from '@evenlight/contract/translations';
import { customaryWays, hasBodyInCare, packagedWay, serviceTypeOf, type Way } from '@evenlight/contract/ways';
import { isSamePart, type LinePart, partsOf, staysIn } from './line-parts.ts';
import type { Offer, OfferLine } from './store.ts';

/** Null where it cannot be had in this way: nobody offers it, or the lines do not say what they are for. */
export function inWay(offer: Offer, way: Way, simple: readonly Offer[]): Offer | null {
  const { faithTradition: tradition, way: own } = offer;
  if (tradition === 'other') return null;
  const packaged = packagedWay(way, tradition);
  const serviceType = serviceTypeOf(way, tradition);
  if (packaged === own) return { ...offer, way, serviceType };
  const added = simple.find((one) => one.way === packaged);
  if (!added || !saysWhatItHolds(offer)) return null;
  return { ...exchanged(offer, added, { packaged, own }), id: `${offer.id}-${way}`, way, serviceType };
}

/** Lines of a house's own may not say what they are for: then nobody knows which of them another way can do without. */
function saysWhatItHolds({ lines, way: own }: Offer): boolean {
  return partsOf(own).every((needed) => lines.some(({ part }) => isSamePart(part, needed)));
}

export function goesInWay(part: LinePart, way: Way, tradition: PackagedTradition): boolean {
  return staysIn(part, packagedWay(way, tradition), customaryWays[tradition]);
}

/** A simple offer is the same in every tradition. */
export function simpleIn(simple: Offer, faithTradition: PackagedTradition): Offer {
  return { ...simple, faithTradition, serviceType: serviceTypeOf(simple.way, faithTradition) };
}

/** Beside the packages of whoever has not chosen it as well: the law wants both to be offered to everybody. */
export function isOfferedAlone({ way, tradition }: { way: Way; tradition: PackagedTradition }, simple: Offer) {
  if (!hasBodyInCare(simple.way, tradition)) return false;
  return simple.way === 'burial' || simple.way === 'cremation' || simple.way === way;
}

type Between = { packaged: Way; own: Way };

function exchanged(offer: Offer, simple: Offer, { packaged, own }: Between): Offer {
  const kept = offer.lines.filter(({ part }) => staysIn(part, packaged, own));
  const come = simple.lines.filter(({ part }) => !kept.some((line) => isSamePart(line.part, part)));
  const told = toldFeatures(offer, simple, { kept, come });
  return {
    ...offer,
    description: simple.description,
    features: told.features.map(({ text }) => text),
    lines: told.lines,
    price: sumOf(told.lines),
    translations: translationsOf(offer, simple, told.features),
    ...(offer.isExample || simple.isExample ? { isExample: true } : {}),
  };
}

function sumOf(lines: readonly OfferLine[]): number {
  return lines.reduce((cents, { price, isChoice }) => cents + (isChoice ? 0 : centsOf(price)), 0) / 100;
}

type Feature = { text: string; in: (language: string) => string | undefined };
type Lines = { kept: readonly OfferLine[]; come: readonly OfferLine[] };

/** A promise stands as long as every line that pays for it does. A line whose promises all went speaks for itself. */
function toldFeatures(offer: Offer, simple: Offer, { kept, come }: Lines) {
  const gone = offer.lines.filter((line) => !kept.includes(line)).flatMap(({ covers }) => covers);
  const features: Feature[] = [];
  const placeOf = (feature: Feature) => features.push(feature) - 1;
  const ofOffer = places(offer, (place) => !gone.includes(place), placeOf);
  const ofSimple = places(simple, (place) => come.some(({ covers }) => covers.includes(place)), placeOf);
  const keptLines = kept.map((line) => {
    const covers = line.covers.flatMap((place) => ofOffer.get(place) ?? []);
    const isSilent = covers.length === 0 && line.covers.length > 0 && line.part !== 'basic-services';
    return { ...line, covers: isSilent ? [placeOf(lineAsFeature(line))] : covers };
  });
  const comeLines = come.map((line) => ({
    ...line,
    covers: line.covers.flatMap((place) => ofSimple.get(place) ?? []),
  }));
  return { features, lines: [...keptLines, ...comeLines] };
}

function places(
  { features, translations }: Offer,
  stays: (place: number) => boolean,
  placeOf: (feature: Feature) => number,
): Map<number, number> {
  const inLanguage = (language: string, place: number) => {
    const said = translations[language]?.features;
    return Array.isArray(said) && said.length === features.length ? said[place] : undefined;
  };
  return new Map(
    features.flatMap((text, place) =>
      stays(place) ? [[place, placeOf({ text, in: (language) => inLanguage(language, place) })] as const] : [],
    ),
  );
}

function lineAsFeature({ name, translations }: OfferLine): Feature {
  return {
    text: name,
    in: (language) => {
      const said = translations[language]?.name;
      return typeof said === 'string' ? said : undefined;
    },
  };
}

/** A list that is not whole in a language is told in the first one. */
function translationsOf(offer: Offer, simple: Offer, features: readonly Feature[]): Translations {
  return Object.fromEntries(
    Object.entries(offer.translations).map(([language, said]) => {
      const list = features.flatMap((feature) => feature.in(language) ?? []);
      const description = simple.translations[language]?.description;
      const { name } = said ?? {};
      return [
        language,
        {
          ...(name === undefined ? {} : { name }),
          ...(description === undefined ? {} : { description }),
          ...(list.length === features.length ? { features: list } : {}),
        },
      ];
    }),
  );
}
