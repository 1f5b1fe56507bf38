// One sentence for each rule that a field can break, in the reader's language. A rule without one does not compile.
import { type FieldFault, faultOf, type OwnSentence, PASSWORD_MIN_LENGTH } from '@evenlight/contract/field-rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

const ownPhrases: Record<OwnSentence, MessageDescriptor> = {
  'Invalid email address': msg`Invalid email address`,
  'Phone number is required': msg`Phone number is required`,
  'Phone number must be at least 10 digits': msg`Phone number must be at least 10 digits`,
  'Type the six digits from the e-mail': msg`Type the six digits from the e-mail`,
  'Please select a service package': msg`Please select a service package`,
  'Service date cannot be earlier than today': msg`Service date cannot be earlier than today`,
  'Service date cannot be earlier than the date of death': msg`Service date cannot be earlier than the date of death`,
  'Date of death cannot be later than today': msg`Date of death cannot be later than today`,
  'Date of death cannot be earlier than the date of birth': msg`Date of death cannot be earlier than the date of birth`,
  'Date of birth cannot be later than today': msg`Date of birth cannot be later than today`,
  'The link must begin with https://': msg`The link must begin with https://`,
  'The end cannot be earlier than the beginning': msg`The end cannot be earlier than the beginning`,
  'Service time cannot be earlier than now': msg`Service time cannot be earlier than now`,
  'Type an amount above or below zero': msg`Type an amount above or below zero`,
  'Type dollars, such as 1,200': msg`Type dollars, such as 1,200`,
  'Type dollars, such as 1,200 or 900-1,200': msg`Type dollars, such as 1,200 or 900-1,200`,
  'What was paid is one amount': msg`What was paid is one amount`,
  'Invalid payment amount. Please ensure your plan has a valid cost.': msg`Invalid payment amount. Please ensure your plan has a valid cost.`,
};

type Issue = Parameters<typeof faultOf>[0] & { path?: PropertyKey[] | undefined };
type LabelOf = (field: string) => string;

/** Handed to `UiRoot`, so that every form speaks alike. `labelOf` gives what a field is called on the screen. */
export function explainFault(issue: Issue, labelOf: LabelOf): MessageDescriptor {
  return phraseOf(faultOf(issue), labelOf((issue.path ?? []).join('.')), labelOf);
}

function phraseOf(fault: FieldFault, called: string, labelOf: LabelOf): MessageDescriptor {
  // What stands behind a name in brackets belongs to the field and not to a sentence about it.
  const label = called.replace(/ \([^)]*\)$/, '');
  switch (fault.rule) {
    case 'required':
      return label.endsWith('?') ? msg`This question needs an answer: ${label}` : msg`${label} is required`;
    case 'email':
      return msg`Please enter a valid email address`;
    case 'phone':
      return msg`Please enter a valid phone number`;
    case 'password':
      return msg`Password must be at least ${{ minLength: PASSWORD_MIN_LENGTH }} characters`;
    case 'minLength': {
      const { length } = fault;
      return msg`${label} must be at least ${plural(length, { one: '# character', other: '# characters' })}`;
    }
    case 'maxLength': {
      const { length } = fault;
      return msg`${label} must be at most ${plural(length, { one: '# character', other: '# characters' })}`;
    }
    case 'matchField': {
      const other = labelOf(fault.other);
      return msg`${label} must be the same as ${other}`;
    }
    case 'requiredWith': {
      const other = labelOf(fault.other);
      return msg`${label} is required when ${other} is provided`;
    }
    case 'custom':
      return ownPhrases[fault.sentence];
    case 'pattern':
    case 'invalid':
      return msg`${label} cannot be used as it is`;
  }
}
