import { listRegister, type RegisterRecord } from '@tramita/client/contract';
import { useWholeList } from '../../calls/use-whole-list.ts';
import { usePickerOptions } from '../../people/use-picker-options.ts';
import type { ComboboxOption } from '../../ui/Combobox/filter-options.ts';

/** Statuses per request. */
const statusesSize = 100;

/** All statuses, active or not. */
export const useStatuses = () => useWholeList(listRegister, { params: { kind: 'statuses' } }, statusesSize);

/** Returns the options of a picker of branches or job titles, found on the server; for forms only active ones. */
export function useRegisterOptions(
  kind: 'branches' | 'job-titles',
  inactiveName: (name: string) => string,
  onlyActive: boolean,
) {
  const toOption = ({ id, name, active }: RegisterRecord): ComboboxOption => ({
    value: String(id),
    label: active ? name : inactiveName(name),
  });
  return usePickerOptions({
    endpoint: listRegister,
    inputOf: (q) => ({ params: { kind }, query: { q: q || undefined, ...(onlyActive ? { active: true } : {}) } }),
    toOption,
    size: 20,
  });
}
