import type { VendorCategory } from '@evenlight/contract/vendors/categories';
import {
  BookOpen,
  Camera,
  Car,
  Flame,
  Flower2,
  HeartHandshake,
  House,
  type LucideIcon,
  Music,
  Package,
  Trees,
  Utensils,
} from 'lucide-react';

export const categoryIcons: Record<VendorCategory, LucideIcon> = {
  'funeral-homes': House,
  clergy: BookOpen,
  florists: Flower2,
  catering: Utensils,
  photography: Camera,
  music: Music,
  transportation: Car,
  crematorium: Flame,
  cemetery: Trees,
  'ritual-supplies': Package,
  'grief-counseling': HeartHandshake,
};
