import { activateDepartment, activateSector, deactivateDepartment, deactivateSector } from '@tramita/client/contract';
import type { AreaKind } from '@tramita/client/rules';
import { useState } from 'react';
import type { departmentsMessages } from '../../messages/features/departments.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { refusalText } from './refusal-text.ts';
import { useAreaRefresh } from './use-areas.ts';

const calls = {
  department: { activate: activateDepartment, deactivate: deactivateDepartment },
  sector: { activate: activateSector, deactivate: deactivateSector },
};

/** Deletes (makes inactive) and reactivates departments or sectors, and says what came of it. */
export function useAreaActions(kind: AreaKind, messages: typeof departmentsMessages) {
  const { client, onError } = useTramita();
  const refresh = useAreaRefresh();
  const snackbars = useSnackbars();
  const [busy, setBusy] = useState<number | null>(null);

  async function run(action: 'activate' | 'deactivate', id: number): Promise<void> {
    setBusy(id);
    try {
      const params = { id };
      if (action === 'activate') await client.call(calls[kind].activate, { params });
      else await client.call(calls[kind].deactivate, { params });
      snackbars.success(messages[`${kind}${action === 'activate' ? 'Activated' : 'Deactivated'}`]);
    } catch (error) {
      onError(error);
      snackbars.error(refusalText(error, messages[`${kind}Refused`]));
    } finally {
      setBusy(null);
      await refresh();
    }
  }

  return {
    /** Id of the one that is being changed. */
    busy,
    activate: (id: number) => run('activate', id),
    deactivate: (id: number) => run('deactivate', id),
  };
}
