import type { SelectOption } from '../../contract/processes/form-values.ts';
import type { Comparison } from '../expression/closure.ts';
import { isChoiceType, isListType } from '../form/field-types.ts';

/** A field that conditions read. */
type ReadableField = {
  readonly name: string;
  readonly type: string;
  readonly options?: readonly SelectOption[] | undefined;
};

/**
 * Returns whether a field can have a value that a condition compares it with. False for a text that is not an option of a
 * choice: the option was removed or changed. An empty text compares with no choice.
 */
export function canHaveValue({ type, options = [] }: Omit<ReadableField, 'name'>, value: string): boolean {
  if (!isChoiceType(type) || options.length === 0 || value === '') return true;
  return options.some((option) => option.value === value);
}

/** Returns whether an option of a choice contains a text. True for other fields. */
function canContain({ type, options = [] }: ReadableField, part: string): boolean {
  return !isChoiceType(type) || options.length === 0 || options.some(({ value }) => value.includes(part));
}

/** Returns the comparisons of an expression with texts that their field cannot have. */
export function absentOptions(
  comparisons: readonly Comparison[],
  fields: readonly ReadableField[],
): readonly Comparison[] {
  return comparisons.filter(({ name, value, isPart }) => {
    const field = fields.find((candidate) => candidate.name === name);
    if (field === undefined) return false;
    return !(isPart && !isListType(field.type) ? canContain(field, value) : canHaveValue(field, value));
  });
}
