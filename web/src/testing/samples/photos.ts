import type { PhotoId } from '@evenlight/contract/ids';
import type { Photo } from '@evenlight/contract/memorials/photos';

let photos = 0;

export function aPhoto(facts: Partial<Photo> = {}): Photo {
  photos += 1;
  return {
    id: `0199d2a0-0000-7000-8000-${String(photos).padStart(12, '0')}` as PhotoId,
    url: `/api/memorial-photos/photo-${photos}`,
    width: 600,
    height: 400,
    caption: '',
    takenOn: null,
    albumId: null,
    credit: '',
    ...facts,
  };
}
