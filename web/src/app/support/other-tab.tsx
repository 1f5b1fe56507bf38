// Four parts of the page that are still being filled. Each says what will be there, and what helps today.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SupportTab } from '../../features/support/page/support-address';
import { Card } from '../../ui/base/card';
import { TextLink } from '../../ui/base/text-link';
import { PhoneNumber } from '../shell/phone-number';
import { useHouse } from '../shell/use-house';

type Other = Exclude<SupportTab, 'ai'>;

const comings: Record<Other, MessageDescriptor> = {
  resources: msg`Articles, guides and videos about grief will be here, to search and to read at your own pace.`,
  groups: msg`Groups that meet near you and online will be here, with their times and how to join.`,
  counseling: msg`Here you will be able to ask for a talk with a person who knows grief well.`,
  'self-care': msg`Small things to do for yourself will be here: breathing, writing, remembering.`,
};

const todays: Record<Other, MessageDescriptor> = {
  resources: msg`Until then, ask us. We know books and texts for many losses and many faiths, and send them to you.`,
  groups: msg`Until then, ask us. Many hospices, temples, churches and mosques near you have open groups, and we help you find one.`,
  counseling: msg`Until then, call us. We help you find somebody near you, and you decide whether and when.`,
  'self-care': msg`For now, one thing: breathe in for four counts and out for six, five times. Then drink a glass of water.`,
};

export function OtherTab({ tab, title }: { tab: Other; title: string }) {
  const { i18n } = useLingui();
  const { supportPhone } = useHouse().hours.brand;
  return (
    <Card as="section" aria-labelledby="tab-title" className="max-w-[66ch]">
      <h2 id="tab-title" className="text-2xl">
        {title}
      </h2>
      <div className="mt-3 grid gap-3 text-ink-2">
        <p>
          <Trans>We are still filling this part.</Trans> {i18n._(comings[tab])}
        </p>
        <p>{i18n._(todays[tab])}</p>
        <p>
          <Trans>
            Call <PhoneNumber phone={supportPhone} /> or <TextLink to="/contact">write to us</TextLink>. At any hour,
            also for grief, <TextLink href="tel:988">988</TextLink> answers calls and texts.
          </Trans>
        </p>
      </div>
    </Card>
  );
}
