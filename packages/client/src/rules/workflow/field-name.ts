import { builtInFields } from './built-in-fields.ts';

/** Longest name a field may have. */
const maxFieldName = 100;

/** Name of a field that has just been added. */
export const newFieldName = 'novo_campo';

/** Said of a field whose name another one bears. */
export const takenNameMessage = 'Nome existente. Escolha um diferente.';

/** What is said when a wanted name was taken and another one was chosen. */
export const renamedMessage = (wanted: string): string =>
  `Nome "${wanted}" existente. Alteramos o nome para outro disponível..`;

/** The name a label gives: lower case without accents, other characters as `_`, no digit first, at most 100 characters. */
export function nameFromLabel(label: string): string {
  const plain = label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]/g, '_');
  return (/^\d/.test(plain) ? `_${plain}` : plain).slice(0, maxFieldName);
}

/** Whether a text is the name a field has been given with no label to take one from. */
export const isUntouchedName = (name: string): boolean => /^novo_campo\d*$/.test(name);

/** Whether expressions and calls can refer to a field by this name. */
export const isReferable = (name: string): boolean => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);

/**
 * A name that is free: the wanted one, else with its trailing number counted up, or a 2 behind it. The wanted one all the
 * same when every such name would pass 100 characters. Names of built-in fields count as taken.
 */
export function freeFieldName(wanted: string, taken: ReadonlySet<string>): string {
  // values are kept by field name, and no object can hold one under this name
  const isTaken = (name: string): boolean =>
    taken.has(name) || Object.hasOwn(builtInFields, name) || name === '__proto__';
  let name = wanted;
  while (isTaken(name)) {
    const [, stem = name, digits = ''] = /^(.*?)(\d*)$/s.exec(name) ?? [];
    name = digits === '' ? `${stem}2` : stem + String(BigInt(digits) + 1n).padStart(digits.length, '0');
    if (name.length > maxFieldName) return wanted;
  }
  return name;
}
