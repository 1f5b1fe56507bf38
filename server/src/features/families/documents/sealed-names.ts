// The names of shared files lie sealed, as their bytes do.
import { sealedColumn } from '../../../platform/secrets/sealed-text.ts';
import { sharedVersions } from './tables.ts';

export const {
  seal: sealSharedName,
  open: sharedNameOf,
  sealOld: sealOldSharedNames,
} = sealedColumn(sharedVersions, {
  purpose: 'shared-name',
  key: ['documentId', 'version'],
  clear: 'name',
  sealed: 'sealedName',
});
