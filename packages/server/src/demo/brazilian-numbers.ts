import type { Random } from './random.ts';

const digits = (random: Random, count: number) => Array.from({ length: count }, () => random.int(0, 9));

function checkDigit(numbers: readonly number[], weights: readonly number[]): number {
  const sum = numbers.reduce((total, digit, index) => total + digit * (weights[index] ?? 0), 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

const countdown = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

/** A CPF with valid check digits, formatted `000.000.000-00`. */
export function randomCpf(random: Random): string {
  const base = digits(random, 9);
  const first = checkDigit(base, countdown(10, 2));
  const second = checkDigit([...base, first], countdown(11, 2));
  const text = [...base, first, second].join('');
  return `${text.slice(0, 3)}.${text.slice(3, 6)}.${text.slice(6, 9)}-${text.slice(9)}`;
}

/** A CNPJ with valid check digits, formatted `00.000.000/0001-00`. */
export function randomCnpj(random: Random): string {
  const base = [...digits(random, 8), 0, 0, 0, 1];
  const first = checkDigit(base, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  const second = checkDigit([...base, first], [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  const text = [...base, first, second].join('');
  return `${text.slice(0, 2)}.${text.slice(2, 5)}.${text.slice(5, 8)}/${text.slice(8, 12)}-${text.slice(12)}`;
}

/** An RG formatted `00.000.000-0`, with the check digit of the state of São Paulo. */
export function randomRg(random: Random): string {
  const base = digits(random, 8);
  const sum = base.reduce((total, digit, index) => total + digit * (index + 2), 0);
  const check = 11 - (sum % 11);
  const last = check === 10 ? 'X' : String(check === 11 ? 0 : check);
  const text = base.join('');
  return `${text.slice(0, 2)}.${text.slice(2, 5)}.${text.slice(5)}-${last}`;
}

const areaCodes = [11, 19, 13, 16, 21, 31, 41, 51];

/** A mobile number formatted `(00) 90000-0000`. */
export function randomCell(random: Random): string {
  return `(${random.pick(areaCodes)}) 9${random.int(6000, 9999)}-${String(random.int(0, 9999)).padStart(4, '0')}`;
}

/** A landline number formatted `(00) 0000-0000`. */
export function randomTelephone(random: Random): string {
  return `(${random.pick(areaCodes)}) ${random.int(2100, 3999)}-${String(random.int(0, 9999)).padStart(4, '0')}`;
}

/** A CEP of the state of São Paulo formatted `00000-000`. */
export function randomCep(random: Random): string {
  return `${String(random.int(1000, 19999)).padStart(5, '0')}-${String(random.int(0, 999)).padStart(3, '0')}`;
}
