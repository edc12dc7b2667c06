import { listAssigneeStatuses } from '@tramita/client/contract';
import type { ImportedGroup, ImportedPerson, ImportMapping } from '@tramita/client/rules';
import { useEffect, useRef, useState } from 'react';
import type { ProcessAreas } from '../../../areas/AreaSelects.tsx';
import { useCachedRead } from '../../../calls/use-read.ts';
import type { transferMessages } from '../../../messages/features/modeler/transfer.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useFailureSnackbar } from '../../../ui/Snackbars/use-failure-snackbar.ts';
import { useModelerStore } from '../store/modeler-context.ts';
import type { ReadImport } from './read-import.ts';

/** How long loaded statuses are used without loading them again, in ms. */
const statusesMaxAge = 10_000;

const withChoice = <Choice>(choices: ReadonlyMap<number, Choice>, id: number, chosen: Choice | null) => {
  const next = new Map(choices);
  if (chosen === null) next.delete(id);
  else next.set(id, chosen);
  return next;
};

/** The selected replacements, and the missing ones after the first attempt to save. */
export function useImportMapping(
  read: ReadImport,
  messages: typeof transferMessages,
  onSave: (mapping: ImportMapping) => void,
) {
  const { onError } = useTramita();
  const readCached = useCachedRead();
  const failure = useFailureSnackbar();
  const store = useModelerStore();
  const [people, setPeople] = useState<ReadonlyMap<number, ImportedPerson>>(new Map());
  const [groups, setGroups] = useState<ReadonlyMap<number, ImportedGroup>>(new Map());
  const { department, sector } = store.get().history.present;
  const [areas, setAreas] = useState<ProcessAreas>({ department, sector });
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const missingPeople = read.people.flatMap(({ id }) => (people.has(id) ? [] : [id]));
  const missingGroups = read.groups.flatMap(({ id }) => (groups.has(id) ? [] : [id]));
  const missing = [
    ...missingPeople.map((id) => `person-${id}`),
    ...missingGroups.map((id) => `group-${id}`),
    ...(areas.department ? [] : ['area-department']),
    ...(areas.sector ? [] : ['area-sector']),
  ];

  /** Loads the ids of the existing statuses; the generic ones need no request. */
  async function knownStatuses(): Promise<number[]> {
    if (read.statuses.length === 0) return [];
    const statuses = await readCached(listAssigneeStatuses, {}, { maxAge: statusesMaxAge });
    return statuses.map(({ id }) => id);
  }

  return {
    people,
    groups,
    areas,
    isSaving,
    initialDepartment: store.get().saved.department?.id ?? null,
    choosePerson: (id: number, chosen: ImportedPerson | null) => setPeople(withChoice(people, id, chosen)),
    chooseGroup: (id: number, chosen: ImportedGroup | null) => setGroups(withChoice(groups, id, chosen)),
    setAreas,
    problems: {
      people: new Set(isTried ? missingPeople : []),
      groups: new Set(isTried ? missingGroups : []),
      department: isTried && !areas.department ? messages.noDepartment : undefined,
      sector: isTried && !areas.sector ? messages.noSector : undefined,
    },
    /** Saves the import. Returns the first missing input, or undefined if nothing is missing. */
    async save(): Promise<string | undefined> {
      setTried(true);
      if (missing.length > 0) return missing[0];
      failure.clear();
      setSaving(true);
      try {
        const statuses = await knownStatuses();
        // do not import if the dialog was closed in the meantime
        if (isOpen.current) onSave({ people, groups, ...areas, statuses });
      } catch (error) {
        onError(error);
        failure.show(messages.lookupFailed, { detail: messages.lookupFailedDetail });
      } finally {
        setSaving(false);
      }
      return undefined;
    },
  };
}
