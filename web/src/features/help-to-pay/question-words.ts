// The eight questions, why each is asked, and what may be answered.
import { countyNames, type HelpAnswers, type HelpQuestion } from '@evenlight/contract/help-to-pay/answers';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const questionWords: Record<HelpQuestion, MessageDescriptor> = {
  county: msg`Where did the person live?`,
  means: msg`Is there money for a funeral?`,
  served: msg`Did the person serve in the military?`,
  cause: msg`Was the death caused by one of these?`,
  work: msg`Did the person die at work, or of work?`,
  leaves: msg`Whom does the person leave?`,
  mediCal: msg`Did the person have Medi-Cal?`,
  community: msg`Did the person belong to one of these?`,
};

export const whyWords: Record<HelpQuestion, MessageDescriptor> = {
  county: msg`Each county helps in its own way.`,
  means: msg`Counties see to a burial or cremation where there is too little.`,
  served: msg`Veterans, and often their family, have a grave without charge.`,
  cause: msg`Each has an office that may pay.`,
  work: msg`The employer’s insurance may pay. An illness from work counts as well.`,
  leaves: msg`Social Security pays a small sum to a spouse or a child.`,
  mediCal: msg`It may show the county that money is short.`,
  community: msg`Many have a fund that nobody talks about.`,
};

type AnswerWords = { [Question in HelpQuestion]: Record<HelpAnswers[Question], MessageDescriptor | string> };

const yes = msg({ message: 'Yes', context: 'help to pay' });
const no = msg({ message: 'No', context: 'help to pay' });
const neither = msg({ message: 'Neither', context: 'help to pay' });
const unsure = msg({ message: 'Not sure', context: 'help to pay' });

export const answerWords: AnswerWords = {
  county: { ...countyNames, elsewhere: msg`Somewhere else`, unsure },
  means: { none: no, some: msg`For a part of it`, enough: yes, unsure },
  served: { veteran: yes, relative: msg`A spouse or parent did`, no, unsure },
  cause: {
    crime: msg`A crime`,
    accident: msg`An accident that somebody else caused`,
    disaster: msg`A disaster`,
    other: msg({ message: 'None of these', context: 'help to pay' }),
    unsure,
  },
  work: { yes, no, unsure },
  leaves: {
    spouse: msg`A spouse`,
    child: msg`A child, and no spouse`,
    neither,
    'was-child': msg`It was a child who died`,
    unsure,
  },
  mediCal: { yes, no, unsure },
  community: {
    faith: msg`A church, mosque, temple or the like`,
    union: msg`A union, lodge or club`,
    both: msg({ message: 'Both', context: 'help to pay' }),
    none: neither,
    unsure,
  },
};
