import type { Story } from '@evenlight/contract/stories';
import { STORIES_SHOWN } from '@evenlight/contract/stories';
import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../ui/base/badge';
import { Card } from '../../../ui/base/card';
import { SectionHeading } from '../../../ui/base/section-heading';
import { Wrap } from '../../../ui/base/wrap';

/** Without stories there is no section: an empty shelf would only ask for praise. */
export function SampleStories({ stories }: { stories: Story[] }) {
  if (stories.length === 0) return null;
  return (
    <section>
      <Wrap className="py-16 sm:py-20">
        <SectionHeading title={<Trans>How planning together can feel</Trans>} />
        <ul className="mt-9 grid grid-cols-1 gap-5 md:grid-cols-3">
          {stories.slice(0, STORIES_SHOWN).map(({ id, firstName, city, words, isSample }) => (
            <Card as="li" key={id} className="flex flex-col items-start">
              {isSample && (
                <Badge tone="line" className="mb-4">
                  <Trans>Sample story</Trans>
                </Badge>
              )}
              <figure className="flex flex-1 flex-col">
                <blockquote className="font-serif text-lg">{words}</blockquote>
                <figcaption className="mt-auto pt-5 text-ink-2">
                  {firstName}, {city}
                </figcaption>
              </figure>
            </Card>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
