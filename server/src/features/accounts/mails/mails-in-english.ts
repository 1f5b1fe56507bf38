import type { MailTexts, Voice } from './mails.ts';

const codeFooter = 'You get this because somebody typed this address on our site. If it was not you, nothing happens.';
const accountFooter = 'You get this because it concerns the safety of your account. It cannot be switched off.';
const notYou = 'If this was not you, answer this e-mail or call us, and we will help you at once.';
const tenMinutes =
  'The code works for ten minutes, once, in the browser where you asked for it. Please tell it to nobody; we never ask for it by phone.';

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one text after another, a few lines each
export const english: Voice = (news, { brand, day, origin }): MailTexts => {
  switch (news.kind) {
    case 'sign-in':
    case 'sign-up':
      return {
        subject: `Your ${brand.name} code`,
        heading: news.kind === 'sign-in' ? 'Here is your code to sign in' : 'Here is your code to create your account',
        paragraphs: [tenMinutes],
        code: news.code,
        ...(news.link ? { label: 'Or go on with this link', url: news.link } : {}),
        footerReason: codeFooter,
      };
    case 'proof':
      return {
        subject: `Your ${brand.name} code`,
        heading: 'Here is your code to go on',
        paragraphs: ['You asked for something that deserves a second look, so we check that it is you.', tenMinutes],
        code: news.code,
        footerReason: notYou,
      };
    case 'new-email':
      return {
        subject: 'Is this your new address?',
        paragraphs: [
          `Somebody wants to use this address for their account at ${brand.name}. Type the code in your profile to confirm it.`,
          tenMinutes,
        ],
        code: news.code,
        footerReason: codeFooter,
      };
    case 'email-changed':
      return {
        subject: 'Your e-mail address was changed',
        paragraphs: [
          `Your account at ${brand.name} now uses ${news.newEmail}. This address no longer opens it, and other devices were signed out.`,
          notYou,
        ],
        footerReason: accountFooter,
      };
    case 'email-confirmed':
      return {
        subject: 'This is now your address',
        paragraphs: [`From now on you sign in to ${brand.name} with this address.`, notYou],
        footerReason: accountFooter,
      };
    case 'passkey-added':
      return {
        subject: 'A passkey was added',
        paragraphs: [`The passkey “${news.name}” can now sign in to your account.`, notYou],
        footerReason: accountFooter,
      };
    case 'passkey-removed':
      return {
        subject: 'A passkey was removed',
        paragraphs: [`The passkey “${news.name}” no longer signs in to your account.`, notYou],
        footerReason: accountFooter,
      };
    case 'deletion-planned':
      return {
        subject: 'Your account will be deleted',
        paragraphs: [
          `On ${day(news.deletesAt)} we delete your account and what is in it. You are signed out everywhere.`,
          'If you change your mind, simply sign in before then, and everything stays as it was.',
          notYou,
        ],
        label: 'Sign in to keep my account',
        url: `${origin}/login`,
        footerReason: accountFooter,
      };
    case 'deletion-undone':
      return {
        subject: 'Your account stays',
        paragraphs: ['You signed in, so your account will not be deleted. Everything is as it was.', notYou],
        footerReason: accountFooter,
      };
    case 'account-gone':
      return {
        subject: 'Your account is deleted',
        paragraphs: [
          'As you asked, your account and what was in it are gone. This is the last e-mail you get from us.',
          'Should you ever need us again, you are welcome.',
        ],
        footerReason: accountFooter,
      };
  }
};
