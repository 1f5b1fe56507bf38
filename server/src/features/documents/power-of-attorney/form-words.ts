// The words of the sample form. What is said about the law is from California's Health and Safety Code, sections 7100 and
// 7100.1, and its Probate Code, sections 4152, 4673 to 4675, 4683 and 4701.

import type { Language } from '@evenlight/contract/languages';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';

/** A line to write on: one label, or two that share the line. */
type Blank = string | [string, string];
type Part = {
  title: string;
  intro?: string;
  rules?: string[];
  choices?: string[];
  blanks?: Blank[];
  emptyLines?: number;
  notes?: string[];
};
type FormWords = {
  fileTitle: string;
  title: string;
  subtitle: string;
  warningTitle: string;
  warning: string[];
  parts: Part[];
  foot: string;
  page: (page: number, pages: number) => string;
};

export const formWords: Record<Language, FormWords> = inEveryLanguage((t) => ({
  fileTitle: t('Power of attorney for health care: sample form'),
  title: t('Power of attorney for health care'),
  subtitle: t('A sample of what an Advance Health Care Directive holds, for a person who lives in California'),
  warningTitle: t('This is a sample. It is not legal advice.'),
  warning: [
    t(
      'It shows the parts of such a form in plain words, so that you can talk about them. It is not the form of the State of California. Before you rely on it, have a lawyer look at it, or use the form in section 4701 of the Probate Code.',
    ),
    t(
      'In California a power of attorney for money matters ends at death, also a “durable” one. After a death it lets nobody arrange a funeral or use an account.',
    ),
    t(
      'An Advance Health Care Directive is different: unless you limit it, the person you name may also decide after your death about burial or cremation, an autopsy, and organ gifts.',
    ),
    t(
      'Only the person it is about can sign it, while they are able to decide for themselves. If somebody has died and there is no such paper, you need none: the law names who decides, beginning with the spouse or registered domestic partner, then the adult children, the parents, and the brothers and sisters.',
    ),
  ],
  parts: [
    {
      title: t('1. The person who makes this'),
      blanks: [
        t('Full legal name'),
        [t('Date of birth'), t('Phone', 'power of attorney form')],
        t('Address', 'power of attorney form'),
      ],
    },
    {
      title: t('2. My agent'),
      intro: t(
        'I name this person to make health care decisions for me when I cannot, and to act after my death as said in part 4.',
      ),
      blanks: [
        [t('Full name', 'power of attorney form'), t('Who they are to me')],
        t('Address', 'power of attorney form'),
        [t('Phone', 'power of attorney form'), t('E-mail', 'power of attorney form')],
      ],
    },
    {
      title: t('3. My alternate agent'),
      intro: t('If my agent cannot, may not or does not want to act, I name this person instead.'),
      blanks: [
        [t('Full name', 'power of attorney form'), t('Who they are to me')],
        t('Address', 'power of attorney form'),
        [t('Phone', 'power of attorney form'), t('E-mail', 'power of attorney form')],
      ],
    },
    {
      title: t('4. What my agent may decide after my death'),
      intro: t('Mark what applies. Cross out what does not.'),
      choices: [
        t('What is done with my body: burial, cremation or another lawful way, and where.'),
        t('The funeral or memorial, and who is asked to carry it out.'),
        t('Whether there is an autopsy, where the law leaves the choice.'),
        t('Gifts of organs, tissue or parts of my body.'),
      ],
    },
    {
      title: t('5. My own wishes, and limits for my agent'),
      intro: t(
        'Clear written directions of your own come first, if they leave no real doubt and payment for them is arranged. Write them here, with what your agent may not decide.',
      ),
      emptyLines: 4,
      blanks: [t('How this is paid for: policy, trust, account or other arrangement')],
      notes: [
        t(
          'An agent has to pay only if they agreed to, or for costs that come from their own decisions and that the estate cannot cover.',
        ),
      ],
    },
    {
      title: t('6. My signature'),
      intro: t('I sign this of my own will, and I understand what it means.'),
      blanks: [[t('Signature', 'power of attorney form'), t('Date', 'power of attorney form')], t('Name in print')],
    },
    {
      title: t('7. Two witnesses, or a notary'),
      intro: t('One of the two is needed, not both. These are the rules for witnesses:'),
      rules: [
        t('Both are adults, and saw you sign or heard you say that the signature is yours.'),
        t(
          'Neither is your agent or alternate agent, your health care provider, somebody who works for your provider, or somebody who runs or works for a care home.',
        ),
        t('At least one is not related to you by blood, marriage or adoption, and inherits nothing from you.'),
        t('In a skilled nursing facility a patient advocate or ombudsman signs as well.'),
      ],
      blanks: [
        [t('First witness: signature'), t('Date', 'power of attorney form')],
        t('Name in print and address'),
        [t('Second witness: signature'), t('Date', 'power of attorney form')],
        t('Name in print and address'),
        [t('Witness who is not related and does not inherit: signature'), t('Date', 'power of attorney form')],
        [
          t('Only in a skilled nursing facility, patient advocate or ombudsman: signature'),
          t('Date', 'power of attorney form'),
        ],
      ],
    },
    {
      title: t('In place of witnesses: a notary'),
      intro: t(
        'Sign in front of a notary public, who adds California’s certificate of acknowledgment and fastens it to this form.',
      ),
      blanks: [[t('Notary public: signature and seal'), t('Date', 'power of attorney form')]],
    },
    {
      title: t('Afterwards', 'power of attorney form'),
      notes: [
        t(
          'Give copies to your agent, your alternate agent and your doctor, and tell your family where it lies. You can change or end it while you are able to decide. A will is often read after the funeral; wishes for the funeral are better kept here.',
        ),
      ],
    },
  ],
  foot: t('Sample form, not legal advice'),
  page: (page, pages) => t('Page {page} of {pages}', { page, pages }),
}));
