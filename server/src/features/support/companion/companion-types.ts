// What the companion is told, and how it answers. It is opened in app.ts and handed to the routes, like the cashier.
import type { ChatLanguage } from '@evenlight/contract/languages';
import type { CrisisLevel, CrisisRoute } from '@evenlight/contract/support/levels';
import type { OtherLanguage } from '../safety/languages/other-language.ts';

export type Said = {
  role: 'user' | 'assistant';
  text: string;
  /** When; unknown where it does not matter. */
  at?: Date;
  /** A crisis, or the reviewed answer to it: no model hears of it. */
  isCrisis?: boolean;
};

/** All a reply is made of. Names come from the account; everything else from what the person said. */
export type ReplyContext = {
  /** For counting what a model costs; never sent to it. */
  personId: string;
  /** Oldest first; the last is what is to be answered. */
  said: readonly Said[];
  firstName: string | null;
  language: ChatLanguage;
  /** One that we cannot read: then nothing is made up. */
  otherLanguage?: OtherLanguage | null;
  /** Together with all that came before. */
  level: CrisisLevel;
  /** Of the message that is to be answered by itself. */
  ownLevel: CrisisLevel;
  routes: readonly CrisisRoute[];
  /** Of the message that is to be answered by itself; nothing where no rule names it. */
  ownRoutes?: readonly CrisisRoute[];
  /** In so many words, in the message that is to be answered: that they think of ending their life. */
  hasSaidIt?: boolean;
  now: Date;
  /** A model of an outside company reads along; who asks is told so. */
  isSentOut?: boolean;
};

/** What is to be judged; `personId` is for counting and never sent. */
export type Questioned = { personId: string; text: string };

/** Streams words that passed the check; `anew` means: what was shown so far is taken back. */
export type Spoken = { kind: 'words'; text: string } | { kind: 'anew' };

export type Reply = {
  author: 'program' | 'model';
  text: string;
  empathyScore: number | null;
  /** It was stopped before its end: there would have been more. */
  isCut?: boolean;
};

export type Companion = {
  /** Never throws and never is silent: whatever fails, the offline reply takes over. Stops when the signal says so. */
  reply(context: ReplyContext, speak: (spoken: Spoken) => void, signal: AbortSignal): Promise<Reply>;
  /** A second opinion by the model, if there is one; may only raise. Null when there is none, it is late or unreadable. */
  classify(questioned: Questioned, signal?: AbortSignal): Promise<CrisisLevel | null>;
};
