// What each paper is called, and what families are told about it: who issues it, when, and what it costs in California.
import type { DocumentState, DocumentType } from '@evenlight/contract/documents';
import type { FactKey } from '@evenlight/contract/facts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const documentNames: Record<DocumentType, MessageDescriptor> = {
  'death-certificate': msg`Death Certificate`,
  'government-id': msg`ID Documents`,
  'power-of-attorney': msg`Power of Attorney`,
  'cremation-permit': msg`Cremation permit`,
  'burial-permit': msg`Burial permit`,
  'cremation-authorization': msg`Cremation authorization`,
  'donation-consent': msg`Consent to the gift of the body`,
  'transit-permit': msg`Permit for another country`,
  'insurance-policy': msg`Insurance Papers`,
  'will-testament': msg`Will/Testament`,
};

export const stateWords: Record<DocumentState, MessageDescriptor> = {
  checking: msg`Being checked`,
  received: msg`Uploaded`,
  accepted: msg`Accepted`,
  'needs-another': msg`Another one is needed`,
};

/** Said beside the name, for papers that may be another one than they are called. */
export const documentHints: Partial<Record<DocumentType, MessageDescriptor>> = {
  'government-id': msg`Yours, and that of the person the service is for.`,
  'power-of-attorney': msg`A health care directive or wishes in writing are accepted too. Many people never made one.`,
};

type Guidance = {
  who: MessageDescriptor;
  when: MessageDescriptor;
  cost: MessageDescriptor;
  /** The fee that others set. */
  fee?: FactKey;
};

const permitWho = msg`The funeral home as a rule, from the county, once the death certificate is registered. The person who decides about the service can apply as well.`;
const permitCost = msg`A county fee, which the funeral home or your county knows.`;

// Facts from our notes on California. Whatever changes each year or from county to county is worded as a question to ask.
export const guidance: Record<DocumentType, Guidance> = {
  'death-certificate': {
    who: msg`The funeral home prepares it with facts from you, a doctor adds the cause of death, and the county registers it. Certified copies come from the funeral home or the county.`,
    when: msg`It is registered before a burial or cremation, and within eight days. That is a limit, not a waiting time. Copies are often not in hand before the service, and that is all right.`,
    cost: msg`Each certified copy has a fee. Families often need five to ten copies.`,
    fee: 'copy.certified',
  },
  'government-id': {
    who: msg`You have these at home: a driver’s license, a state ID or a passport.`,
    when: msg`At the beginning, so that everybody can be sure who is who. You may cover the number of the ID before you take a photo.`,
    cost: msg`Nothing.`,
  },
  'power-of-attorney': {
    who: msg`It was signed during life. Look among personal papers, or ask the doctor or the attorney.`,
    when: msg`At the beginning, because it can say who decides about the service. A power of attorney for money ends with a death; the one for health care is the one that helps.`,
    cost: msg`Nothing to send a copy. To make a directive, it is dated, signed, and either notarized or signed by two adult witnesses.`,
  },
  'cremation-permit': {
    who: permitWho,
    when: msg`Before the cremation. The person who decides also signs an authorization, which the funeral home brings.`,
    cost: permitCost,
    fee: 'permit.disposition',
  },
  'burial-permit': {
    who: permitWho,
    when: msg`Before the burial. The cemetery asks for it.`,
    cost: permitCost,
    fee: 'permit.disposition',
  },
  'cremation-authorization': {
    who: msg`The funeral home brings the form, and the person who decides signs it. Where several relatives decide together, ask who has to sign.`,
    when: msg`Before the cremation, with fire or with water. It also says what is to become of the ashes.`,
    cost: msg`Nothing.`,
  },
  'donation-consent': {
    who: msg`The program has the form. The person may have signed it in life; otherwise ask the program whether the family’s consent is enough.`,
    when: msg`As early as you can, because a program decides at once. It can still decline, so keep a second way in mind.`,
    cost: msg`Ask the program what it pays for, such as the transfer, and what it does not.`,
  },
  'transit-permit': {
    who: msg`The funeral home as a rule, from the county, once the death certificate is registered. It also sees to a letter that the illness was not contagious, and to the papers of the consulate.`,
    when: msg`Before the journey. Ask the consulate and the airline early what they want; some ask for embalming. Where it has already been done, you need none.`,
    cost: permitCost,
    fee: 'permit.disposition',
  },
  'insurance-policy': {
    who: msg`It lies with personal papers. The insurer, an employer or a union can send a copy.`,
    when: msg`Whenever you find it. It matters most when a policy is to pay for the service.`,
    cost: msg`Nothing.`,
  },
  'will-testament': {
    who: msg`It lies with personal papers, or with the attorney who wrote it.`,
    when: msg`Later is fine. A will is often read too late to guide a service, so wishes written elsewhere count more here.`,
    cost: msg`Nothing.`,
  },
};
