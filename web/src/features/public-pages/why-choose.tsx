import { EMAIL_HOURS } from '@evenlight/contract/promise-hours';
import { Trans } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { HeartHandshake, Leaf, Phone, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHouse } from '../../parts/use-house';
import { IconTile } from '../../ui/base/icon-tile';
import { SectionHeading } from '../../ui/base/section-heading';
import { Wrap } from '../../ui/base/wrap';
import { useHoursInWords } from '../desk/hours-in-words';

type Props = {
  /** The third point: what the landing page and the about page each want to say. */
  third: 'eco-friendly' | 'trusted';
  id?: string;
};

export function WhyChoose({ third, id }: Props) {
  const { name } = useHouse().hours.brand;
  return (
    <section id={id} tabIndex={id ? -1 : undefined} className="border-line border-y bg-mist/60">
      <Wrap className="py-16 sm:py-20">
        <SectionHeading title={<Trans>Why Choose {name}</Trans>} />
        <ul className="mt-9 grid grid-cols-1 gap-8 md:grid-cols-3">
          <SupportPoint />
          <Point icon={HeartHandshake} title={<Trans>Cultural Respect</Trans>}>
            <Trans>
              Hindu, Muslim, Jewish, Christian, Buddhist, Sikh and secular families each find their own rites, timing
              and words here. We ask before we assume.
            </Trans>
          </Point>
          {third === 'trusted' ? <TrustedPoint /> : <EcoPoint />}
        </ul>
      </Wrap>
    </section>
  );
}

function SupportPoint() {
  const { hours: house } = useHouse();
  const chatHours = useHoursInWords(house);
  const hours = EMAIL_HOURS;
  if (!house.brand.phoneStaffedAroundTheClock) {
    return (
      <Point icon={Phone} title={<Trans>People Who Answer</Trans>}>
        <Trans>
          Somebody is there to chat {chatHours}. Outside these hours, write to us and we will come back to you.
        </Trans>
      </Point>
    );
  }
  return (
    <Point icon={Phone} title={<Trans>24/7 Support</Trans>}>
      <Trans>
        A person answers our phone line at any hour, day or night. Chat is open {chatHours}, and e-mail is answered
        within {hours} hours.
      </Trans>
    </Point>
  );
}

function EcoPoint() {
  return (
    <Point icon={Leaf} title={<Trans>Eco-Friendly Options</Trans>}>
      <Trans>
        Green burial, a plain shroud or untreated wood, and ground that stays natural, where your tradition and the
        cemetery allow it.
      </Trans>
    </Point>
  );
}

function TrustedPoint() {
  return (
    <Point icon={ShieldCheck} title={<Trans>Trusted Service</Trans>}>
      <Trans>
        Every figure is explained before you decide. Your papers are encrypted, and each time our staff opens something
        it is written down. There are no ads and no outside trackers.
      </Trans>
    </Point>
  );
}

function Point({ icon, title, children }: { icon: LucideIcon; title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <IconTile icon={icon} tone="gold" />
      <h3 className="mt-4 text-xl">{title}</h3>
      <p className="mt-2 text-ink-2">{children}</p>
    </li>
  );
}
