import { type Primitive, primitive } from './operators.ts';
import { capListLength, cappedText, capTextLength, type ExpressionValue, maxListLength, type Run } from './run.ts';

type TextMethod = (text: string, args: readonly Primitive[], run: Run) => ExpressionValue;

/** A search may compare every position of the text with the whole searched text. */
function chargeSearch(text: string, sought: Primitive, run: Run): void {
  run.charge(Math.floor((text.length * String(sought).length) / 16_384));
}

// and the two half-width characters that NFKC and NFKD turn into marks
const marks = /[\p{M}\uff9e\uff9f]+/gu;

/** Normalizing sorts the marks that follow each other, which takes quadratic time. */
function chargeMarks(text: string, run: Run): void {
  for (const [sorted] of text.matchAll(marks)) run.charge((sorted.length * sorted.length) / 1024);
}

/** Texts with characters of some alphabets change their case much slower than others. */
const changingCase =
  (method: 'toLowerCase' | 'toUpperCase'): TextMethod =>
  (text, _args, run) => {
    run.charge(text.length >> 5);
    return cappedText(text[method]());
  };

const search =
  (method: 'includes' | 'startsWith' | 'endsWith' | 'indexOf' | 'lastIndexOf'): TextMethod =>
  (text, args, run) => {
    chargeSearch(text, args[0], run);
    const [sought, from] = args as [string, number | undefined];
    // for lastIndexOf and endsWith, an explicit undefined differs from a missing second argument
    return args.length > 1 ? text[method](sought, from) : text[method](sought);
  };

const replacing =
  (method: 'replace' | 'replaceAll'): TextMethod =>
  (text, args, run) => {
    const sought = String(args[0]);
    const by = String(args[1]);
    chargeSearch(text, sought, run);
    const times = method === 'replace' ? 1 : text.split(sought, maxListLength).length + 1;
    // patterns such as '$&' insert parts of the text into the replacement
    const each = by.includes('$') ? by.length * Math.max(1, text.length) : by.length;
    capTextLength(text.length + times * each);
    return text[method](sought, by);
  };

const padding =
  (method: 'padStart' | 'padEnd'): TextMethod =>
  (text, args) => {
    const length = Number(args[0]);
    if (length > 0) capTextLength(length);
    return args[1] === undefined ? text[method](length) : text[method](length, String(args[1]));
  };

const native =
  (method: 'at' | 'charAt' | 'slice' | 'substring'): TextMethod =>
  (text, args) =>
    (text[method] as (from?: number, to?: number) => string | undefined).apply(text, args as [number?, number?]);

/** Methods of texts that an expression may call. Lists and objects passed to them are converted to texts. */
const methods: Record<string, TextMethod> = {
  at: native('at'),
  charAt: native('charAt'),
  slice: (...given) => cappedText(native('slice')(...given) as string),
  substring: (...given) => cappedText(native('substring')(...given) as string),
  includes: search('includes'),
  startsWith: search('startsWith'),
  endsWith: search('endsWith'),
  indexOf: search('indexOf'),
  lastIndexOf: search('lastIndexOf'),
  replace: replacing('replace'),
  replaceAll: replacing('replaceAll'),
  padStart: padding('padStart'),
  padEnd: padding('padEnd'),
  toLowerCase: changingCase('toLowerCase'),
  toUpperCase: changingCase('toUpperCase'),
  trim: (text) => text.trim(),
  trimStart: (text) => text.trimStart(),
  trimEnd: (text) => text.trimEnd(),
  toString: (text: string) => text,
  normalize(text, args, run) {
    run.charge(text.length >> 4);
    chargeMarks(text, run);
    return cappedText(text.normalize(args[0] === undefined ? undefined : String(args[0])));
  },
  concat: (text, args) => cappedText(args.reduce<string>((all, part) => cappedText(`${all}${part}`), text)),
  repeat(text, args) {
    const times = Number(args[0]);
    if (times > 0) capTextLength(text.length * Math.trunc(times));
    return text.repeat(times);
  },
  split(text, args, run) {
    const [separator, limit] = args;
    if (separator === undefined) return limit === undefined || Number(limit) >>> 0 > 0 ? [text] : [];
    chargeSearch(text, separator, run);
    const most = limit === undefined ? maxListLength + 1 : Math.min(Number(limit) >>> 0, maxListLength + 1);
    const parts = text.split(String(separator), most);
    capListLength(parts.length);
    run.charge(parts.length >> 4);
    return parts;
  },
};

/** Returns whether texts have this method. */
export const isTextMethod = (name: string): boolean => Object.hasOwn(methods, name);

/** Calls a method of a text; returns undefined if texts have no such method. */
export function callTextMethod(text: string, name: string, args: ExpressionValue[], run: Run): ExpressionValue {
  run.charge(1 + (text.length >> 10));
  // modified in place, because the arguments were created for this call only
  for (let index = 0; index < args.length; index += 1) args[index] = primitive(args[index], run);
  return methods[name]?.(text, args as Primitive[], run);
}
