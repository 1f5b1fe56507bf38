import { Check, Clock, Flower2, Leaf, ListChecks, Sun, X } from 'lucide-react';
import { Badge } from '../../ui/base/badge';
import { Card } from '../../ui/base/card';
import { Disclosure } from '../../ui/base/disclosure';
import { IconTile } from '../../ui/base/icon-tile';
import { SectionHeading } from '../../ui/base/section-heading';
import { SkipLink } from '../../ui/base/skip-link';
import { TextLink } from '../../ui/base/text-link';
import { VisuallyHidden } from '../../ui/base/visually-hidden';
import { GallerySection, Row, Sample } from './gallery-section';

const cards = [
  { icon: ListChecks, heading: 'Step by step', text: 'Five short steps. Stop any time; what you chose waits for you.' },
  {
    icon: Leaf,
    heading: 'A quiet page',
    text: 'A place for stories, photographs and details that can be built together.',
  },
  { icon: Sun, heading: 'Honest figures', text: 'Compare what is offered, with prices shown before you ask.' },
];

export function GalleryBasics({ id, title }: { id: string; title: string }) {
  return (
    <GallerySection id={id} title={title}>
      <Sample title="Section heading">
        <SectionHeading
          level="h3"
          eyebrow="What we help with"
          title="Everything in one calm place"
          lead="An eyebrow, a heading and a lead. Any of them but the heading may be missing."
        />
      </Sample>
      <Sample title="Skip link">
        <p className="text-ink-2">Nothing to see here until the Tab key arrives; then it stands in this box.</p>
        <div className="relative mt-3 h-20 max-w-md overflow-hidden rounded-card border border-line">
          <SkipLink target="basics" />
        </div>
        <VisuallyHidden>Words that only screen readers hear.</VisuallyHidden>
      </Sample>
      <Sample title="Cards with icon tiles">
        <div className="grid gap-5 md:grid-cols-3">
          {cards.map(({ icon, heading, text }) => (
            <Card key={heading}>
              <IconTile icon={icon} />
              <h4 className="mt-4 text-xl">{heading}</h4>
              <p className="mt-2 text-ink-2 text-ui">{text}</p>
            </Card>
          ))}
        </div>
        <div className="mt-5 grid gap-5 md:grid-cols-3">
          <Card tone="mist">
            <IconTile>1</IconTile> <p className="mt-3">A card on mist.</p>
          </Card>
          <Card tone="pine">
            <IconTile icon={Flower2} tone="gold" /> <p className="mt-3">A card on soft pine.</p>
          </Card>
          <Card tone="chosen" className="relative">
            <Badge tone="gold" className="absolute start-6 -top-3.5">
              Most Popular
            </Badge>
            <IconTile icon={Check} tone="clay" />
            <p className="mt-3">A chosen card.</p>
          </Card>
        </div>
      </Sample>
      <Sample title="Badges">
        <Row>
          <Badge>In Loving Memory</Badge>
          <Badge tone="gold">Most Popular</Badge>
          <Badge tone="clay">Two days left</Badge>
          <Badge tone="line">Draft</Badge>
          <Badge tone="ok" icon={Check}>
            Available
          </Badge>
          <Badge tone="warn" icon={Clock}>
            On request
          </Badge>
          <Badge tone="bad" icon={X}>
            Not available
          </Badge>
        </Row>
      </Sample>
      <Sample title="Links and details">
        <p className="max-w-[62ch]">
          Read <TextLink to="#basics">how it works</TextLink>, or write to{' '}
          <TextLink href="mailto:hello@example.org">hello@example.org</TextLink>.
        </p>
        <div className="mt-4 max-w-[62ch] border-line border-t">
          <Disclosure title="What does it cost?" open>
            Nothing to plan. Every figure you see is explained where it stands.
          </Disclosure>
          <Disclosure title="Who can see what I write?">Only those you invite, until you decide otherwise.</Disclosure>
        </div>
      </Sample>
    </GallerySection>
  );
}
