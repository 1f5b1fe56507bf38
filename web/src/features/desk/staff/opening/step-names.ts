import type { OpeningStepKind } from '@evenlight/contract/opening';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const stepNames: Record<OpeningStepKind, MessageDescriptor> = {
  brand: msg`Your name and e-mail address`,
  phones: msg`Phone numbers that somebody answers`,
  prices: msg`Prices that are yours`,
  listings: msg`Your own venues and vendors`,
  counties: msg`The counties you work in`,
  hours: msg`The hours of the chat`,
  mail: msg`Mail that arrives`,
  backup: msg`A backup from this week`,
};
