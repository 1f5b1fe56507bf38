import type { Language } from '@evenlight/contract/languages';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';

export type ArchiveWords = {
  inMemory: string;
  tabs: Record<'index' | 'photos' | 'guestbook' | 'events', string>;
  portraitOf: (name: string) => string;
  sharedBy: (name: string) => string;
  stories: string;
  noStory: string;
  photo: string;
  noPhotos: string;
  noEntries: string;
  noEvents: string;
  madeOn: (brandName: string, when: string) => string;
  readMe: (name: string) => string;
};

export const archiveWords: Record<Language, ArchiveWords> = inEveryLanguage((t) => ({
  inMemory: t('In Loving Memory'),
  tabs: {
    index: t('About', 'archive'),
    photos: t('Photos', 'archive'),
    guestbook: t('Guestbook', 'archive'),
    events: t('Events', 'archive'),
  },
  portraitOf: (name) => t('Portrait of {name}', { name }),
  sharedBy: (name) => t('Shared by {name}', { name }),
  stories: t('Stories and memories'),
  noStory: t('A beloved life that touched many hearts.'),
  photo: t('Photo without a caption'),
  noPhotos: t('There are no photos.'),
  noEntries: t('Nobody has written into the guestbook.'),
  noEvents: t('There are no events.'),
  madeOn: (brandName, when) => t('Archive made by {brandName} on {when}, Pacific time.', { brandName, when }),
  readMe: (name) =>
    t(
      'The memorial of {name}.\n\nOpen index.html in any browser; no internet is needed. The folder photos holds every photo in full size. memorial.json and guestbook.json hold the same as data, for other programs.\n',
      { name },
    ),
}));
