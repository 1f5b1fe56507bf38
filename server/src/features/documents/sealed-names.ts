// The names of papers lie sealed, as their bytes do: 'Divorce decree.pdf' tells enough by itself.
import { sealedColumn } from '../../platform/secrets/sealed-text.ts';
import { documents } from './tables.ts';

export const {
  seal: sealName,
  open: nameOf,
  sealOld: sealOldNames,
} = sealedColumn(documents, { purpose: 'document-name', key: ['id'], clear: 'name', sealed: 'sealedName' });
