import { Badge } from '../../ui/base/badge';
import { ArchedPortrait } from '../../ui/status/arched-portrait';
import { Avatar, AvatarGroup } from '../../ui/status/avatar-group';
import { LegendEntry, MapFrame } from '../../ui/status/map-frame';
import { type Column, Table } from '../../ui/status/table';
import { GallerySection, Row, Sample } from './gallery-section';

type Line = { item: string; note: string; state: 'Chosen' | 'Open'; amount: string };

const lines: Line[] = [
  { item: 'Ceremony', note: 'Two hours, with music', state: 'Chosen', amount: '$2,400' },
  { item: 'Flowers', note: 'White and green, in season', state: 'Chosen', amount: '$650' },
  { item: 'Printed booklets', note: 'Eighty copies', state: 'Open', amount: '$180' },
];

const columns: Column<Line>[] = [
  { key: 'item', header: 'Item', cell: ({ item }) => item },
  { key: 'note', header: 'What it holds', cell: ({ note }) => note },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={state === 'Chosen' ? 'ok' : 'line'}>{state}</Badge>,
  },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => amount },
];

const names = [
  'Amina Okafor',
  'Jonas Lind',
  'Priya Raman',
  'Mei Chen',
  'Rosa Delgado',
  'Samuel Stein',
  'Lucia Ferro',
  'Noah',
];
const people = names.map((name) => ({ id: name, name }));

export function GalleryData({ id, title }: { id: string; title: string }) {
  return (
    <GallerySection id={id} title={title}>
      <Sample title="Table">
        <Table caption="Your choices so far" columns={columns} rows={lines} rowKey={({ item }) => item} />
      </Sample>
      <Sample title="People">
        <Row>
          <Avatar person={{ id: 'one', name: 'Amina Okafor' }} />
          <AvatarGroup people={people.slice(0, 3)} className="mx-6" />
          <AvatarGroup people={people} />
        </Row>
      </Sample>
      <Sample title="Map frame">
        <MapFrame
          className="max-w-3xl"
          title="Places near you"
          caption="A drawing, not to scale. Addresses are in the list below."
          legend={
            <>
              <LegendEntry mark={<Dot />}>Available</LegendEntry>
              <LegendEntry mark={<Diamond />}>On request</LegendEntry>
            </>
          }
        >
          <svg viewBox="0 0 600 260" role="img" aria-label="Two places beside a bay">
            <path d="M0 170C120 120 200 210 330 180S520 90 600 130V260H0Z" className="fill-pine-soft" />
            <path d="M0 210C150 180 260 240 380 215S540 160 600 180V260H0Z" className="fill-pine/30" />
            <circle cx="180" cy="110" r="11" className="fill-pine" />
            <path d="m430 72 12 12-12 12-12-12Z" className="fill-gold" />
          </svg>
        </MapFrame>
      </Sample>
      <Sample title="Arched portraits">
        <div className="flex flex-wrap items-end gap-8">
          <ArchedPortrait />
          <ArchedPortrait>
            <svg viewBox="0 0 280 200" aria-hidden="true" className="w-full">
              <circle cx="190" cy="80" r="30" className="fill-gold-fill" />
              <path d="M0 150C70 100 130 170 280 110V200H0Z" className="fill-pine-deep/60" />
            </svg>
          </ArchedPortrait>
          <ArchedPortrait size="small" />
        </div>
      </Sample>
    </GallerySection>
  );
}

function Dot() {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 fill-pine">
      <circle cx="6" cy="6" r="6" />
    </svg>
  );
}

function Diamond() {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 fill-gold">
      <path d="m6 0 6 6-6 6-6-6Z" />
    </svg>
  );
}
