// The itemised statement on paper: calm, complete, and the same figures as on the screen.
import type { Brand } from '@evenlight/contract/brand';
import { HOME_ZONE } from '@evenlight/contract/dates';
import { hasExamplePrices, type PricedLine, standingOf } from '@evenlight/contract/estimates';
import { type Language, locales } from '@evenlight/contract/languages';
import { inDollars, inDollarsExactly } from '@evenlight/contract/money';
import { groupLines, type Statement } from '@evenlight/contract/statements';
import { arePricedAlike, packagedWay } from '@evenlight/contract/ways';
import { dayInWords } from '../../../platform/days.ts';
import { inItsLanguage } from '../../../platform/paper/language-mark.ts';
import { footerOf, PINE, printLetterhead, QUIET, small } from '../../../platform/paper/letterhead.ts';
import { openPaper, type Paper, TEXT_WIDTH } from '../../../platform/paper/paper.ts';
import type { Cell, Style } from '../../../platform/paper/typesetter.ts';
import { HEADING_AND_TWO_LINES, printNotIncluded, printRights } from './print-disclosures.ts';
import { statementWords } from './statement-words.ts';

type Options = { brand: Brand; language: Language };
type Printing = Options & { paper: Paper; statement: Statement; words: (typeof statementWords)[Language] };

const body: Style = { size: 10 };
const strong: Style = { size: 10, weight: 'bold' };
const quiet: Style = { ...body, colour: QUIET };
const looks = { plain: body, quiet, struck: { ...quiet, isStruck: true } } as const;

const PRICE_WIDTH = 90;
const LABEL_WIDTH = 96;

export async function printStatement(statement: Statement, { brand, language }: Options): Promise<Buffer> {
  const words = statementWords[language];
  const paper = await openPaper({ title: words.title, author: brand.name, language });
  const printing: Printing = { paper, statement, words, brand, language };
  printHead(printing);
  printFacts(printing);
  for (const group of groupLines(statement.lines)) printGroup(printing, group);
  printSums(printing);
  printNotIncluded(paper, statement.notIncluded, language);
  printRights(paper, { words, brand, language });
  return paper.finish(footerOf(brand, PRICE_WIDTH, words.page));
}

function printHead({ paper, statement, words, brand, language }: Printing) {
  printLetterhead(paper, brand, words.title);
  paper.space(2);
  const asOf = new Date(statement.asOf).toLocaleDateString(locales[language].locale, {
    dateStyle: 'long',
    timeZone: HOME_ZONE,
  });
  paper.text('P', words.asOf(asOf), { ...body, colour: QUIET });
  if (hasExamplePrices(statement.lines)) paper.text('P', words.examplePrices, strong);
  paper.space(14);
}

function printFacts(printing: Printing) {
  const { paper, words } = printing;
  const { facts, isWhole } = factsOf(printing);
  paper.table((row) => {
    for (const [label, text] of facts)
      row([
        { text: label, width: LABEL_WIDTH, style: { ...body, colour: QUIET } },
        { text, width: TEXT_WIDTH - LABEL_WIDTH, style: body },
      ]);
  });
  if (isWhole) return;
  paper.space(4);
  paper.text('P', words.lettersMissing, small);
}

/** What people typed may hold letters that cannot be printed; a line that would be empty is left out. */
function factsOf({ paper, statement, words, language }: Printing) {
  const { planTitle, personName, packageName, packageTier, serviceDate, venue } = statement;
  const typed = [
    [words.plan, planTitle],
    [words.person, personName],
  ] as const;
  const readable = typed.map(([label, text]) => ({ label, ...paper.readable(text ?? '') }));
  const facts: [string, string][] = [
    ...readable.filter(({ text }) => text !== '').map(({ label, text }): [string, string] => [label, text]),
    [words.tradition, traditionIn(statement, words)],
    [words.package, `${inItsLanguage(packageName, statement, language)} (${words.tiers[packageTier]})`],
    [words.way, wayOnPaper(statement, words)],
    [words.serviceDate, serviceDate ? dayInWords(serviceDate, language) : words.notChosen],
    [words.venue, venue ? venueInWords(venue, words) : words.notChosen],
  ];
  return { facts, isWhole: readable.every(({ isWhole }) => isWhole) };
}

type WayWords = Pick<Printing['words'], 'ways' | 'pricedAs' | 'serviceTypes' | 'stillPricedFor' | 'notKnown'>;

