import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import {
  Bus,
  FileText,
  Flame,
  Gift,
  HandHeart,
  Images,
  Leaf,
  MapPinned,
  Newspaper,
  Soup,
  Users,
  Video,
} from 'lucide-react';
import { Card } from '../../../ui/base/card';
import { IconTile } from '../../../ui/base/icon-tile';
import { SectionHeading } from '../../../ui/base/section-heading';
import { EstimatesNote } from '../estimates-note';

type Service = { icon: LucideIcon; title: MessageDescriptor; words: MessageDescriptor };

const core: Service[] = [
  {
    icon: Flame,
    title: msg`Cremation or burial coordination`,
    words: msg`With licensed funeral homes, crematories and cemeteries, at the pace your tradition asks for.`,
  },
  {
    icon: FileText,
    title: msg`Permit and legal paperwork`,
    words: msg`Death certificate, permits and certified copies: what is needed, who signs, and when.`,
  },
  {
    icon: HandHeart,
    title: msg`Faith-specific ritual support`,
    words: msg`Washing, dressing, prayers and the days that follow, as your community keeps them.`,
  },
  {
    icon: Users,
    title: msg`Clergy coordination`,
    words: msg`With your own priest, rabbi, imam, granthi, monk, pastor or celebrant, or help to find one.`,
  },
  {
    icon: MapPinned,
    title: msg`Venue selection and booking`,
    words: msg`Chapels, temples, halls and gardens that suit the rite, the day and the number of guests.`,
  },
  {
    icon: Bus,
    title: msg`Family transportation`,
    words: msg`Cars for the family, and for guests who would rather not drive that day.`,
  },
  {
    icon: Newspaper,
    title: msg`Obituary and memory page`,
    words: msg`Words for the paper and a page of stories, written with you and never invented.`,
  },
];

const addOns: Service[] = [
  { icon: Video, title: msg`Live-streaming`, words: msg`For those who cannot travel, if the family agrees.` },
  { icon: Gift, title: msg`Keepsakes`, words: msg`Something small to hold on to.` },
  { icon: Leaf, title: msg`Green burial`, words: msg`Simple, without chemicals, in ground that stays natural.` },
  { icon: HandHeart, title: msg`Grief referral`, words: msg`A group or a counselor near you, when you want one.` },
  { icon: Soup, title: msg`Langar, catering or kosher meals`, words: msg`Food that keeps your customs.` },
  { icon: Images, title: msg`Guestbook and slideshows`, words: msg`Words and pictures from everyone who came.` },
];

export function ServiceLists() {
  const { i18n } = useLingui();
  return (
    <>
      <section id="core-packages" tabIndex={-1}>
        <SectionHeading title={<Trans>Core packages</Trans>} className="mb-8" />
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {core.map(({ icon, title, words }) => (
            <Card as="li" key={title.id}>
              <IconTile icon={icon} />
              <h3 className="mt-4 text-xl">{i18n._(title)}</h3>
              <p className="mt-2 text-ink-2">{i18n._(words)}</p>
            </Card>
          ))}
          <li className="lg:col-span-2">
            <EstimatesNote className="h-full items-center" />
          </li>
        </ul>
      </section>
      <section id="add-ons" tabIndex={-1}>
        <SectionHeading
          title={<Trans>Add-ons</Trans>}
          lead={<Trans>Each one only if you want it. Nothing is chosen for you.</Trans>}
          className="mb-8"
        />
        <ul className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {addOns.map(({ icon, title, words }) => (
            <li key={title.id} className="flex gap-4">
              <IconTile icon={icon} tone="gold" />
              <div className="min-w-0">
                <h3 className="text-lg leading-snug">{i18n._(title)}</h3>
                <p className="mt-0.5 text-ink-2">{i18n._(words)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
