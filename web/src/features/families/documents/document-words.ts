import type { SharedDocumentType } from '@evenlight/contract/families/documents';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const documentTypeWords: Record<SharedDocumentType, MessageDescriptor> = {
  legal: msg`Official paper`,
  photo: msg`Photo`,
  other: msg`Something else`,
};
