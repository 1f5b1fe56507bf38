// What a reply is made from: what was told, the phrasebook of its language, and what is known by now.
import type { ReplyContext } from '../companion-types.ts';
import { hearAll, type Known, phrasebooks } from './hear.ts';
import type { Phrasebook } from './phrasebook.ts';
import { type SentencePicker, sentencePicker } from './pick-sentence.ts';

export type Listening = {
  context: ReplyContext;
  book: Phrasebook;
  known: Known;
  loved: string | null;
  isNewLoss: boolean;
} & SentencePicker;
export type Sentences = (string | null)[];

export function listenTo(context: ReplyContext): Listening {
  const { said, language } = context;
  const book = phrasebooks[language];
  const known = hearAll(said, language);
  const loved = known.name ?? (known.relation && book.relations.your(known.relation));
  return {
    context,
    book,
    known,
    loved,
    isNewLoss: known.isNewLoss,
    ...sentencePicker(said),
  };
}
