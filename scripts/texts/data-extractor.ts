// Finds the texts that are data: what a new house offers, and the samples.
import type { ExtractedMessage } from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { textsInData } from '../../server/src/texts-in-data.ts';

export const dataExtractor = {
  match: (filename: string) => filename.endsWith('/server/src/texts-in-data.ts'),
  extract(filename: string, _: string, found: (message: ExtractedMessage) => void) {
    for (const { message, context } of textsInData())
      found({ id: generateMessageId(message, context), message, context, origin: [filename, 1] });
  },
};
