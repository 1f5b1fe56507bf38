import type { Language } from '@evenlight/contract/languages';

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

export const archiveWords: Record<Language, ArchiveWords> = {
  en: {
    inMemory: 'In Loving Memory',
    tabs: { index: 'About', photos: 'Photos', guestbook: 'Guestbook', events: 'Events' },
    portraitOf: (name) => `Portrait of ${name}`,
    sharedBy: (name) => `Shared by ${name}`,
    stories: 'Stories and memories',
    noStory: 'A beloved life that touched many hearts.',
    photo: 'Photo without a caption',
    noPhotos: 'There are no photos.',
    noEntries: 'Nobody has written into the guestbook.',
    noEvents: 'There are no events.',
    madeOn: (brandName, when) => `Archive made by ${brandName} on ${when}, Pacific time.`,
    readMe: (name) =>
      `The memorial of ${name}.\n\nOpen index.html in any browser; no internet is needed. The folder photos holds every photo in full size. memorial.json and guestbook.json hold the same as data, for other programs.\n`,
  },
  es: {
    inMemory: 'En memoria',
    tabs: { index: 'Su vida', photos: 'Fotos', guestbook: 'Libro de visitas', events: 'Eventos' },
    portraitOf: (name) => `Retrato de ${name}`,
    sharedBy: (name) => `Compartido por ${name}`,
    stories: 'Historias y recuerdos',
    noStory: 'Una vida querida que tocó muchos corazones.',
    photo: 'Foto sin título',
    noPhotos: 'No hay fotos.',
    noEntries: 'Nadie ha escrito en el libro de visitas.',
    noEvents: 'No hay eventos.',
    madeOn: (brandName, when) => `Archivo hecho por ${brandName} el ${when}, hora del Pacífico.`,
    readMe: (name) =>
      `El memorial de ${name}.\n\nAbra index.html en cualquier navegador; no hace falta internet. La carpeta photos contiene cada foto en tamaño completo. memorial.json y guestbook.json contienen lo mismo como datos, para otros programas.\n`,
  },
};
