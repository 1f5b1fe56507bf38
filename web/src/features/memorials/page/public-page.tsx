// /memorial/{name}: what strangers see. For visitors it is complete as the server wrote it, without scripts.

import { MEMORIAL_PATH } from '@evenlight/contract/memorials/memorial';
import type { MemorialPage, PageTab } from '@evenlight/contract/memorials/page';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FormAnswer } from '../../../platform/form-answer';
import { ButtonLink } from '../../../ui/base/button-link';
import { TextLink } from '../../../ui/base/text-link';
import { Wrap } from '../../../ui/base/wrap';
import { EventsSection } from '../events/events-section';
import { NextEventCard } from '../events/next-event-card';
import { GuestbookSection } from '../guestbook/guestbook-section';
import { ReportPage } from '../keeping/report-page';
import { PhotoAlbums, PhotoGrid } from '../photos/photo-grid';
import { ScriptFonts } from '../scripts';
import { SharePanel } from '../sharing/share-panel';
import { LifeStory } from './life-story';
import { MemorialDetails } from './memorial-details';
import { PageHeader } from './page-header';
import { PageTabs, pathOfTab } from './page-tabs';
import { Tributes } from './tributes';

type Props = {
  page: MemorialPage;
  tab: PageTab;
  /** The address it was opened by, which opens it again. */
  path: string;
  answer: FormAnswer | undefined;
  said: string | undefined;
  /** What only its people see, above everything else. */
  toolbar?: ReactNode;
};

export function PublicPage({ page, tab, path, answer, said, toolbar }: Props) {
  const { memorial, counts } = page;
  return (
    <div data-look={memorial.look} className="bg-paper pb-16 text-ink">
      <ScriptFonts text={wordsOn(page)} />
      {toolbar}
      <PageHeader memorial={memorial}>
        <ButtonLink to={`${pathOfTab(path, 'guestbook')}#sign`}>
          <Trans>Sign the Guestbook</Trans>
        </ButtonLink>
        <ButtonLink href="#share" variant="secondary">
          <Trans>Share Memorial</Trans>
        </ButtonLink>
        {mayOnMemorial(memorial.role, 'edit') && (
          <ButtonLink to={`${MEMORIAL_PATH}/${memorial.id}`} variant="secondary">
            <Trans>Manage this memorial</Trans>
          </ButtonLink>
        )}
      </PageHeader>
      <PageTabs path={path} current={tab} counts={counts} />
      <Wrap id="content" className="scroll-mt-4 pt-10">
        {tab === 'about' && <About page={page} path={path} />}
        {tab === 'photos' && <Photos page={page} />}
        {tab === 'guestbook' && (
          <GuestbookSection
            memorial={memorial}
            entries={page.entries}
            total={counts.entries}
            page={page.page}
            pages={page.pages}
            path={pathOfTab(path, 'guestbook')}
            answer={answer}
            said={said}
          />
        )}
        {tab === 'events' && <EventsSection memorial={memorial} events={page.events} answer={answer} said={said} />}
        <div className="mt-16 grid gap-6 border-line border-t pt-8 print:hidden">
          <SharePanel memorial={memorial} />
          <ReportPage memorial={memorial} answer={answer} said={said} />
        </div>
      </Wrap>
    </div>
  );
}

function About({ page, path }: Pick<Props, 'page' | 'path'>) {
  const { t } = useLingui();
  const { memorial, nextEvent, gallery, counts, tributes } = page;
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
      <div className="min-w-0">
        <section aria-labelledby="story-title">
          <h2 id="story-title" className="sr-only">
            <Trans>Life Story</Trans>
          </h2>
          <LifeStory biography={memorial.biography} />
        </section>
        {gallery.photos.length > 0 && (
          <section aria-labelledby="photos-title" className="mt-12">
            <h2 id="photos-title" className="mb-5 text-2xl">
              <Trans>Photos</Trans>
            </h2>
            <PhotoGrid photos={gallery.photos} />
            {counts.photos > gallery.photos.length && (
              <TextLink to={pathOfTab(path, 'photos')} className="mt-5 inline-flex min-h-11 items-center">
                {t`See all ${counts.photos} photos`}
              </TextLink>
            )}
          </section>
        )}
        <Tributes tributes={tributes} />
      </div>
      <div className="grid gap-6">
        {nextEvent && <NextEventCard event={nextEvent} memorial={memorial} />}
        <MemorialDetails memorial={memorial} />
      </div>
    </div>
  );
}

function Photos({ page: { gallery } }: Pick<Props, 'page'>) {
  return (
    <section aria-labelledby="photos-title">
      <h2 id="photos-title" className="mb-6 text-2xl">
        <Trans>Photos</Trans>
      </h2>
      <PhotoAlbums albums={gallery.albums} photos={gallery.photos} />
    </section>
  );
}

/** Everything somebody typed, to see which scripts it is in. */
function wordsOn({ memorial, entries, tributes, events, gallery }: MemorialPage): string {
  return [
    memorial.fullName,
    memorial.biography,
    ...entries.flatMap(({ authorName, message, reply }) => [authorName, message, reply]),
    ...tributes.flatMap(({ title, content, credit }) => [title, content, credit]),
    ...events.flatMap(({ title, description, location }) => [title, description, location]),
    ...gallery.photos.map(({ caption }) => caption),
  ].join(' ');
}
