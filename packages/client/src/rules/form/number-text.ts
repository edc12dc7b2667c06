/** Kinds of number a form field holds. */
export type NumberKind = 'integer' | 'float' | 'money';

const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** A number in pt-BR: '.' between thousands, ',' before up to `decimals` decimals; exactly that many when `fixed`. */
export function formatDecimal(value: number, decimals = 10, fixed = false): string {
  if (!Number.isFinite(value)) return '';
  const [whole = '0', part = ''] = Math.abs(value).toFixed(decimals).split('.');
  const shown = fixed ? part : part.replace(/0+$/, '');
  const sign = value < 0 && (Number(whole) !== 0 || Number(shown) !== 0) ? '-' : '';
  return `${sign}${groupThousands(whole)}${shown === '' ? '' : `,${shown}`}`;
}

/** An amount of money in pt-BR with two decimals: `1.842,90`, with the prefix `R$ ` when asked for. */
export function formatMoney(value: number, prefix = false): string {
  const text = formatDecimal(value, 2, true);
  return prefix && text !== '' ? `R$ ${text}` : text;
}

/** A number as its field shows it: money with two decimals, others with as many as they have. */
export function formatNumber(kind: NumberKind, value: number): string {
  return kind === 'money' ? formatMoney(value) : formatDecimal(value, kind === 'integer' ? 0 : 10);
}

/**
 * The number a person typed in pt-BR, `R$` and blanks allowed. '.' may only stand between groups of three
 * digits, so `1.5` is not a number here. Null when it is none, or has more digits than a number can hold.
 */
export function parseDecimal(text: string): number | null {
  const bare = text.replace(/\s|\u00a0/g, '').replace(/^(-?)R\$(-?)/, '$1$2');
  if (!/^-?(\d+|\d{1,3}(\.\d{3})+)?(,\d*)?$/.test(bare) || !/\d/.test(bare)) return null;
  if (bare.replace(/\D/g, '').replace(/^0+/, '').length > 15) return null;
  return Number(bare.replaceAll('.', '').replace(',', '.'));
}

/** The number typed into a field of this kind: whole for integer, rounded to cents for money. Null when it is none. */
export function parseNumber(kind: NumberKind, text: string): number | null {
  const value = parseDecimal(text);
  if (value === null) return null;
  if (kind === 'integer') return Number.isSafeInteger(value) ? value : null;
  return kind === 'money' ? Number(`${Math.round(Number(`${value}e2`))}e-2`) : value;
}
