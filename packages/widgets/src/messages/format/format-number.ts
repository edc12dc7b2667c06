import type { Locale } from '../language/locale.ts';
import { perLocale } from './intl-locale.ts';

// Spanish would otherwise leave out the sign in numbers of four digits, which number fields show
const useGrouping = 'always';

const integer = perLocale((intl) => new Intl.NumberFormat(intl, { maximumFractionDigits: 0, useGrouping }));
const decimal = perLocale((intl) => new Intl.NumberFormat(intl, { maximumFractionDigits: 3, useGrouping }));
const oneDecimal = perLocale((intl) => new Intl.NumberFormat(intl, { maximumFractionDigits: 1 }));
const money = perLocale(
  (intl) =>
    new Intl.NumberFormat(intl, { style: 'currency', currency: 'BRL', currencyDisplay: 'narrowSymbol', useGrouping }),
);
const percent = perLocale(
  (intl) => new Intl.NumberFormat(intl, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** Formats a whole number: "1.284", in English "1,284". */
export function formatInteger(value: number, locale: Locale): string {
  // the first formatter of a page takes a tenth of the time in which a form is drawn
  if (value >= 0 && value < 1000 && Number.isInteger(value)) return String(value);
  return integer(locale).format(value);
}

/** Formats a number with up to three decimals: "1.284,5". */
export function formatDecimal(value: number, locale: Locale): string {
  return decimal(locale).format(value);
}

/** Formats an amount in reais: "R$ 1.284,90". */
export function formatMoney(value: number, locale: Locale): string {
  return money(locale).format(value);
}

/** Formats a percentage from 0 to 100, always with two decimals: "62,50%". */
export function formatPercent(value: number, locale: Locale): string {
  return `${percent(locale).format(value)}%`;
}

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** Formats a size in bytes: "402 kB", "1,2 MB". Uses steps of 1024 like the file limits, so that 10 MiB is "10 MB". */
export function formatFileSize(bytes: number, locale: Locale): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1023.5 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${(unit < 2 ? integer : oneDecimal)(locale).format(value)} ${units[unit]}`;
}
