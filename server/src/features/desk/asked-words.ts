// What stands around what families wait for, in the language of whoever of our team reads it.
import type { CustomRequest } from '@evenlight/contract/concierge';
import type { ConsultationType } from '@evenlight/contract/consultations';
import type { Language } from '@evenlight/contract/languages';
import type { ReportReason } from '@evenlight/contract/memorials/keeping';
import type { CounselingForm } from '@evenlight/contract/support/counseling';
import { inEveryLanguage } from '../../platform/texts/texts.ts';

/** In the order in which they were asked. */
export const detailFields = [
  'planIntent',
  'disposition',
  'mustHappen',
  'mustNotHappen',
  'howSoon',
  'leader',
  'language',
  'diet',
  'budget',
  'callTime',
] as const satisfies readonly (keyof CustomRequest)[];

type AskedWords = {
  takenBack: string;
  inTheirWords: string;
  wishedDays: string;
  asksForCall: (language: string) => string;
  anEntry: string;
  aWholePage: string;
  talkCancelled: string;
  reasons: Record<ReportReason, string>;
  urgencies: Record<CounselingForm['urgency'], string>;
  contacts: Record<CounselingForm['preferredContact'], string>;
  talks: Record<ConsultationType, string>;
  labels: Record<(typeof detailFields)[number], string>;
  /** Of what was chosen and not written. */
  choices: Record<NonNullable<CustomRequest['planIntent'] | CustomRequest['disposition']>, string>;
};

export const askedWords: Record<Language, AskedWords> = inEveryLanguage((t) => ({
  takenBack: t('They took it back'),
  inTheirWords: t('In their words'),
  wishedDays: t('Days that would suit'),
  asksForCall: (language) => t('Asked us to call · {language}', { language }),
  anEntry: t('An entry', 'desk'),
  aWholePage: t('A whole page', 'desk'),
  talkCancelled: t('The talk was cancelled'),
  reasons: {
    false: t('Something is not true'),
    harmful: t('Somebody could be hurt'),
    private: t('It shows what is private'),
    spam: t('Advertising or spam'),
    other: t('Another reason'),
  },
  urgencies: {
    today: t('Would like to talk today'),
    'this-week': t('Would like to talk this week'),
    'no-hurry': t('No hurry', 'desk'),
  },
  contacts: {
    email: t('by e-mail', 'desk'),
    phone: t('by phone', 'desk'),
    text: t('by text message', 'desk'),
  },
  talks: {
    initial: t('First talk', 'desk'),
    followup: t('Further talk', 'desk'),
    crisis: t('Crisis', 'desk'),
    memorial: t('About a memorial', 'desk'),
  },
  labels: {
    planIntent: t('Situation', 'desk'),
    disposition: t('What happens with the body'),
    mustHappen: t('Must happen'),
    mustNotHappen: t('Must not happen'),
    howSoon: t('How soon'),
    leader: t('Leader of the community'),
    language: t('Language', 'desk'),
    diet: t('Food', 'desk'),
    budget: t('Budget', 'desk'),
    callTime: t('Best time to call'),
  },
  choices: {
    'at-need': t('Somebody has died'),
    'plan-ahead': t('Planning ahead', 'desk'),
    burial: t('Burial', 'desk'),
    cremation: t('Cremation', 'desk'),
    another: t('Another way'),
    undecided: t('Not decided yet'),
  },
}));
