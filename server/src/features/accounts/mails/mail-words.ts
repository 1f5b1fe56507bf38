// What the mails of accounts say. Nothing a stranger typed stands in a mail to somebody else's address.
import type { Brand } from '@evenlight/contract/brand';
import type { Translate } from '../../../platform/texts/texts.ts';
import type { AccountNews, MailTexts } from './mails.ts';

type MailFacts = { brand: Brand; day: (date: Date) => string; origin: string };

export function accountMail(t: Translate, news: AccountNews, { brand, day, origin }: MailFacts): MailTexts {
  const codeFooter = t(
    'You get this because somebody typed this address on our site. If it was not you, nothing happens.',
  );
  const accountFooter = t('You get this because it concerns the safety of your account. It cannot be switched off.');
  const notYou = t('If this was not you, answer this e-mail or call us, and we will help you at once.');
  const tenMinutes = t(
    'The code works for ten minutes, once, in the browser where you asked for it. Please tell it to nobody; we never ask for it by phone.',
  );

  switch (news.kind) {
    case 'sign-in':
    case 'sign-up':
      return {
        subject: t('Your {brandName} code', { brandName: brand.name }),
        heading:
          news.kind === 'sign-in' ? t('Here is your code to sign in') : t('Here is your code to create your account'),
        paragraphs: [tenMinutes],
        code: news.code,
        ...(news.link ? { label: t('Or go on with this link'), url: news.link } : {}),
        footerReason: codeFooter,
      };
    case 'proof':
      return {
        subject: t('Your {brandName} code', { brandName: brand.name }),
        heading: t('Here is your code to go on'),
        paragraphs: [t('You asked for something that deserves a second look, so we check that it is you.'), tenMinutes],
        code: news.code,
        footerReason: notYou,
      };
    case 'new-email':
      return {
        subject: t('Is this your new address?'),
        paragraphs: [
          t(
            'Somebody wants to use this address for their account at {brandName}. Type the code in your profile to confirm it.',
            { brandName: brand.name },
          ),
          tenMinutes,
        ],
        code: news.code,
        footerReason: codeFooter,
      };
    case 'email-changed':
      return {
        subject: t('Your e-mail address was changed'),
        paragraphs: [
          t(
            'Your account at {brandName} now uses {newEmail}. This address no longer opens it, and other devices were signed out.',
            { brandName: brand.name, newEmail: news.newEmail },
          ),
          notYou,
        ],
        footerReason: accountFooter,
      };
    case 'email-confirmed':
      return {
        subject: t('This is now your address'),
        paragraphs: [t('From now on you sign in to {brandName} with this address.', { brandName: brand.name }), notYou],
        footerReason: accountFooter,
      };
    case 'passkey-added':
      return {
        subject: t('A passkey was added'),
        paragraphs: [t('The passkey “{name}” can now sign in to your account.', { name: news.name }), notYou],
        footerReason: accountFooter,
      };
    case 'passkey-removed':
      return {
        subject: t('A passkey was removed'),
        paragraphs: [t('The passkey “{name}” no longer signs in to your account.', { name: news.name }), notYou],
        footerReason: accountFooter,
      };
    case 'deletion-planned':
      return {
        subject: t('Your account will be deleted'),
        paragraphs: [
          t('On {day} we delete your account and what is in it. You are signed out everywhere.', {
            day: day(news.deletesAt),
          }),
          t('If you change your mind, simply sign in before then, and everything stays as it was.'),
          notYou,
        ],
        label: t('Sign in to keep my account'),
        url: `${origin}/login`,
        footerReason: accountFooter,
      };
    case 'deletion-undone':
      return {
        subject: t('Your account stays'),
        paragraphs: [t('You signed in, so your account will not be deleted. Everything is as it was.'), notYou],
        footerReason: accountFooter,
      };
    case 'account-gone':
      return {
        subject: t('Your account is deleted'),
        paragraphs: [
          t('As you asked, your account and what was in it are gone. This is the last e-mail you get from us.'),
          t('Should you ever need us again, you are welcome.'),
        ],
        footerReason: accountFooter,
      };
  }
}
