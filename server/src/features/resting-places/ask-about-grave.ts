// A family asks about a cemetery of our directory. It is a message to our team like any other, so it stands in the queue with
// an hour by which it is answered; what is kept here says for which plan and place.

import { NAME_MAX_LENGTH } from '@evenlight/contract/accounts';
import { isPhone } from '@evenlight/contract/field-rules';
import type { VendorId } from '@evenlight/contract/ids';
import type { Language } from '@evenlight/contract/languages';
import type { Plan } from '@evenlight/contract/plans';
import { v5 as uuid } from 'uuid';
import type { Db } from '../../platform/database/database.ts';
import { refuse } from '../../platform/problem.ts';
import { inEveryLanguage } from '../../platform/texts/texts.ts';
import type { World } from '../../platform/world.ts';
import { findUser } from '../accounts/store.ts';
import { sendMessage } from '../desk/contact/send-message.ts';
import { planIn } from '../plans/plan-store.ts';
import type { RestAccess } from './access.ts';
import { findCemetery } from './cemeteries.ts';
import { inquiriesOf, type NewInquiry, wasAsked } from './inquiry-store.ts';

const NAMESPACE = '0d3a2c0e-6f5b-4b7c-9a53-7c7f1c3a9e21';
/** So that the subject has room for it. */
const NAME_IN_SUBJECT_MAX = 80;

type Input = { cemeteryId: VendorId; idempotencyKey: string };
type Context = { db: Db; world: World; now: Date; language: Language; mayWriteTo: (email: string) => Promise<boolean> };

/** Null when it was asked already. What our team was sent is kept by the caller, together with who was told of it. */
export async function askAbout(
  { scope, member }: RestAccess,
  { cemeteryId, idempotencyKey }: Input,
  { db, world, now, language, mayWriteTo }: Context,
): Promise<NewInquiry | null> {
  if (await wasAsked(db, scope, idempotencyKey)) return null;
  const before = (await inquiriesOf(db, scope)).filter((inquiry) => inquiry.cemeteryId === cemeteryId);
  if (before.some(({ state }) => state === 'asked')) return null;
  const cemetery = (await findCemetery(db, cemeteryId)) ?? refuse('vendor.not_found');
  const plan = await planIn(db, scope, now);
  const { firstName, lastName, email, phone } = (await findUser(db, member.userId)) ?? refuse('session.required');
  // Two who ask at once have the same one before them, and so make the same message.
  const id = uuid(`${plan.id} ${cemeteryId} ${before[0]?.id ?? ''}`, NAMESPACE);
  const form = {
    name: `${firstName} ${lastName}`.trim().slice(0, NAME_MAX_LENGTH) || email,
    email,
    phone: phone !== null && isPhone(phone) ? phone : '',
    urgency: 'normal' as const,
    ...inquiryWords[language](cemetery.name, plan),
  };
  const writing = { form, idempotencyKey: id, userId: member.userId, language, now };
  const message = await sendMessage(world, writing, await mayWriteTo(email));
  const { sentAt: askedAt, dueAt } = message;
  return { id, idempotencyKey, cemeteryId, cemeteryName: cemetery.name, messageId: message.id, askedAt, dueAt };
}

type Asked = Pick<Plan, 'number' | 'serviceType'>;

const inquiryWords = inEveryLanguage((t) => (cemetery: string, { number, serviceType }: Asked) => {
  const short = [...cemetery].slice(0, NAME_IN_SUBJECT_MAX).join('');
  const isForAshes = serviceType === 'cremation';
  return {
    subject: t('{cemetery}, plan {number}', { cemetery: short, number }),
    message: isForAshes
      ? t(
          'We would like to know about a place for ashes at {cemetery}: what there is, what it costs, and which rules there are.',
          { cemetery },
        )
      : t(
          'We would like to know about a grave at {cemetery}: what there is, what it costs with opening and closing, and which rules there are for a liner and a stone.',
          { cemetery },
        ),
  };
});
