import { builtInFields } from './built-in-fields.ts';
import { workflowProblems } from './problems/workflow-problems.ts';

/** Maximum length of a field's name. */
const maxFieldName = 100;

/** Name of a new field. */
export const newFieldName = 'novo_campo';

/** Message of a field whose name another one has. */
export const takenNameMessage = workflowProblems.nameTaken;

/** Derives a name from a label: lower case without accents, other characters as `_`, no digit first, at most 100 characters. */
export function nameFromLabel(label: string): string {
  const plain = label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, '_');
  return (/^\d/.test(plain) ? `_${plain}` : plain).slice(0, maxFieldName);
}

/** Returns whether a text is a name that a field got without a label. */
export const isUntouchedName = (name: string): boolean => /^novo_campo\d*$/.test(name);

/** Returns whether expressions and calls can refer to a field by this name. */
export const isReferable = (name: string): boolean => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);

/**
 * Returns whether every object has a property of this name (`__proto__`, `constructor`). Values are stored by field name, so
 * no field can have it.
 */
export const isReservedName = (name: string): boolean => name in Object.prototype;

/**
 * Returns a free name: the wanted one, else with its trailing number increased, or with a 2 appended. Returns the wanted
 * one anyway if every such name would exceed 100 characters. Reserved names and those of built-in fields count as taken.
 */
export function freeFieldName(wanted: string, taken: ReadonlySet<string>): string {
  const isTaken = (name: string): boolean =>
    taken.has(name) || Object.hasOwn(builtInFields, name) || isReservedName(name);
  let name = wanted;
  while (isTaken(name)) {
    const [, stem = name, digits = ''] = /^(.*?)(\d*)$/s.exec(name) ?? [];
    name = digits === '' ? `${stem}2` : stem + String(BigInt(digits) + 1n).padStart(digits.length, '0');
    if (name.length > maxFieldName) return wanted;
  }
  return name;
}
