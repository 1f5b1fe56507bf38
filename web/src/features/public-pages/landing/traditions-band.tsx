import { Trans } from '@lingui/react/macro';
import { Leaf } from 'lucide-react';
import { IconTile } from '../../../ui/base/icon-tile';
import { SectionHeading } from '../../../ui/base/section-heading';
import { TextLink } from '../../../ui/base/text-link';
import { Wrap } from '../../../ui/base/wrap';
import { TraditionNames } from '../tradition-list';

export function TraditionsBand() {
  return (
    <section className="border-line border-y bg-mist/60">
      <Wrap className="py-16 sm:py-20">
        <SectionHeading
          eyebrow={<Trans>Every tradition</Trans>}
          title={<Trans>Your customs lead, we follow</Trans>}
          lead={
            <Trans>
              Rites, timing and words differ, between faiths and between families. We ask first, and your own clergy
              always have the last word.
            </Trans>
          }
          className="mb-9"
        />
        <TraditionNames />
        <div className="mt-8 flex gap-4">
          <IconTile icon={Leaf} />
          <p className="min-w-0 max-w-[62ch] text-ink-2">
            <Trans>
              <strong className="font-semibold text-ink">Eco-friendly options.</strong> Green burial, a plain shroud or
              untreated wood, and ground that stays natural, where your tradition and the cemetery allow it.
            </Trans>{' '}
            <TextLink to="/services#add-ons">
              <Trans>See all services</Trans>
            </TextLink>
          </p>
        </div>
      </Wrap>
    </section>
  );
}
