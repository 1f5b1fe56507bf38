// The names of shared files lie sealed, as their bytes do.
import { sealedColumn } from '../../../platform/secrets/sealed-text.ts';

export const {
  seal: sealSharedName,
  open: sharedNameOf,
  sealOld: sealOldSharedNames,
} = sealedColumn({
  purpose: 'shared-name',
  key: ['documentId', 'version'],
  clear: 'name',
  sealed: 'sealedName',
});
