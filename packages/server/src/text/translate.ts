import { ruleTexts as en } from '@tramita/client/languages/en';
import { ruleTexts as es } from '@tramita/client/languages/es';
import {
  areaProblemMessages,
  defaultLocale,
  errorMessages,
  formMessages,
  groupProblemMessages,
  type Locale,
  linkedProcessMessages,
  motiveMessages,
  personProblemMessages,
  type RuleTexts,
  reasonText,
  registerProblemMessages,
  requirementMessages,
  savedViewMessages,
  updateProblemMessages,
  workflowProblems,
} from '@tramita/client/rules';
import { calendarProblemMessages } from '@tramita/client/rules/calendar';
import { sentences as english } from './languages/en.ts';
import { sentences as spanish } from './languages/es.ts';
import { fillTemplate, portugueseOf, type Text, writeText } from './sentence.ts';

/** Sentences of the rules without values, by their Portuguese text. */
function ruleSentences(texts: RuleTexts): [string, string][] {
  const tables = [
    [errorMessages, texts.errors],
    [formMessages, texts.form],
    [motiveMessages, texts.motives],
    [requirementMessages, texts.requirements],
    [savedViewMessages, texts.savedViews],
    [updateProblemMessages, texts.updates],
    [reasonText, texts.reasons],
    [areaProblemMessages, texts.areaRules],
    [groupProblemMessages, texts.groupRules],
    [linkedProcessMessages, texts.linkedProcessRules],
    [calendarProblemMessages, texts.calendarProblems],
    [workflowProblems, texts.workflowProblems],
    [personProblemMessages, texts.personRules],
    [registerProblemMessages, texts.registerRules],
  ] as const;
  return tables.flatMap(([portuguese, translated]) =>
    Object.entries(portuguese).flatMap(([key, text]): [string, string][] => {
      const translation: unknown = Reflect.get(translated, key);
      return typeof text === 'string' && typeof translation === 'string' ? [[text, translation]] : [];
    }),
  );
}

const catalogues: Readonly<Record<Locale, ReadonlyMap<string, string>>> = {
  'pt-BR': new Map(),
  en: new Map([...ruleSentences(en), ...Object.entries(english)]),
  es: new Map([...ruleSentences(es), ...Object.entries(spanish)]),
};

/** Returns a text in a language; sentences without a translation, such as texts that users wrote, stay as they are. */
export function translate(text: Text, locale: Locale): string {
  if (locale === defaultLocale) return portugueseOf(text);
  return writeText(text, ({ template, values }) => {
    const translation = catalogues[locale].get(template) ?? template;
    return values.length === 0 ? translation : fillTemplate(translation, values, locale);
  });
}

/** Returns the values of a sentence by their places in its template; null if it was not written from it. */
function valuesOf(written: string, template: string): string[] | null {
  const [first = '', ...parts] = template.split(/\{\d\}/);
  if (!written.startsWith(first)) return null;
  const values: string[] = [];
  let at = first.length;
  for (const [index, [, place]] of [...template.matchAll(/\{(\d)\}/g)].entries()) {
    const part = parts[index] ?? '';
    const isLast = index === parts.length - 1;
    const end = isLast ? written.length - part.length : written.indexOf(part, at + 1);
    if (end <= at || !written.startsWith(part, end)) return null;
    values[Number(place)] = written.slice(at, end);
    at = end + part.length;
  }
  return values;
}

/** Returns an amount as it is grouped in Portuguese, `2.000`, as a number; other values stay. */
const amountOrText = (value: string): string | number =>
  /^\d{1,3}(\.\d{3})+$/.test(value) ? Number(value.replaceAll('.', '')) : value;

/**
 * Returns a sentence that was stored in Portuguese in a language, with its values. A text that is not a sentence of the
 * server stays as it is.
 */
export function translateWritten(written: string, locale: Locale): string {
  const known = catalogues[locale].get(written);
  if (known !== undefined) return known;
  for (const [template, translation] of catalogues[locale]) {
    const values = template.includes('{0}') ? valuesOf(written, template) : null;
    if (values) return fillTemplate(translation, values.map(amountOrText), locale);
  }
  return written;
}