export function wayOnPaper(
  {
    way,
    pricedWay,
    serviceType,
    packageTradition,
  }: Pick<Statement, 'way' | 'pricedWay' | 'serviceType' | 'packageTradition'>,
  words: WayWords,
): string {
  if (arePricedAlike(way, pricedWay, packageTradition))
    return way === 'undecided' ? words.pricedAs[serviceType] : words.ways[way];
  const told = way === 'undecided' ? words.notKnown : words.ways[way];
  const made = packagedWay(pricedWay, packageTradition);
  return words.stillPricedFor(told, made === 'undecided' ? words.serviceTypes.memorial : words.ways[made]);
}

function venueInWords({ name, address, isSample }: NonNullable<Statement['venue']>, words: Printing['words']): string {
  return isSample ? `${name}, ${address} (${words.sample})` : `${name}, ${address}`;
}

function traditionIn({ faithTradition, packageTradition }: Statement, words: Printing['words']): string {
  const [own, other] = [words.traditions[faithTradition], words.outlines[packageTradition]];
  return faithTradition === packageTradition ? own : words.startsFrom(own, other);
}

type Group = ReturnType<typeof groupLines<Statement['lines'][number]>>[number];

function printGroup({ paper, words, language }: Printing, { kind, lines, cents }: Group) {
  paper.space(16);
  paper.makeRoom(HEADING_AND_TWO_LINES);
  paper.table((row) => {
    row(priced(words.kinds[kind], words.price, { size: 12, weight: 'bold', colour: PINE }, small), 'TH');
    paper.space(2);
    paper.rule();
    paper.space(3);
    for (const line of lines) {
      const { text, price, look } = lineOnPaper(line, words, language);
      row(priced(text, price, looks[look]));
      paper.space(2);
    }
    paper.rule();
    paper.space(3);
    row(priced(words.subtotal[kind], inDollars(cents), strong));
  });
}

function priced(text: string, price: string, style: Style, priceStyle: Style = { ...style, isStruck: false }): Cell[] {
  return [
    { text, width: TEXT_WIDTH - PRICE_WIDTH, style },
    { text: price, width: PRICE_WIDTH, style: priceStyle, align: 'end' },
  ];
}

function printSums({ paper, statement, words }: Printing) {
  const { packageCents, addonCents, estimateCents, venue, venueCents, totalCents } = statement;
  const { confirmed, requested } = adjustmentLines(statement.adjustments, paper, words);
  const sums: [string, number][] = [
    [words.packageSum, packageCents],
    [words.addonSum, addonCents],
    [words.estimate, estimateCents],
    [`${words.venue}: ${venue?.name ?? words.notChosen}`, venueCents],
    ...confirmed,
  ];
  paper.space(20);
  // The sums stay together, so that the total is seen beside what it is made of.
  paper.makeRoom(sums.length * 16 + 40);
  paper.rule();
  paper.space(5);
  paper.table((row) => {
    for (const [label, cents] of sums) {
      row(priced(label, inDollarsExactly(cents), body));
      paper.space(2);
    }
    paper.rule();
    paper.space(5);
    row(priced(words.total, inDollarsExactly(totalCents), { size: 14, weight: 'bold', colour: PINE }));
    for (const [label, cents] of requested) {
      paper.space(3);
      row(priced(label, inDollarsExactly(cents), { ...body, colour: QUIET }));
    }
  });
}

/** Confirmed ones are part of the total; what is only asked for stands below it. */
function adjustmentLines(adjustments: Statement['adjustments'], paper: Paper, words: Printing['words']) {
  const lines = (state: 'confirmed' | 'requested', inWords: (what: string) => string) =>
    adjustments
      .filter((adjustment) => adjustment.state === state)
      .map(({ description, cents }): [string, number] => [inWords(paper.readable(description).text), cents]);
  return { confirmed: lines('confirmed', words.adjustment), requested: lines('requested', words.adjustmentAsked) };
}

type Words = Pick<(typeof statementWords)[Language], 'addon' | 'declined' | 'choiceLeft'>;
type Printed = { text: string; price: string; look: 'plain' | 'quiet' | 'struck' };

/** One line as it is printed. Only what was declined is struck out. */
export function lineOnPaper(line: PricedLine, words: Words, reader: Language): Printed {
  const { source, cents } = line;
  const name = inItsLanguage(line.name, line, reader);
  const text = source === 'addon' ? words.addon(name) : name;
  const standing = standingOf(line);
  if (standing === 'taken') return { text, price: inDollars(cents), look: 'plain' };
  if (standing === 'not-chosen') return { text, price: words.choiceLeft, look: 'quiet' };
  return { text, price: `${words.declined} ${inDollars(0)}`, look: 'struck' };
}
