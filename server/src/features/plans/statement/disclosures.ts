// The four disclosures of the federal Funeral Rule, in plain words, and what an estimate leaves out. The page says the same
// (price-rights.tsx and not-included.tsx in web/src/features/catalogue); whoever changes one changes both, and the test says so.
import { inEveryLanguage } from '../../../platform/texts/texts.ts';

export const disclosures = inEveryLanguage((t) => ({
  rights: [
    t(
      'You may choose only the goods and services you want. If the law or a cemetery or crematory asks for something you did not choose, we explain the reason in writing.',
    ),
    t(
      'Embalming is not required by law except in certain special cases. If you do not want it, you usually have the right to choose an arrangement that does not require you to pay for it, such as direct cremation or immediate burial. It may be necessary, however, if you choose certain arrangements, such as a funeral with a viewing.',
    ),
    t(
      'For a direct cremation you may use an alternative container. These are made of materials such as fiberboard or cardboard, with or without an outside covering.',
    ),
    t(
      'The fee for basic services of the funeral director and staff is the only one you cannot decline. It is already part of our package prices. What the law requires besides, such as the county permit, says so.',
    ),
  ],
  notIncluded: t('Not included unless listed'),
  chargedByOthers: t('This is an estimate. Others charge for these, and set their own prices.'),
  buySeparately: t('You may buy items separately. Ask the licensed funeral home for its General Price List.'),
}));
