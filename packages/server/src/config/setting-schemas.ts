import * as z from 'zod/mini';
import { bytesOfBase64 } from '../base64.ts';

// Schemas of setting values; each parses the text of a flag or of an environment variable.

const isHttpUrl = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
};

/** An origin without a path; its port may be `*`. */
export const isOrigin = (text: string): boolean =>
  isHttpUrl(text.replace(/:\*$/, '')) && /^https?:\/\/[^/?#]+$/.test(text);

/** The address of a mail server. */
export const isSmtpUrl = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname);
};

/** Returns the bytes of a text in base64; null if it is not base64. */
const bytesOf = (text: string) => (/^[\w+/]+={0,2}$/.test(text) ? bytesOfBase64(text) : null);

const digits = z.string().check(z.regex(/^\d{1,9}$/));
const numberBetween = (least: number, most: number) =>
  z.pipe(z.transform(Number), z.number().check(z.gte(least), z.lte(most)));

/** Optional text. */
export const text = z.optional(z.string());
/** Text with a default. */
export const textOr = (byDefault: string) => z._default(z.string(), byDefault);
/** Optional http or https URL. */
export const httpUrl = z.optional(z.string().check(z.refine(isHttpUrl)));
/** Integer between `least` and `most`. */
export const integer = (least: number, most: number, byDefault: string) =>
  z.pipe(z._default(digits, byDefault), numberBetween(least, most));
/** Optional integer between `least` and `most`. */
export const optionalInteger = (least: number, most: number) => z.optional(z.pipe(digits, numberBetween(least, most)));
/** Decimal number between 0 and 1. */
export const share = (byDefault: string) =>
  z.pipe(z._default(z.string().check(z.regex(/^\d(?:\.\d{1,6})?$/)), byDefault), numberBetween(0, 1));
/** Comma-separated texts. */
export const list = (accepts: (item: string) => boolean = () => true) =>
  z.pipe(
    z._default(z.string(), ''),
    z.pipe(
      z.transform((value: string) =>
        value
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean),
      ),
      z.array(z.string().check(z.refine(accepts))),
    ),
  );
/** Comma-separated keys of `length` bytes, each in base64. */
export const keys = (length: number) =>
  z.pipe(
    list((item) => bytesOf(item)?.length === length),
    z.transform((items: string[]) => items.map((item) => new Uint8Array(bytesOf(item) ?? []))),
  );

/** A name and a value, written `name=value`. */
export interface Pair<Name extends string = string> {
  readonly name: Name;
  readonly value: string;
}

/** Comma-separated pairs. */
export const pairs = <Name extends string = string>(
  accepts: (name: string) => name is Name = (_name): _name is Name => true,
) =>
  z.pipe(
    list((item) => /^[^=]+=./.test(item)),
    z.pipe(
      z.transform((items: string[]) =>
        items.map((item) => ({
          name: item.slice(0, item.indexOf('=')).trim(),
          value: item.slice(item.indexOf('=') + 1).trim(),
        })),
      ),
      z.array(z.custom<Pair<Name>>((pair) => accepts((pair as Pair).name))),
    ),
  );
/** `true` or `false`. */
export const flag = (byDefault: 'true' | 'false') =>
  z.pipe(
    z._default(z.enum(['true', 'false']), byDefault),
    z.transform((value): boolean => value === 'true'),
  );
