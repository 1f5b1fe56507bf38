// The receipt on paper, with the same figures as on the screen.
import { type Brand, localPhone } from '@evenlight/contract/brand';
import type { Language } from '@evenlight/contract/languages';
import { inDollarsExactly } from '@evenlight/contract/money';
import type { Receipt } from '@evenlight/contract/payments';
import { momentInWords } from '../../../platform/days.ts';
import { inItsLanguage } from '../../../platform/paper/language-mark.ts';
import { footerOf, PINE, printLetterhead, QUIET, small } from '../../../platform/paper/letterhead.ts';
import { openPaper, type Paper, TEXT_WIDTH } from '../../../platform/paper/paper.ts';
import type { Cell, Style } from '../../../platform/paper/typesetter.ts';
import { receiptWords } from './receipt-words.ts';

type Options = { brand: Brand; language: Language };
type Printing = Options & { paper: Paper; receipt: Receipt; words: (typeof receiptWords)[Language] };

const body: Style = { size: 10.5 };
const quiet: Style = { size: 10.5, colour: QUIET };
const strong: Style = { size: 14, weight: 'bold', colour: PINE };
const PRICE_WIDTH = 110;
const LABEL_WIDTH = 120;

export async function printReceipt(receipt: Receipt, { brand, language }: Options): Promise<Buffer> {
  const words = receiptWords[language];
  const paper = await openPaper({ title: words.title, author: brand.name, language });
  const printing: Printing = { paper, receipt, words, brand, language };
  printHead(printing);
  printFacts(printing);
  printSums(printing);
  paper.space(24);
  paper.text('P', words.call(localPhone(brand.supportPhone)), { size: 10, weight: 'bold' });
  return paper.finish(footerOf(brand, PRICE_WIDTH, words.page));
}

function printHead({ paper, receipt, words, brand }: Printing) {
  printLetterhead(paper, brand, words.title);
  if (receipt.isTest) {
    paper.space(4);
    paper.text('P', words.test, { size: 11, weight: 'bold', colour: '#8a4b1f' });
  }
  paper.space(14);
}

function printFacts({ paper, receipt, words, language }: Printing) {
  const typed = [
    [words.paidBy, receipt.payerName],
    [words.plan, receipt.planTitle],
    [words.person, receipt.personName],
  ] as const;
  const readable = typed.map(([label, text]) => ({ label, ...paper.readable(text) }));
  const facts: [string, string][] = [
    [words.paidOn, momentInWords(new Date(receipt.paidAt), language)],
    [words.number, receipt.reference],
    [words.planNumber, receipt.planNumber],
    ...readable.filter(({ text }) => text !== '').map(({ label, text }): [string, string] => [label, text]),
    [words.services, inItsLanguage(paper.readable(receipt.services.join(', ')).text, receipt, language)],
  ];
  paper.table((row) => {
    for (const [label, text] of facts) {
      row([
        { text: label, width: LABEL_WIDTH, style: quiet },
        { text, width: TEXT_WIDTH - LABEL_WIDTH, style: body },
      ]);
      paper.space(3);
    }
  });
  if (readable.every(({ isWhole }) => isWhole)) return;
  paper.space(4);
  paper.text('P', words.lettersMissing, small);
}

function printSums({ paper, receipt, words, language }: Printing) {
  const { totalCents, paidCents, balanceCents } = receipt;
  paper.space(18);
  paper.rule();
  paper.space(6);
  paper.table((row) => {
    row(priced(words.types[receipt.type], receipt.cents, strong));
    for (const { cents, at } of receipt.refunds) {
      paper.space(3);
      row(priced(words.refund(momentInWords(new Date(at), language)), -cents, body));
    }
  });
  paper.space(22);
  paper.text('H2', words.planSums, { size: 12, weight: 'bold', colour: PINE });
  paper.space(4);
  paper.table((row) => {
    row(priced(words.total, totalCents, body));
    row(priced(words.paid, paidCents, body));
    row(priced(balanceCents < 0 ? words.credit : words.balance, Math.abs(balanceCents), { ...body, weight: 'bold' }));
  });
}

function priced(text: string, cents: number, style: Style): Cell[] {
  return [
    { text, width: TEXT_WIDTH - PRICE_WIDTH, style },
    { text: inDollarsExactly(cents), width: PRICE_WIDTH, style, align: 'end' },
  ];
}
