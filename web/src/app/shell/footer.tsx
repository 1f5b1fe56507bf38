import type { Brand } from '@evenlight/contract/brand';
import { wallTimeAt } from '@evenlight/contract/dates';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import { LanguageSwitch } from '../../features/accounts/preferences/language-switch';
import { ThemeSwitch } from '../../features/accounts/preferences/theme-switch';
import { BrandMark } from '../../parts/brand-mark';
import { PhoneNumber } from '../../parts/phone-number';
import { useHouse } from '../../parts/use-house';
import { useScheduleLink } from '../../platform/scheduling';
import { TextLink } from '../../ui/base/text-link';
import { Wrap } from '../../ui/base/wrap';
import { NavItem } from './nav/nav-item';
import type { NavEntry } from './nav/nav-links';

type ColumnProps = { title: MessageDescriptor; entries: NavEntry[]; hasSchedule?: true };

const columns: ColumnProps[] = [
  {
    title: msg`Services`,
    entries: [
      { to: '/services', label: msg`What we help with` },
      { to: '/planning-wizard', label: msg`Plan a service` },
      { to: '/venue-selection', label: msg`Find a venue` },
      { to: '/vendor-marketplace', label: msg`Find vendors` },
      { to: '/memorial-builder', label: msg`Make a memorial` },
    ],
  },
  {
    title: msg`Support`,
    hasSchedule: true,
    entries: [
      { to: '/grief-support', label: msg`Grief support` },
      { to: '/help-to-pay', label: msg`Help to pay` },
      { to: '/contact', label: msg`Contact` },
    ],
  },
  {
    title: msg`Company`,
    entries: [
      { to: '/about', label: msg`About` },
      { to: '/privacy', label: msg`Privacy` },
      { to: '/terms', label: msg`Terms` },
      { to: '/accessibility', label: msg`Accessibility` },
      { to: '/support/safety', label: msg`AI chat safety` },
    ],
  },
];

const linkLooks =
  'inline-flex min-h-11 items-center rounded-xs py-1.5 text-ink-2 leading-snug underline-offset-4 hover:text-pine hover:underline ' +
  'aria-[current]:font-semibold aria-[current]:text-pine';

export function Footer() {
  const { brand } = useHouse().hours;
  const { name, serviceArea } = brand;
  return (
    <footer className="border-line border-t bg-mist print:hidden">
      {/* At the end of the page the helper in the corner lies over nothing. */}
      <Wrap className="pt-12 pb-28">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-6 gap-y-10 sm:grid-cols-3 lg:grid-cols-[1.5fr_1fr_1fr_1fr]">
          <div className="col-span-full lg:col-auto">
            <p className="flex items-center gap-2.5 font-serif text-2xl">
              <BrandMark />
              {name}
            </p>
            <p className="mt-3 max-w-[32ch] text-ink-2">
              <Trans>Planning and remembrance for families in the {serviceArea}.</Trans>
            </p>
            <Lines brand={brand} />
          </div>
          {columns.map((column) => (
            <Column key={column.title.id} {...column} />
          ))}
        </div>
        <div className="mt-10 flex flex-wrap gap-x-12 gap-y-6 border-line-strong border-t pt-8">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <p className="mt-8 text-ink-3 text-sm">
          <CopyrightLine name={name} />
        </p>
      </Wrap>
    </footer>
  );
}

/** Which number is for what. None of them is a crisis line, and beside 'grief support' one could be taken for it. */
function Lines({ brand: { helplinePhone, supportPhone } }: { brand: Brand }) {
  const forCrisis = <TextLink href="tel:988">988</TextLink>;
  return (
    <>
      <p className="mt-5 font-semibold text-ink-2 text-sm">
        <Trans>Helpline for arranging a service</Trans>
      </p>
      <PhoneNumber phone={helplinePhone} className="inline-flex min-h-11 items-center text-lg" />
      {supportPhone !== helplinePhone && (
        <p className="text-ink-2 text-sm">
          <Trans>
            For everything else: <PhoneNumber phone={supportPhone} />
          </Trans>
        </p>
      )}
      <p className="mt-2 text-ink-2 text-sm">
        <Trans>In a crisis, call or text {forCrisis}.</Trans>
      </p>
    </>
  );
}

function Column({ title, entries, hasSchedule }: ColumnProps) {
  const { i18n } = useLingui();
  const titleId = useId();
  const toSchedule = useScheduleLink();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-1 font-sans font-semibold text-base tracking-normal">
        {i18n._(title)}
      </h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.to}>
            <NavItem entry={entry} className={linkLooks} />
          </li>
        ))}
        {hasSchedule && (
          <li>
            <Link {...toSchedule} className={linkLooks}>
              <Trans>Arrange a call</Trans>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function CopyrightLine({ name }: { name: string }) {
  const year = wallTimeAt(new Date()).date.slice(0, 4);
  // On New Year's Eve the page may be drawn in one year and woken in the next; the drawn one stands until a reload.
  return (
    <span suppressHydrationWarning>
      © 2024–{year} {name}
    </span>
  );
}
