import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Card } from '../../../ui/base/card';
import { IconTile } from '../../../ui/base/icon-tile';
import { Wrap } from '../../../ui/base/wrap';
import { type Feature, features } from '../landing/features';

const points: Record<Feature['id'], MessageDescriptor[]> = {
  planning: [
    msg`Tradition, package, venue, extra services, summary: one question at a time, with a clear way back.`,
    msg`For a death that has happened, or for your own wishes in good time.`,
    msg`Look around without an account; make one when you want to keep your plan.`,
  ],
  memorials: [
    msg`A life story, photographs and the details of the service on one page.`,
    msg`Relatives and friends add their own memories; the family decides what appears.`,
    msg`Public or private, as you choose.`,
  ],
  vendors: [
    msg`Funeral homes, clergy, florists, caterers, musicians and more, by tradition and place.`,
    msg`Side by side, with price ranges in the open.`,
    msg`You ask them yourself; nobody is given your number without you.`,
  ],
  traditions: [
    msg`Christian, Jewish, Muslim, Hindu, Buddhist, Sikh and secular.`,
    msg`What is customary, what is not, and which days to keep free.`,
    msg`Your own clergy may overrule any of it.`,
  ],
  dashboard: [
    msg`What is done, what is next, and what can wait.`,
    msg`Which papers will be needed, who provides them and when.`,
    msg`The same page for everyone you invite, each with their own role.`,
  ],
  support: [
    msg`Articles and guides on grief, in plain words.`,
    msg`Groups in person and online, and counseling when you want it.`,
    msg`The 988 line for the worst hours, named first wherever grief is spoken of.`,
  ],
};

export function AboutFeatures() {
  const { i18n } = useLingui();
  return (
    <Wrap className="pb-16 sm:pb-20">
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        {features.map(({ id, icon, title, short }) => (
          <Card as="section" key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="scroll-mt-6">
            <IconTile icon={icon} />
            <h2 id={`${id}-title`} className="mt-4 text-2xl">
              {i18n._(title)}
            </h2>
            <p className="mt-2 text-ink-2">{i18n._(short)}</p>
            <ul className="mt-4 grid grid-cols-1 gap-2.5">
              {points[id].map((point) => (
                <li key={point.id} className="flex gap-3 text-ink-2">
                  <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-pine" />
                  {i18n._(point)}
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </Wrap>
  );
}
