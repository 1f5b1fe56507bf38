// The parts of a text, as the server has read them: nothing here is markup that somebody wrote.
import type { Block, Span } from '@evenlight/contract/resources';
import type { ReactNode } from 'react';
import { FactList } from '../../../parts/fact-list';
import { TextLink } from '../../../ui/base/text-link';

export function TextBlocks({ blocks }: { blocks: Block[] }) {
  return (
    <div className="grid grid-cols-1 gap-4 text-ink">
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move, and two may say the same.
        <TextBlock key={place} block={block} />
      ))}
    </div>
  );
}

function TextBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={block.id} className="mt-5 scroll-mt-24 text-2xl">
          <Spans spans={block.spans} />
        </h2>
      ) : (
        <h3 id={block.id} className="mt-3 scroll-mt-24 text-xl">
          <Spans spans={block.spans} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'quote':
      return (
        <blockquote className="border-gold-fill border-s-3 ps-5 font-serif text-lg italic">
          <p>
            <Spans spans={block.spans} />
          </p>
        </blockquote>
      );
    case 'list':
      return <List {...block} />;
    case 'facts':
      return <FactList facts={block.facts} />;
  }
}

function List({ isOrdered, items }: Extract<Block, { kind: 'list' }>) {
  const lines = items.map((spans, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a written list never move.
    <li key={place} className="ps-1">
      <Spans spans={spans} />
    </li>
  ));
  return isOrdered ? (
    <ol className="grid list-decimal gap-2 ps-6 marker:font-semibold marker:text-ink-2">{lines}</ol>
  ) : (
    <ul className="grid list-disc gap-2 ps-6 marker:text-gold-fill">{lines}</ul>
  );
}

function Spans({ spans }: { spans: Span[] }) {
  return spans.map((span, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: runs of one sentence never move.
    <SpanText key={place} span={span} />
  ));
}

function SpanText({ span: { text, isStrong, isEmphasis, href } }: { span: Span }) {
  let shown: ReactNode = text;
  if (isEmphasis) shown = <em>{shown}</em>;
  if (isStrong) shown = <strong className="font-semibold">{shown}</strong>;
  if (href === undefined) return shown;
  return href.startsWith('/') ? <TextLink to={href}>{shown}</TextLink> : <TextLink href={href}>{shown}</TextLink>;
}
