import type { DefinitionField, FormValues, SearchSource } from '@tramita/client/contract';
import type { Services } from '../context.ts';
import { findPeopleNames } from '../db/people/people.ts';
import { ServiceError } from '../errors.ts';
import { labelMemoryOf } from './label-memory.ts';
import { type HttpSource, searchOutside } from './search-outside.ts';

/** The values of a request, and the fields of its process. */
export interface SearchedForm {
  readonly fields: readonly Pick<DefinitionField, 'name' | 'search'>[];
  readonly values: FormValues;
}

export interface SearchLabelLimits {
  /** Calls to other systems; later values stay as they are stored. */
  readonly mostCalls: number;
  /** Time until another system must respond; it is not called again after a failure. */
  readonly timeoutMs: number;
  /** Time after which no other system is called any more. */
  readonly withinMs: number;
}

/** A user waits for the page, which shows values without their labels rather than late. */
export const pageLabelLimits: SearchLabelLimits = { mostCalls: 40, timeoutMs: 2000, withinMs: 3000 };

/** A file waits for other systems as long as a form does, but calls them for a limited number of labels. */
export const fileLabelLimits: SearchLabelLimits = { mostCalls: 2000, timeoutMs: 10_000, withinMs: 300_000 };

/** Calls to other systems that run at the same time. */
const callsAtOnce = 4;

/** A value of a search field whose label another system knows. */
interface Outside {
  readonly source: HttpSource;
  readonly value: string;
  readonly values: FormValues;
}

/**
 * Returns a function that replaces the stored values of search fields with the labels of the chosen options: names of
 * users from the database, others from the system that offers the options. Each is read once, however many requests have
 * it; labels of other systems are remembered for later callers. A value without a known label stays.
 */
export function createSearchLabels({ db, outbound }: Pick<Services, 'db' | 'outbound'>, limits: SearchLabelLimits) {
  const names = new Map<string, string>();
  const memory = labelMemoryOf(outbound);
  const labels = new Map<string, string>();
  const asked = new Set<string>();
  const failed = new Set<string>();
  const deadline = performance.now() + limits.withinMs;

  async function readNames(userNames: ReadonlySet<string>): Promise<void> {
    const unknown = [...userNames].filter((name) => !names.has(name));
    for (const name of unknown) names.set(name, name);
    if (unknown.length === 0) return;
    for (const row of await findPeopleNames(db, unknown)) names.set(row.user_name, row.complete_name);
  }

  async function ask({ source, value, values }: Outside): Promise<void> {
    const { endpoint } = source.call;
    if (failed.has(endpoint)) return;
    try {
      const options = await searchOutside({ outbound }, source, value, values, limits.timeoutMs);
      for (const option of options) {
        const key = keyOf(source, option.value, values);
        labels.set(key, option.label);
        memory.keep(key, option.label);
      }
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      failed.add(endpoint);
    }
  }

  async function askAll(values: readonly Outside[]): Promise<void> {
    const waiting = values.values();
    async function work(): Promise<void> {
      for (const outside of waiting) {
        const key = keyOf(outside.source, outside.value, outside.values);
        const kept = memory.labelOf(key);
        if (kept !== undefined) labels.set(key, kept);
        if (labels.has(key) || asked.has(key)) continue;
        if (asked.size >= limits.mostCalls || performance.now() >= deadline) return;
        asked.add(key);
        await ask(outside);
      }
    }
    await Promise.all(Array.from({ length: callsAtOnce }, work));
  }

  return async (forms: readonly SearchedForm[]): Promise<FormValues[]> => {
    const userNames = new Set<string>();
    const outside: Outside[] = [];
    for (const { values, source, value } of forms.flatMap(searchedValues)) {
      if (source.kind === 'people') userNames.add(value);
      if (source.kind === 'http') outside.push({ source, value, values });
    }
    await readNames(userNames);
    await askAll(outside);
    return forms.map((form) => {
      const changed = searchedValues(form).map(({ name, source, value, values }): [string, string] => {
        if (source.kind === 'people') return [name, names.get(value) ?? value];
        return [name, source.kind === 'http' ? (labels.get(keyOf(source, value, values)) ?? value) : value];
      });
      return { ...form.values, ...Object.fromEntries(changed) };
    });
  };
}

interface SearchedValue {
  readonly name: string;
  readonly source: SearchSource;
  readonly value: string;
  readonly values: FormValues;
}

function searchedValues({ fields, values }: SearchedForm): SearchedValue[] {
  return fields.flatMap(({ name, search }) => {
    const value = values[name];
    return search && typeof value === 'string' && value !== '' ? [{ name, source: search, value, values }] : [];
  });
}

/** Equal for values with the same label: the call, the value and the values of the fields that the call refers to. */
function keyOf(source: HttpSource, value: string, values: FormValues): string {
  const text = JSON.stringify(source);
  const used = Object.entries(values).filter(([name]) => text.includes(`#${name}`));
  return JSON.stringify([text, value, used]);
}
