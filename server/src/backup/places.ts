// Where things lie inside a backup.
import { join } from 'node:path';
import { requireFileId } from '../platform/files/file-store.ts';

export const tablesDirectory = (backup: string) => join(backup, 'tables');
export const filesDirectory = (backup: string) => join(backup, 'files');

export const tablePath = (backup: string, name: string) => join(tablesDirectory(backup), `${name}.copy`);

// As in the file store: the last group of a UUIDv7 is random, so that no folder grows too large.
export const fileFolder = (backup: string, id: string) => join(filesDirectory(backup), requireFileId(id).slice(24, 26));
export const filePath = (backup: string, id: string) => join(fileFolder(backup, id), id);
