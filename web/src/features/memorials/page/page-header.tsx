// The head of a memorial: the portrait, the name, the days of a life.
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { plainDay } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { properName } from '../../../ui/base/their-words';
import { Wrap } from '../../../ui/base/wrap';
import { ArchedPortrait } from '../../../ui/status/arched-portrait';
import { srcSetOf } from '../photos/photo-image';

type Props = {
  memorial: Pick<Memorial, 'fullName' | 'birthDate' | 'deathDate' | 'photoUrl' | 'isCollaborative' | 'role'>;
  /** A preview stands inside another page, which has its own heading. */
  level?: 'h1' | 'h2';
  children?: ReactNode;
};

export function PageHeader({ memorial, level: Heading = 'h1', children }: Props) {
  const { fullName } = memorial;
  return (
    <header className="bg-linear-to-b from-pine-soft to-paper">
      <Wrap className="grid gap-8 pt-10 pb-8 sm:pt-14 md:grid-cols-[auto_minmax(0,1fr)] md:items-center md:gap-13">
        <Portrait memorial={memorial} />
        <div className="min-w-0">
          <div className="flex flex-wrap gap-2">
            <Badge>
              <Trans>In Loving Memory</Trans>
            </Badge>
            {memorial.isCollaborative && memorial.role && (
              <Badge tone="line">
                <Trans>Collaborative</Trans>
              </Badge>
            )}
          </div>
          <Heading {...properName} className="wrap-anywhere mt-4 w-fit max-w-full text-display">
            {fullName}
          </Heading>
          <LifeDates memorial={memorial} />
          {children && <div className="mt-7 flex flex-wrap gap-3 print:hidden">{children}</div>}
        </div>
      </Wrap>
    </header>
  );
}

function Portrait({ memorial: { fullName, photoUrl } }: Pick<Props, 'memorial'>) {
  const { t } = useLingui();
  if (!photoUrl) return <ArchedPortrait size="page" />;
  return (
    <ArchedPortrait
      size="page"
      src={`${photoUrl}/640`}
      srcSet={srcSetOf(photoUrl)}
      sizes="(min-width: 768px) 280px, 192px"
      alt={t`Portrait of ${fullName}`}
    />
  );
}

/** What is not known is left out. */
function LifeDates({ memorial: { birthDate, deathDate } }: Pick<Props, 'memorial'>) {
  const { i18n, t } = useLingui();
  if (!birthDate && !deathDate) return null;
  return (
    <p className="mt-4 font-leaning text-ink-2 text-xl italic">
      {birthDate && (
        <time dateTime={birthDate}>{deathDate ? plainDay(birthDate, i18n) : t`Born ${plainDay(birthDate, i18n)}`}</time>
      )}
      {birthDate && deathDate && (
        <>
          <span aria-hidden="true">{' – '}</span>
          <span className="sr-only">
            {' '}
            <Trans>to</Trans>{' '}
          </span>
        </>
      )}
      {deathDate && (
        <time dateTime={deathDate}>{birthDate ? plainDay(deathDate, i18n) : t`Died ${plainDay(deathDate, i18n)}`}</time>
      )}
    </p>
  );
}
