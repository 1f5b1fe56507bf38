import type { Sent } from '@evenlight/contract/endpoint';
import type { AlbumId, MemorialId, PhotoId } from '@evenlight/contract/ids';
import {
  addAlbum,
  changePhoto,
  type Gallery,
  listPhotos,
  PHOTO_MAX_BYTES,
  photoMediaTypes,
  removeAlbum,
  removePhoto,
  renameAlbum,
  uploadPhoto,
} from '@evenlight/contract/memorials/photos';
import type { ProblemCode } from '@evenlight/contract/problems';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { upload } from '../../../platform/upload';
import { memorialKey } from '../queries';
import { reducePhoto } from './reduce-photo';

const galleryKey = (memorialId: MemorialId) => [...memorialKey(memorialId), 'photos'];

export function useGallery(memorialId: MemorialId, first?: Gallery) {
  return useQuery({
    queryKey: galleryKey(memorialId),
    queryFn: () => call(listPhotos, { params: { memorialId }, query: {} }),
    initialData: () => first,
  });
}

/** Whether it is a photo at all; the same that the server would say. */
export function faultOfKind({ type }: File): ProblemCode | null {
  return photoMediaTypes.some((each) => each === type) ? null : 'photo.kind_refused';
}

type ReadyPhoto = { file: File; fault: null } | { file: null; fault: ProblemCode };

/** A photo as it can be sent, made smaller where it is too large; or why it cannot be. */
export async function readyPhoto(file: File): Promise<ReadyPhoto> {
  const fault = faultOfKind(file);
  if (fault) return { file: null, fault };
  const small = file.size < PHOTO_MAX_BYTES ? file : await reducePhoto(file, PHOTO_MAX_BYTES);
  return small ? { file: small, fault: null } : { file: null, fault: 'photo.too_large' };
}

type Input = {
  file: File;
  fields: Record<string, string>;
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
};

export function sendPhoto(memorialId: MemorialId, { file, fields, onProgress, signal }: Input) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('photo', file);
  const how = { onProgress: onProgress ?? (() => undefined), signal: signal ?? new AbortController().signal };
  return upload(uploadPhoto, form, { ...how, params: { memorialId } });
}

export function useReadGalleryAnew(memorialId: MemorialId) {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: galleryKey(memorialId) });
}

function useGalleryChange<Input>(memorialId: MemorialId, change: (input: Input) => Promise<unknown>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    scope: { id: `photos ${memorialId}` },
    onSettled: () => cache.invalidateQueries({ queryKey: galleryKey(memorialId) }),
  });
}

type PhotoInput = Sent<typeof changePhoto>['body'] & { photoId: PhotoId };

export function useChangePhoto(memorialId: MemorialId) {
  return useGalleryChange(memorialId, ({ photoId, ...body }: PhotoInput) =>
    call(changePhoto, { params: { memorialId, photoId }, body }),
  );
}

export function useRemovePhoto(memorialId: MemorialId) {
  return useGalleryChange(memorialId, (photoId: PhotoId) => call(removePhoto, { params: { memorialId, photoId } }));
}

export function useAddAlbum(memorialId: MemorialId) {
  return useGalleryChange(memorialId, (body: Sent<typeof addAlbum>['body']) =>
    call(addAlbum, { params: { memorialId }, body }),
  );
}

export function useRenameAlbum(memorialId: MemorialId) {
  return useGalleryChange(memorialId, ({ albumId, title }: { albumId: AlbumId; title: string }) =>
    call(renameAlbum, { params: { memorialId, albumId }, body: { title } }),
  );
}

export function useRemoveAlbum(memorialId: MemorialId) {
  return useGalleryChange(memorialId, (albumId: AlbumId) => call(removeAlbum, { params: { memorialId, albumId } }));
}
