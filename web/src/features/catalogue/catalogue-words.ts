// What the catalogue's few fixed words are called on the screen, and the small drawings beside them.
import type { AddonCategory, LineKind, PackageTier } from '@evenlight/contract/catalogue';
import type { ServiceType } from '@evenlight/contract/traditions';
import type { Way } from '@evenlight/contract/ways';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Car,
  Feather,
  Flower2,
  Gift,
  HandHeart,
  HeartHandshake,
  Leaf,
  type LucideIcon,
  MonitorPlay,
  Sprout,
  Sun,
  TreeDeciduous,
  UtensilsCrossed,
} from 'lucide-react';

type Word = { name: MessageDescriptor; icon: LucideIcon };

export const tierWords: Record<PackageTier, Word> = {
  simple: { name: msg({ message: 'Simple', context: 'package' }), icon: Feather },
  basic: { name: msg({ message: 'Basic', context: 'package' }), icon: Leaf },
  premium: { name: msg({ message: 'Premium', context: 'package' }), icon: Sun },
  legacy: { name: msg({ message: 'Legacy', context: 'package' }), icon: TreeDeciduous },
};

export const serviceWords: Record<ServiceType, MessageDescriptor> = {
  burial: msg`Burial`,
  cremation: msg`Cremation`,
  memorial: msg`Memorial`,
};

export const serviceInSentence: Record<ServiceType, MessageDescriptor> = {
  burial: msg({ message: 'Burial', context: 'in the middle of a sentence' }),
  cremation: msg({ message: 'Cremation', context: 'in the middle of a sentence' }),
  memorial: msg({ message: 'Memorial', context: 'in the middle of a sentence' }),
};

export const kindWords: Record<LineKind, { name: MessageDescriptor; about: MessageDescriptor }> = {
  service: { name: msg`Services`, about: msg`Work that is done for you.` },
  merchandise: { name: msg`Merchandise`, about: msg`Things that are bought.` },
  'cash-advance': {
    name: msg`Cash advances`,
    about: msg`Bills of others that are paid for you and passed on. Their final amount is theirs to set.`,
  },
};

export const categoryWords: Record<AddonCategory, Word> = {
  support: { name: msg`Support`, icon: HeartHandshake },
  digital: { name: msg`Photos and film`, icon: MonitorPlay },
  logistics: { name: msg`Getting there`, icon: Car },
  enhancement: { name: msg`At the service`, icon: Flower2 },
  hospitality: { name: msg`Food and guests`, icon: UtensilsCrossed },
  keepsake: { name: msg`Keepsakes`, icon: Gift },
  memorial: { name: msg`Remembrance`, icon: Sprout },
  legacy: { name: msg`A lasting gift`, icon: HandHeart },
};

export const wayWords: Record<Way, MessageDescriptor> = {
  burial: msg`Burial`,
  'green-burial': msg`Green burial`,
  cremation: msg`Cremation`,
  'water-cremation': msg`Water cremation`,
  donation: msg`Given to science`,
  elsewhere: msg`In another country, or already done`,
  undecided: msg`Not yet known`,
};
