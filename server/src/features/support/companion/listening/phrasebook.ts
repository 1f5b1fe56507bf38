// The shape of what the offline companion can say. The sentences themselves lie in one phrasebook for each language.
import type { Act, Relation, Topic } from './vocabulary.ts';

/**
 * Sentences may hold {loved}: the name or 'your mother', as the person wrote it. A sentence is left out while that is
 * unknown, so at least two of every list do without it. Reflections ask nothing; asks hold one question or none.
 */
export type TopicWords = {
  hears: RegExp;
  /** How it is named when it comes up beside something else: 'the nights without sleep'. */
  called: string;
  reflects: readonly string[];
  asks: readonly string[];
};

export type ActWords = {
  /** Matched against a whole message for small talk, against any part for questions. */
  hears: RegExp;
  says: readonly string[];
};

export type Phrasebook = {
  topics: Record<Topic, TopicWords>;
  acts: Record<Act, ActWords>;
  relations: {
    /** Somebody is mentioned, alive or not: then nobody is asked whom they miss. */
    mention: RegExp;
    /** The kind of each word, for words that need other sentences. */
    kinds: ReadonlyMap<string, Relation>;
    /** Each finds `relation` and perhaps `name`. */
    losses: readonly RegExp[];
    naming: RegExp;
    your: (word: string) => string;
    /** Capitalised words that are no names. */
    notNames: RegExp;
  };
  time: {
    /** Finds `span` ('three months') or `recent`. */
    since: readonly RegExp[];
    /** As it is rightly written, with the accents that patterns do without. */
    spelled: (span: string) => string;
    units: { recent: RegExp; months: RegExp; years: RegExp };
    says: Record<'recent' | 'months' | 'years', string>;
  };
  faiths: readonly { hears: RegExp; says: string }[];
  deathWords: RegExp;
  questionStart: RegExp;
  /** What is a question also behind a comma: 'eight chairs, is that too many'. */
  questionWithin: RegExp;
  aboutThemselves: RegExp;
  deniesDanger: RegExp;
  harmIsOver: RegExp;
  /** {topic} is filled in. */
  earlier: readonly string[];
  listening: readonly string[];
  sorry: string;
  open: readonly string[];
  openAboutLoved: readonly string[];
  askWho: string;
  askName: string;
  thanksForName: readonly string[];
  greetsByName: string;
  /** When somebody first tells whom they lost, or are losing. */
  condole: readonly string[];
  /** Long messages hold more than words can be matched with; nothing in them is guessed at. */
  storyHeard: readonly string[];
  storyAsks: readonly string[];
  /** To a long message that ends with a question. */
  storyAnswers: readonly string[];
  cannotAnswer: readonly string[];
  heavy: readonly string[];
  askSupport: readonly string[];
  alone: readonly string[];
  /** Somebody is there, or was told: the best news in a heavy conversation. `spoils` is what makes it none. */
  near: { hears: RegExp; spoils: RegExp; says: readonly string[]; asks: readonly string[] };
  /** Who reads along where a model of others does. */
  whoReadsOutside: readonly string[];
};
