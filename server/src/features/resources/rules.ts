// In which order the shelf stands when nobody searches.
import type { ResourceCategory, ResourceType } from '@evenlight/contract/resources';

// What may keep somebody alive comes first. Then what the first days ask, in the order in which they ask it; then the
// parts of the library, each with its guides before its articles and exercises.
const inTheFirstDays: readonly string[] = [
  'the-first-days',
  'first-48-hours',
  'telling-a-child',
  'who-may-decide',
  'one-minute-of-breathing',
  'sleep-after-a-loss',
  'what-to-say-and-write',
];
const categoryOrder: readonly ResourceCategory[] = [
  'understanding-grief',
  'children',
  'faith',
  'practical',
  'self-care',
];
const typeOrder: readonly ResourceType[] = ['guide', 'article', 'video'];

type PublishedText = { slug: string; title: string; category: ResourceCategory; type: ResourceType };

export function byHelpfulness(one: PublishedText, other: PublishedText): number {
  const [places, others] = [placesOf(one), placesOf(other)];
  const apart = places.map((place, at) => place - (others[at] ?? 0)).find((difference) => difference !== 0);
  return apart ?? one.title.localeCompare(other.title);
}

function placesOf({ slug, category, type }: PublishedText): number[] {
  const firstDay = inTheFirstDays.indexOf(slug);
  const isCrisis = category === 'crisis';
  return [
    isCrisis ? 0 : 1,
    isCrisis || firstDay < 0 ? inTheFirstDays.length : firstDay,
    categoryOrder.indexOf(category),
    typeOrder.indexOf(type),
  ];
}
