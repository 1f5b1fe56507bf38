// What people call the kinds of vendors, in whichever language: also where no listing says so itself.
import { fold } from '@evenlight/contract/folding';
import { type VendorCategory, vendorCategories } from '@evenlight/contract/vendors/categories';
import { type Words, words } from '../../platform/texts/texts.ts';

const called: Record<VendorCategory, Words> = {
  'funeral-homes': words('funeral homes mortuary mortuaries undertakers', 'words that find a category'),
  clergy: words('clergy priests ministers pastors rabbis imams celebrants', 'words that find a category'),
  florists: words('florists flowers wreaths bouquets', 'words that find a category'),
  catering: words('catering caterers food meals', 'words that find a category'),
  photography: words('photography photographers photos video', 'words that find a category'),
  music: words('music musicians singers choir', 'words that find a category'),
  transportation: words('transportation transport hearse limousine', 'words that find a category'),
  crematorium: words('crematorium crematory cremation', 'words that find a category'),
  cemetery: words('cemetery cemeteries burial graves', 'words that find a category'),
  'ritual-supplies': words('ritual supplies religious articles', 'words that find a category'),
  'grief-counseling': words('grief counseling counselors therapy therapists', 'words that find a category'),
};

/** One word of these, or how it begins; the categories as places in the contract's list. */
export function categoriesCalled(word: string): number[] {
  return [...vendorCategories.keys()].filter((place) => wordsFor[place]?.some((known) => known.startsWith(word)));
}

const wordsFor = vendorCategories.map((category) =>
  Object.values(called[category]).flatMap((text) => fold(text).split(' ')),
);
