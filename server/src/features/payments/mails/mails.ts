import { inDollarsExactly } from '@evenlight/contract/money';
import { SHARE_PAGE_PATH } from '@evenlight/contract/sharing';
import type { Db } from '../../../platform/database/database.ts';
import { momentInWords } from '../../../platform/days.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
import { letterLanguageOf } from '../../accounts/letter-language.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import type { PlanScope } from '../../plans/access.ts';
import { findShare, type ShareRow } from '../share-store.ts';
import type { PaymentRow } from '../store.ts';
import { mailWords } from './mail-words.ts';

/** To the owner, and to whoever paid a share. */
export async function sendPaidMails(db: Db, world: World, scope: PlanScope, payment: PaymentRow): Promise<void> {
  const owner = (await findOwner(db, scope.userId)) ?? refuse('user.not_found');
  const { language } = owner;
  const words = mailWords[language];
  const amount = inDollarsExactly(payment.cents);
  const isTest = payment.provider === 'test';
  const share = payment.shareId ? ((await findShare(db, payment.shareId))?.share ?? null) : null;
  const url = `${world.config.origin}/payments/${payment.id}/receipt`;
  const texts = share ? words.sharePaid(amount, share.name, isTest) : words.paid(amount, isTest);
  await writeMail(db, world, { to: owner.email, ...texts, language, url, idempotencyKey: `paid ${payment.id}` });
  if (!share) return;
  const asker = `${owner.firstName} ${owner.lastName}`;
  const theirs = await letterLanguageOf(db, share, owner);
  const thanks = mailWords[theirs].shareReceipt(amount, asker, payment.reference ?? '', isTest);
  await writeMail(db, world, {
    to: share.email,
    ...thanks,
    language: theirs,
    idempotencyKey: `share-paid ${payment.id}`,
  });
}

type Refund = { payment: PaymentRow; reference: string; cents: number };

/** To the owner, and to whoever paid the share that went back. */
export async function sendRefundMails(db: Db, world: World, scope: PlanScope, refund: Refund): Promise<void> {
  const { payment, reference, cents } = refund;
  const owner = (await findOwner(db, scope.userId)) ?? refuse('user.not_found');
  const { email, language } = owner;
  const words = mailWords[language];
  const amount = inDollarsExactly(cents);
  const url = `${world.config.origin}/payments/${payment.id}/receipt`;
  await writeMail(db, world, {
    to: email,
    ...words.refunded(amount),
    language,
    url,
    idempotencyKey: `refund ${reference}`,
  });
  const found = payment.shareId ? await findShare(db, payment.shareId) : null;
  if (!found) return;
  const { share } = found;
  const theirs = await letterLanguageOf(db, share, owner);
  const { refunded, shareFooter: footerReason } = mailWords[theirs];
  const { subject, paragraphs } = refunded(amount);
  await writeMail(db, world, {
    to: share.email,
    subject,
    paragraphs,
    footerReason,
    language: theirs,
    idempotencyKey: `share-refund ${reference}`,
  });
}

type Asking = {
  share: Pick<ShareRow, 'name' | 'email' | 'language' | 'cents' | 'tokenHash' | 'expiresAt'>;
  token: string;
};

/** Says who asks and for how much; for whom the service is stands behind the link. */
export async function sendShareMail(db: Db, world: World, scope: PlanScope, { share, token }: Asking): Promise<void> {
  const owner = (await findOwner(db, scope.userId)) ?? refuse('user.not_found');
  const language = await letterLanguageOf(db, share, owner);
  const texts = mailWords[language].shareAsked({
    asker: `${owner.firstName} ${owner.lastName}`,
    name: share.name,
    amount: inDollarsExactly(share.cents),
    until: momentInWords(share.expiresAt, language),
  });
  const url = `${world.config.origin}${SHARE_PAGE_PATH}#${token}`;
  await writeMail(db, world, {
    to: share.email,
    ...texts,
    language,
    url,
    idempotencyKey: `share ${share.tokenHash.toString('hex')}`,
  });
}
