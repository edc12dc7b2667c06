import type { DefinitionField, FieldValue, FormValues, MaskType } from '@tramita/client/contract';
import { acceptanceValue, dateLimits, dayInSaoPaulo, fileValue } from '@tramita/client/rules';
import { randomCell, randomCep, randomCnpj, randomCpf, randomRg, randomTelephone } from '../brazilian-numbers.ts';
import type { Company } from '../demo-company.ts';
import type { Random } from '../random.ts';
import { smallPdf, toBase64 } from './small-files.ts';

/** Inputs for the choice of a field's value. */
export interface FillContext {
  readonly random: Random;
  readonly now: Date;
  readonly company: Company;
  /** Values of the form so far. */
  readonly values: FormValues;
  readonly samples: readonly FieldValue[] | undefined;
}

const dayMs = 86_400_000;

const maskedText: Record<MaskType, (random: Random) => string> = {
  cpf: randomCpf,
  rg: randomRg,
  cnpj: randomCnpj,
  cep: randomCep,
  telephone: randomTelephone,
  cell: randomCell,
};

/** Returns a realistically distributed amount: many small, few large. */
function amount(random: Random, min: number, max: number, decimals: number): number {
  const low = Math.max(min, 1);
  const high = Math.max(low, Math.min(max, low * 4000));
  const value = low * (high / low) ** (0.15 + random.next() * 0.7);
  const factor = 10 ** decimals;
  return Math.min(max, Math.max(min, Math.round(value * factor) / factor));
}

function day(field: DefinitionField, { random, now }: FillContext): string {
  const limits = dateLimits(field, now);
  const today = Date.parse(dayInSaoPaulo(now));
  const from = limits.min === null ? today - 30 * dayMs : Date.parse(limits.min);
  const to = limits.max === null ? Math.max(from, today + 45 * dayMs) : Date.parse(limits.max);
  const lowest = limits.min === null ? Math.min(from, to - 30 * dayMs) : from;
  const span = Math.max(0, Math.round((to - lowest) / dayMs));
  return new Date(lowest + random.int(0, span) * dayMs).toISOString().slice(0, 10);
}

function searched(field: DefinitionField, context: FillContext): FieldValue {
  const { random, company, values, samples } = context;
  const source = field.search;
  if (source?.kind === 'people') return random.pick(company.people).userName;
  if (source?.kind === 'groups') return random.pick(company.groups.filter(({ active }) => active)).name;
  if (source?.kind === 'list') {
    const open = source.items.filter(({ when = {} }) =>
      Object.entries(when).every(([name, value]) => values[name] === value),
    );
    return open.length > 0 ? random.pick(open).value : null;
  }
  return samples === undefined ? null : random.pick(samples);
}

/** Returns a plausible value for a field, or null if there is none. */
export function fillValue(field: DefinitionField, context: FillContext): FieldValue {
  const { random, samples } = context;
  if (field.type === 'search') return searched(field, context);
  if (samples !== undefined) return random.pick(samples);
  const options = (field.options ?? []).map(({ value }) => value);
  switch (field.type) {
    case 'integer':
      return amount(random, field.minValue ?? 0, Math.min(field.maxValue ?? 100, (field.minValue ?? 0) + 40), 0);
    case 'float':
      return amount(random, field.minValue ?? 0, field.maxValue ?? 100, 1);
    case 'money':
      return amount(random, field.minValue ?? 1, field.maxValue ?? 10_000, 2);
    case 'masked':
      return field.maskedValue === undefined ? null : maskedText[field.maskedValue](random);
    case 'date':
      return day(field, context);
    case 'boolean':
      return random.chance(0.35);
    case 'select':
      return random.pick(options);
    case 'select-multiple':
      return random.sample(options, random.int(1, Math.min(3, options.length)));
    case 'chips':
      return random.sample(['organização', 'vendas', 'planilhas', 'libras', 'vitrine', 'estoque'], random.int(1, 3));
    case 'acceptance': {
      const position = {
        latitude: -22.9 - random.int(0, 999) / 10_000,
        longitude: -47.06 - random.int(0, 999) / 10_000,
      };
      return acceptanceValue(`198.51.100.${random.int(2, 250)}`, position);
    }
    case 'file': {
      const { name, bytes } = smallPdf(
        `${field.name.replaceAll('_', '-')}-${random.int(100, 999)}.pdf`,
        `Rede Ipe - ${field.label}`,
      );
      return fileValue(name, `data:application/pdf;base64,${toBase64(bytes)}`);
    }
    case 'texteditor':
      return '<p>Conforme conversamos por telefone, seguem os fatos em ordem e o que <strong>esperamos</strong> como resultado.</p>';
    case 'password':
      return `Ipe-${random.int(100_000, 999_999)}`;
    case 'string':
    case 'text':
      return 'Conforme combinado com a equipe.';
    default:
      return null;
  }
}
