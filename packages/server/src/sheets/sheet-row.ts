import type { DefinitionField, FieldValue, SheetsConfig, WorkflowDefinition } from '@tramita/client/contract';
import type { RequestState } from '@tramita/client/engine';
import { approverFields, builtInFieldLabels, builtInFields, parseFileValue } from '@tramita/client/rules';
import { columnOf, isListed, listedValues, type ProcessColumn, processColumns } from '../columns/process-columns.ts';
import { sheetCell } from '../columns/report-columns.ts';
import type { SheetCell, SheetRow } from '../ports/sheet-store.ts';

/**
 * Returns the row a request writes: the chosen fields in their order, choices by their label, files by their name. If
 * none is chosen, it contains every field that is shown to all users. Passwords are never written.
 */
export function sheetRowOf(state: RequestState, config: SheetsConfig, key: string, at: Date): SheetRow {
  const { definition, values } = state;
  const shown = columnsByName(definition);
  const restricted = approverFields(definition);
  const open = processColumns(definition).filter(({ name }) => !restricted.includes(name));
  const chosen = config.formFields.length > 0 ? config.formFields : open.map(({ name }) => name);
  const columns = [...new Set(chosen)].flatMap((name) => shown.get(name) ?? []);
  const listed = listedValues(columns, values);
  const cells = columns.map((column): [string, SheetCell] => {
    const value = listed[column.name];
    return [column.name, sheetCell(column, column.kind === 'file' ? fileName(value) : value)];
  });
  return {
    url: config.url.trim(),
    tab: config.sheetName.trim(),
    columns: columns.map(({ name, label }) => ({ name, label })),
    cells: Object.fromEntries(cells),
    processId: state.processId,
    key,
    at,
  };
}

/** Returns every field that may be chosen, shown in a form or not, and the built-in ones. */
function columnsByName({ fields }: WorkflowDefinition): Map<string, ProcessColumn> {
  const builtIn = Object.entries(builtInFields).map(
    ([name, type]): DefinitionField => ({ id: name, name, label: builtInFieldLabels[name] ?? name, type }),
  );
  const own = fields.filter((field) => isListed(field) && !Object.hasOwn(builtInFields, field.name));
  return new Map([...builtIn, ...own].map((field) => [field.name, columnOf(field)]));
}

/** Returns the name of a stored file, or '' for any other value. */
function fileName(value: FieldValue | undefined): string {
  return (typeof value === 'string' && parseFileValue(value)?.name) || '';
}
