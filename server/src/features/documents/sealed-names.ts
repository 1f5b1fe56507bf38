// The names of papers lie sealed, as their bytes do: 'Divorce decree.pdf' tells enough by itself.
import { sealedColumn } from '../../platform/secrets/sealed-text.ts';

export const {
  seal: sealName,
  open: nameOf,
  sealOld: sealOldNames,
} = sealedColumn({ purpose: 'document-name', key: ['id'], clear: 'name', sealed: 'sealedName' });
