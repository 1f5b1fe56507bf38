// The lines in words: what each is called, who answers, and when.
import type { HelpLineName } from '@evenlight/contract/support/lines';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const lineWords: Record<HelpLineName, { name: MessageDescriptor; about: MessageDescriptor }> = {
  lifeline: {
    name: msg`988 Suicide and Crisis Lifeline`,
    about: msg`Trained counselors answer at any hour, free. You can also call when grief is too heavy, or about somebody you worry about.`,
  },
  emergency: {
    name: msg`911 Emergency`,
    about: msg`When a life is in danger right now, at any hour.`,
  },
  spanish: {
    name: msg`988 in Spanish`,
    about: msg`Counselors who speak Spanish answer at any hour, free.`,
  },
  deaf: {
    name: msg`Deaf and hard of hearing`,
    about: msg`Counselors who sign in ASL answer video calls at any hour. Relay and text work too.`,
  },
  crisisTextLine: {
    name: msg`Crisis Text Line`,
    about: msg`Trained volunteers answer by text at any hour, free.`,
  },
  crisisTextLineSpanish: {
    name: msg`Crisis Text Line in Spanish`,
    about: msg`Trained volunteers answer in Spanish by text at any hour, free.`,
  },
  poisonControl: {
    name: msg`Poison Control`,
    about: msg`Nurses and pharmacists answer at any hour, free, for any worry about medicines or poison.`,
  },
  veterans: {
    name: msg`Veterans Crisis Line`,
    about: msg`Responders who know military life answer veterans, service members and their families at any hour.`,
  },
  domesticViolence: {
    name: msg`National Domestic Violence Hotline`,
    about: msg`Advocates answer at any hour, free and confidential, when somebody at home hurts or controls you.`,
  },
  trevorProject: {
    name: msg`The Trevor Project`,
    about: msg`Counselors for LGBTQ+ young people under 25 answer at any hour, free.`,
  },
  transLifeline: {
    name: msg`Trans Lifeline`,
    about: msg`Trans people answer trans people, on weekdays from 10 AM to 6 PM Pacific time. At other hours, 988 answers.`,
  },
  childhelp: {
    name: msg`Childhelp National Child Abuse Hotline`,
    about: msg`Counselors answer children and adults at any hour when a child is being hurt or may be.`,
  },
  sexualAssault: {
    name: msg`RAINN National Sexual Assault Hotline`,
    about: msg`Trained staff of a center near you answer at any hour, free and confidential.`,
  },
  maternal: {
    name: msg`National Maternal Mental Health Hotline`,
    about: msg`Counselors answer at any hour, free, during pregnancy and after it, also after the loss of a baby. In English and Spanish.`,
  },
  disaster: {
    name: msg`Disaster Distress Helpline`,
    about: msg`Counselors answer at any hour after a fire, an earthquake, a shooting or another disaster. For Spanish press 2.`,
  },
  friendship: {
    name: msg`Friendship Line California`,
    about: msg`For people over 60 and adults with disabilities who are lonely, grieving or in distress. Somebody listens at any hour.`,
  },
  warmLine: {
    name: msg`California Peer-Run Warm Line`,
    about: msg`People who have been through hard times themselves answer at any hour, when it is not an emergency and you want to talk.`,
  },
};
