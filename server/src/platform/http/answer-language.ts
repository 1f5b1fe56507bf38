// Gives an answer in the language of whoever asks. Handlers return texts in the first language with their translations
// beside them; which fields those are, the contract says by making them of `OwnText`.
import type { Language } from '@evenlight/contract/languages';
import {
  inLanguage,
  KnownAs,
  OwnText,
  OwnTexts,
  TextLanguage,
  type Translations,
} from '@evenlight/contract/translations';
import { z } from 'zod';

type Translator = (answer: unknown, language: Language) => unknown;

/** Null for an answer without a text that has translations. */
export function translatorFor(schema: z.core.$ZodType | undefined): Translator | null {
  if (schema instanceof z.ZodObject) return objectTranslator(schema.shape);
  if (schema instanceof z.ZodArray) return listTranslator(translatorFor(schema.element));
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return translatorFor(schema.unwrap());
  if (schema instanceof z.ZodUnion) return choiceTranslator(schema.options);
  if (schema) refuseHiddenTexts(schema);
  return null;
}

/** Elsewhere a text of ours would stay in the first language, and nobody would notice. */
function refuseHiddenTexts(schema: z.core.$ZodType) {
  const parts = Object.values(schema._zod.def).filter((part) => part instanceof z.core.$ZodType);
  if (parts.some((part) => isOwnText(part) || translatorFor(part) !== null))
    throw new Error(`a text that has translations cannot stand in a ${schema._zod.def.type}`);
}

/** The same for what is printed or mailed. */
export function readIn<S extends z.ZodType>(schema: S, answer: z.input<S>, language: Language): z.output<S> {
  const translate = translatorFor(schema);
  return schema.parse(translate ? translate(answer, language) : answer);
}

function listTranslator(translate: Translator | null): Translator | null {
  if (!translate) return null;
  return (list, language) => (Array.isArray(list) ? list.map((item) => translate(item, language)) : list);
}

/** Which of several kinds it is, the answer itself says. */
function choiceTranslator(options: readonly z.core.$ZodType[]): Translator | null {
  const choices = options.map((option) => ({ option, translate: translatorFor(option) }));
  if (choices.every(({ translate }) => translate === null)) return null;
  return (answer, language) => {
    const choice = choices.find(({ option }) => z.safeParse(option, answer).success);
    return choice?.translate?.(answer, language) ?? answer;
  };
}

function objectTranslator(shape: Readonly<Record<string, z.core.$ZodType>>): Translator | null {
  const fields = Object.entries(shape);
  const texts = fields.filter(([, schema]) => isOwnText(schema)).map(([name]) => name);
  const languageField = fields.find(([, schema]) => schema === TextLanguage)?.[0] ?? 'language';
  const knownAsField = fields.find(([, schema]) => schema === KnownAs)?.[0];
  const parts = fields.flatMap(([name, schema]) => {
    const translate = translatorFor(schema);
    return translate ? [{ name, translate }] : [];
  });
  if (texts.length === 0 && parts.length === 0) return null;
  return (answer, language) => {
    if (!isRow(answer)) return answer;
    const said = texts.length > 0 ? saidIn(answer, { texts, languageField, knownAsField }, language) : answer;
    const changed = parts.map(({ name, translate }) => [name, translate(said[name], language)] as const);
    return { ...said, ...Object.fromEntries(changed.filter(([, part]) => part !== undefined)) };
  };
}

type Row = Readonly<Record<string, unknown>> & { translations?: Translations };

function isRow(answer: unknown): answer is Row {
  return typeof answer === 'object' && answer !== null;
}

type Fields = { texts: readonly string[]; languageField: string; knownAsField: string | undefined };

function saidIn(row: Row, { texts, languageField, knownAsField }: Fields, language: Language): Row {
  const { language: inWhich, ...said } = inLanguage(
    Object.fromEntries([...texts, 'translations', 'writtenIn'].map((name) => [name, row[name]])),
    texts,
    language,
  );
  return {
    ...row,
    ...said,
    ...(inWhich ? { [languageField]: inWhich } : {}),
    ...(knownAsField && said.name !== row.name ? { [knownAsField]: row.name } : {}),
  };
}

function isOwnText(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return isOwnText(schema.unwrap());
  return schema === OwnText || schema === OwnTexts;
}
