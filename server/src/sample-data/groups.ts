// Four sample groups: invented, and marked as samples wherever they are shown. Addresses and calls lead nowhere.
import { v5 as uuid } from 'uuid';

const NAMESPACE = 'b4a6d8f0-51b7-4c6e-9a35-7f0f2f6f3d21';

const at = (hour: number, minute = 0) => hour * 60 + minute;

const samples = [
  {
    name: 'Tuesday Evening Circle',
    description:
      'A quiet circle for any loss, however long ago. We open with a candle and a few minutes of silence; then whoever wants to speaks, and nobody has to.',
    forWhom: 'Anybody who mourns, in the first year or much later',
    facilitator: 'Ana, hospice chaplain',
    kind: 'in-person',
    cost: 'free',
    place: 'San Francisco, Inner Sunset',
    whereToMeet: 'Sample Community House, Garden Room, 100 Sample Street, San Francisco. Ring the lower bell.',
    language: 'en',
    traditions: [],
    firstDay: '2026-09-01',
    everyWeeks: 1,
    startMinute: at(18, 30),
    minutes: 90,
    seats: 12,
  },
  {
    name: 'Widowed, Online',
    description:
      'For those whose husband, wife or partner died. We talk about the evenings, the paperwork, the other side of the bed. Cameras may stay off.',
    forWhom: 'People whose partner died',
    facilitator: 'Marcus, grief counselor',
    kind: 'virtual',
    cost: 'free',
    place: 'Online',
    whereToMeet: 'Video call: https://example.org/sample-call (opens ten minutes before)',
    language: 'en',
    traditions: [],
    firstDay: '2026-09-03',
    everyWeeks: 1,
    startMinute: at(19),
    minutes: 75,
    seats: 10,
  },
  {
    name: 'Parents Who Lost a Child',
    description:
      'For mothers, fathers and grandparents, whatever age the child was, also before birth. Small on purpose. Come alone or together, in the room or on the screen.',
    forWhom: 'Parents and grandparents of a child who died',
    facilitator: 'Ruth, bereaved mother and social worker',
    kind: 'hybrid',
    cost: 'donation',
    place: 'Oakland, Rockridge, and online',
    whereToMeet:
      'Sample Neighborhood Center, second floor, 200 Sample Avenue, Oakland; or by video: https://example.org/sample-parents',
    language: 'en',
    traditions: [],
    firstDay: '2026-09-12',
    everyWeeks: 2,
    startMinute: at(10),
    minutes: 90,
    seats: 8,
  },
  {
    name: 'Duelo en Comunidad',
    description:
      'Un grupo en español para quienes perdieron a un ser querido, aquí o lejos de aquí. Compartimos café, historias y silencio. Todas las familias y creencias son bienvenidas.',
    forWhom: 'Personas en duelo que prefieren hablar en español',
    facilitator: 'Lucía, trabajadora social',
    kind: 'in-person',
    cost: 'donation',
    place: 'San José, Mayfair',
    whereToMeet: 'Centro Comunitario de Muestra, Sala 3, 300 Sample Road, San José. La entrada está en el patio.',
    language: 'es',
    traditions: [],
    firstDay: '2026-09-06',
    everyWeeks: 1,
    startMinute: at(15),
    minutes: 120,
    seats: 15,
  },
] as const;

/** The same name makes the same id, so that somebody who asked finds their group again after every start. */
export const sampleGroups = samples.map((group) => ({
  ...group,
  traditions: [...group.traditions],
  id: uuid(group.name, NAMESPACE),
  isSample: true,
  isListed: true,
}));
