// A short walk through the house: where each thing is, in the order a family needs it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SectionHeading } from '../../../ui/base/section-heading';
import { TextLink } from '../../../ui/base/text-link';
import { Wrap } from '../../../ui/base/wrap';

const stops = [
  {
    to: '/planning-wizard',
    name: msg`Planning`,
    words: msg`Five short steps: tradition, package, venue, extras, summary.`,
  },
  {
    to: '/dashboard',
    name: msg`Dashboard`,
    words: msg`Your plan, payments and papers, with the next step at the top.`,
  },
  { to: '/family-collaboration', name: msg`Family`, words: msg`Share the work, so that nobody carries it alone.` },
  { to: '/timeline', name: msg`Timeline`, words: msg`What happens on which day, as your tradition keeps it.` },
  { to: '/vendor-marketplace', name: msg`Vendors`, words: msg`Florists, clergy, caterers and more, side by side.` },
  {
    to: '/memorial-builder',
    name: msg`Memorial Builder`,
    words: msg`A page of stories and photographs to keep and to share.`,
  },
  { to: '/support', name: msg`Support`, words: msg`Somebody to talk to, and things to read, for as long as you need.` },
];

export function ShortTour() {
  const { t } = useLingui();
  return (
    <section id="tour" aria-labelledby="tour-title" className="border-line border-y bg-mist py-14 sm:py-20">
      <Wrap>
        <SectionHeading
          id="tour-title"
          eyebrow={<Trans>Tour</Trans>}
          title={<Trans>Where everything is</Trans>}
          lead={
            <Trans>Seven places, in the order most families need them. You can go to any of them at any time.</Trans>
          }
        />
        <ol className="mt-8 grid gap-x-12 gap-y-6 sm:grid-cols-2">
          {stops.map(({ to, name, words }, index) => (
            <li key={to} className="flex gap-4">
              <span aria-hidden="true" className="font-serif text-2xl text-gold">
                {index + 1}
              </span>
              <span>
                <TextLink to={to}>{t(name)}</TextLink>
                <span className="mt-1 block text-ink-2">{t(words)}</span>
              </span>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}
