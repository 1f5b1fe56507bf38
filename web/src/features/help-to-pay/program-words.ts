// What each program is, by when, whom to call and what to bring. Nothing here promises money, and no figure stands in it: those
// are dated facts.
import type { Program, Verdict } from '@evenlight/contract/help-to-pay/help-for';
import type { HelpState } from '@evenlight/contract/help-to-pay/kept-help';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type ProgramWords = Record<'name' | 'what' | 'when' | 'whom' | 'bring', MessageDescriptor>;

export const programWords: Record<Program, ProgramWords> = {
  county: {
    name: msg`A burial or cremation by the county`,
    what: msg`Where there is no money for a funeral, the county may see to a simple one.`,
    when: msg`Before anything is arranged with a funeral home. Afterwards it is often too late.`,
    whom: msg`Social services of the county where the person lived, and where nobody can act, its public administrator. Ask which office decides.`,
    bring: msg`What shows the income and savings of the person and of the family, identification, and the name of the hospital or coroner.`,
  },
  'veterans-grave': {
    name: msg`A grave in a national cemetery`,
    what: msg`For many veterans, and often their spouse and dependent children, without charge: the grave, opening and closing, a liner, the stone and its care.`,
    when: msg`Before you buy a grave elsewhere.`,
    whom: msg`National Cemetery Scheduling Office`,
    bring: msg`The discharge paper, DD-214. The National Archives keep copies.`,
  },
  victims: {
    name: msg`Compensation for victims of crime`,
    what: msg`The state may pay for a funeral after a crime. Ask also after a crash with a driver who was drunk or fled.`,
    when: msg`Soon: the limits depend on the day of the crime.`,
    whom: msg`California Victim Compensation Board, or victim services of the district attorney. Whoever pays for the funeral applies, not the funeral home.`,
    bring: msg`The number of the police report, and every bill in the name of whoever pays.`,
  },
  work: {
    name: msg`Workers’ compensation`,
    what: msg`The employer’s insurance may pay toward a funeral, and support those who are left.`,
    when: msg`Soon. Tell the employer in writing.`,
    whom: msg`The employer, or the California Division of Workers’ Compensation`,
    bring: msg`Where and how it happened, who the employer was, the death certificate, and the bills.`,
  },
  'social-security': {
    name: msg`The lump sum of Social Security`,
    what: msg`For a spouse or an eligible child of somebody who had worked and paid in. Ask about monthly benefits as well.`,
    when: msg`It has to be applied for.`,
    whom: msg`Social Security`,
    bring: msg`Social Security numbers, the death certificate, and what shows the marriage or the birth.`,
  },
  disaster: {
    name: msg`Help after a disaster`,
    what: msg`FEMA may help with a funeral after a disaster that was declared.`,
    when: msg`Ask for the last day to apply.`,
    whom: msg`FEMA`,
    bring: msg`The death certificate and the bills. Ask what has to show that the disaster was the cause.`,
  },
  'veterans-money': {
    name: msg`The burial allowance for veterans`,
    what: msg`Not for every veteran: it depends on the cause of death and other facts.`,
    when: msg`Most claims have a last day.`,
    whom: msg`A County Veterans Service Office. It helps with the claim without charge.`,
    bring: msg`The discharge paper, DD-214, the death certificate, and the bills.`,
  },
  child: {
    name: msg`Help when a child has died`,
    what: msg`Ask every funeral home what it charges for a child, and the hospital for funds that help families.`,
    when: msg`Before you sign anything.`,
    whom: msg`The social worker of the hospital`,
    bring: msg`Nothing. Somebody else may make these calls for you.`,
  },
  community: {
    name: msg`Your community`,
    what: msg`Many congregations have a quiet fund, or people who wash, carry and cook.`,
    when: msg`Today. They have heard it before.`,
    whom: msg`Whoever leads it, or its burial committee`,
    bring: msg`Nothing. Say what you need.`,
  },
  employer: {
    name: msg`Employer, union, lodge and insurance`,
    what: msg`Final pay, a life insurance through work, a death benefit of a union or lodge, or a policy in a drawer.`,
    when: msg`In the first month.`,
    whom: msg`The employer, the union or lodge, and whoever was paid a premium`,
    bring: msg`A pay slip, and bank statements: look for premiums in them.`,
  },
  'medi-cal': {
    name: msg`Medi-Cal`,
    what: msg`It may show the county that money is short. Ask also whether money was put aside for a burial.`,
    when: msg`Before you pay debts of the person.`,
    whom: msg`The Medi-Cal office of the county`,
    bring: msg`The Medi-Cal card or its number.`,
  },
  prices: {
    name: msg`Three price lists`,
    what: msg`Funeral homes have to tell prices by phone, without your name, and you need buy only what you want.`,
    when: msg`Before you sign anything.`,
    whom: msg`Three funeral homes. The Funeral Consumers Alliance, a nonprofit, explains the lists.`,
    bring: msg`The most that you can spend.`,
  },
};

export const verdictWords: Record<Verdict, MessageDescriptor> = {
  'probably-yes': msg`Probably yes`,
  ask: msg({ message: 'Ask', context: 'help to pay' }),
  no: msg`Does not fit`,
};

export const stateWords: Record<HelpState, MessageDescriptor> = {
  'to-ask': msg({ message: 'To ask', context: 'help to pay' }),
  asked: msg({ message: 'Asked', context: 'help to pay' }),
  granted: msg({ message: 'Got it', context: 'help to pay' }),
  'not-for-us': msg({ message: 'Not for us', context: 'help to pay' }),
};
