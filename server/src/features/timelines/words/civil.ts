// Steps that every family meets, whatever its tradition. Words that hold for burial and cremation alike, except the permits.
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { InEveryLanguage } from './rite-words.ts';

export const civilWords = {
  'civ-pronounce': inEveryLanguage((t) => ({
    title: t('Death confirmed and recorded'),
    description: t(
      'A hospice nurse, a physician or an emergency responder confirms the death and writes down the time.',
    ),
    notes: t(
      'With hospice care, call the hospice nurse first. After a sudden death, or one with nobody there, call 911; the coroner is then told, which is routine. You may sit together for a while before anything else.',
    ),
    duration: t('1-3 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Hospice nurse or physician or 911 responders')],
    location: t('Place of death'),
  })),
  'civ-authority': inEveryLanguage((t) => ({
    title: t('Confirm who may decide'),
    description: t('The family finds out who has the legal right to make the arrangements.'),
    notes: t(
      'First look for anything the person wrote down, such as an advance health care directive. If there is nothing, California law sets an order of relatives. A power of attorney for money matters ends when a person dies.',
    ),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [
      t('Legal decision-maker', 'who takes part in a rite'),
      t('Close family', 'who takes part in a rite'),
    ],
    location: t('Home or by phone'),
  })),
  'civ-transfer': inEveryLanguage((t) => ({
    title: t('Transfer into care'),
    description: t('Staff of a licensed funeral home come and take your loved one into their care.'),
    notes: t(
      'You may ask them to wait until everyone has said goodbye. Tell them what matters to you before they begin.',
    ),
    duration: t('1-3 hours', 'how long a rite takes'),
    participants: [t('Funeral home staff'), t('Family', 'who takes part in a rite')],
    location: t('Place of death to funeral home'),
  })),
  'civ-record': inEveryLanguage((t) => ({
    title: t('Register the death'),
    description: t(
      'The death is entered in the county’s records, with facts from the family and a cause of death from the physician or coroner.',
    ),
    notes: t(
      'The county asks for it within 8 calendar days, and the permit can only follow it. The eight days are a limit, not a waiting time.',
    ),
    duration: t('1-5 days', 'how long a rite takes'),
    participants: [t('Funeral director or family'), t('Certifying physician or coroner')],
    location: t('County registrar', 'where a rite is held'),
  })),
  'civ-permit': inEveryLanguage((t) => ({
    title: t('Permit for disposition'),
    description: t('Before the day itself the cemetery or crematory needs a permit, which the county issues.'),
    notes: t(
      'One state form serves for burial and for cremation. The funeral home usually asks for it as soon as the death is registered.',
    ),
    duration: t('Same day to 2 days'),
    participants: [
      t('Funeral director', 'who takes part in a rite'),
      t('County registrar', 'who takes part in a rite'),
    ],
    location: t('County registrar', 'where a rite is held'),
  })),
  'civ-permit-burial': inEveryLanguage((t) => ({
    title: t('Burial permit issued'),
    description: t('Before the burial the cemetery needs a permit, which the county issues.'),
    notes: t(
      'The funeral home usually asks for it as soon as the death is registered. Ask who brings it to the cemetery.',
    ),
    duration: t('Same day to 2 days'),
    participants: [
      t('Funeral director', 'who takes part in a rite'),
      t('County registrar', 'who takes part in a rite'),
    ],
    location: t('County registrar', 'where a rite is held'),
  })),
  'civ-permit-cremation': inEveryLanguage((t) => ({
    title: t('Cremation permit and authorization'),
    description: t('The person with the right to decide signs for the cremation, and the county issues the permit.'),
    notes: t(
      'Tell the funeral home about a pacemaker or other implant, because it may have to come out first. Ask whether more than one relative needs to sign.',
    ),
    duration: t('Same day to 2 days'),
    participants: [
      t('Legal decision-maker', 'who takes part in a rite'),
      t('Funeral director', 'who takes part in a rite'),
      t('County registrar', 'who takes part in a rite'),
    ],
    location: t('Funeral home and county registrar'),
  })),
  'civ-announce': inEveryLanguage((t) => ({
    title: t('Share the news and service details'),
    description: t('Relatives and friends learn when and where the service is, and what guests should know.'),
    notes: t(
      'A short message is enough. It helps to mention dress, flowers and anything that would be new to a guest.',
    ),
    duration: t('1-2 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Concierge', 'who takes part in a rite')],
    location: t('Online and phone'),
  })),
  'civ-veteran': inEveryLanguage((t) => ({
    title: t('Request military honors'),
    description: t('The funeral home asks for the burial flag and military honors for a veteran.'),
    notes: t(
      'Keep the discharge paper, the DD-214, at hand. Ask too whether a place in a national cemetery is possible.',
    ),
    duration: t('30 minutes', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Funeral director', 'who takes part in a rite')],
    location: t('By phone', 'where a rite is held'),
  })),
  'civ-notices': inEveryLanguage((t) => ({
    title: t('Certified copies and official notices'),
    description: t('Certified copies of the death certificate are ordered and sent to those who need one.'),
    notes: t(
      'Banks, insurers and benefit offices often ask for a copy each. The funeral home usually tells Social Security; a call makes sure of it. Family members ask for their own benefits themselves.',
    ),
    duration: t('2 hours', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Concierge', 'who takes part in a rite')],
    location: t('Home', 'where a rite is held'),
  })),
  'civ-grief': inEveryLanguage((t) => ({
    title: t('Grief support check-in'),
    description: t('A quiet talk about how each of you is doing, and what kind of support might help.'),
    notes: t(
      'Groups and one-to-one counseling are there if you want them. There is no right way or right time to grieve.',
    ),
    duration: t('1 hour', 'how long a rite takes'),
    participants: [t('Family', 'who takes part in a rite'), t('Grief counselor', 'who takes part in a rite')],
    location: t('Home or online'),
  })),
} satisfies Record<string, InEveryLanguage>;
