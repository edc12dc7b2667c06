import type {
  DefinitionField,
  FieldValue,
  FormValues,
  ProcessDataColumn,
  ProcessDataType,
  SearchSource,
  SelectOption,
  WorkflowDefinition,
} from '@tramita/client/contract';
import { builtInFields, fieldTypeRecord, isNumberType, type ValueKind } from '@tramita/client/rules';
import type { DataKind } from '../db/lists/task-list-data.ts';
import { textOfHtml } from '../text/sanitize-text.ts';

/** A data column of a process, and how its values are stored, compared and sorted. */
export interface ProcessColumn extends ProcessDataColumn {
  readonly kind: DataKind;
  /** Where the options of a search field come from. */
  readonly search?: SearchSource | undefined;
}

/** Returns whether a field has a value that may be read in a list. */
export function isListed({ type }: DefinitionField): boolean {
  const { value, isSecret } = fieldTypeRecord(type);
  return value !== 'none' && !isSecret;
}

/** How values of these kinds are compared and sorted; the others are text. */
const kinds: Partial<Record<ValueKind, DataKind>> = {
  day: 'date',
  boolean: 'boolean',
  option: 'choice',
  options: 'choice',
  number: 'number',
  file: 'file',
  masked: 'masked',
  html: 'html',
};

const types: Record<DataKind, ProcessDataType> = {
  date: 'date',
  boolean: 'boolean',
  choice: 'select',
  file: 'file',
  number: 'other',
  text: 'other',
  masked: 'other',
  html: 'other',
  person: 'other',
  outside: 'other',
};

/** How values of search fields are compared and sorted, by the source of their options. */
const searchKinds: Record<SearchSource['kind'], DataKind> = {
  list: 'choice',
  people: 'person',
  groups: 'text',
  http: 'outside',
};

/** Choices by value; a list that depends on other fields may contain one more than once. */
function optionsOf(field: DefinitionField): SelectOption[] | undefined {
  const given = field.search?.kind === 'list' ? field.search.items : field.options;
  if (!given) return undefined;
  return [...new Map(given.map(({ label, value }) => [value, { label, value }])).values()];
}

/** Returns the column of a field that {@link isListed}. */
export function columnOf(field: DefinitionField): ProcessColumn {
  const { value } = fieldTypeRecord(field.type);
  const kind = field.search ? searchKinds[field.search.kind] : (kinds[value] ?? 'text');
  const options = kind === 'choice' ? (optionsOf(field) ?? []) : undefined;
  return {
    name: field.name,
    label: field.label,
    type: types[kind],
    ...(options && { options }),
    ...(isNumberType(field.type) && kind === 'number' && { number: field.type }),
    ...(field.search && { search: field.search }),
    kind,
  };
}

/**
 * Returns the columns a process adds to lists: its form's fields in their order, except those without a readable value,
 * those not shown at any step, and those the server fills in.
 */
export function processColumns({ steps, fields }: WorkflowDefinition): ProcessColumn[] {
  const shown = new Set(
    steps.flatMap((step) =>
      'fields' in step ? step.fields.filter(({ visible }) => visible !== 'false').map(({ fieldId }) => fieldId) : [],
    ),
  );
  return fields
    .filter((field) => {
      return shown.has(field.id) && !field.hidden && isListed(field) && !Object.hasOwn(builtInFields, field.name);
    })
    .map(columnOf);
}

function listedValue(column: ProcessColumn, value: FieldValue | undefined): FieldValue {
  if (column.kind === 'html' && typeof value === 'string') return textOfHtml(value);
  return value ?? null;
}

/** Returns the values of a row by column, of a file its name. */
export function listedValues(columns: readonly ProcessColumn[], values: FormValues): FormValues {
  return Object.fromEntries(columns.map((column) => [column.name, listedValue(column, values[column.name])]));
}
