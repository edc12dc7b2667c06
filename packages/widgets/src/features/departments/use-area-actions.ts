import { activateDepartment, activateSector, deactivateDepartment, deactivateSector } from '@tramita/client/contract';
import type { AreaKind } from '@tramita/client/rules';
import { useState } from 'react';
import { useInvalidate } from '../../calls/use-invalidate.ts';
import { useSend } from '../../calls/use-send.ts';
import type { departmentsMessages } from '../../messages/features/departments.ts';
import { useRefusalText } from '../../provider/use-refusal-text.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { areaReads } from './use-areas.ts';

const calls = {
  department: { activate: activateDepartment, deactivate: deactivateDepartment },
  sector: { activate: activateSector, deactivate: deactivateSector },
};

/** Deactivates ("deletes") and reactivates departments or sectors, and shows the result. */
export function useAreaActions(kind: AreaKind, messages: typeof departmentsMessages) {
  const refusalText = useRefusalText();
  const invalidate = useInvalidate();
  const snackbars = useSnackbars();
  const { send } = useSend({
    onFailed: (error) => snackbars.error(refusalText(error) ?? messages[`${kind}Refused`]),
  });
  const [busy, setBusy] = useState<number | null>(null);

  async function run(action: 'activate' | 'deactivate', id: number): Promise<void> {
    setBusy(id);
    const sent = await send(calls[kind][action], { params: { id } });
    if (sent) snackbars.success(messages[`${kind}${action === 'activate' ? 'Activated' : 'Deactivated'}`]);
    setBusy(null);
    // a refusal can mean that the list is outdated
    await invalidate(...areaReads);
  }

  return {
    /** Id of the area that is being changed. */
    busy,
    activate: (id: number) => run('activate', id),
    deactivate: (id: number) => run('deactivate', id),
  };
}
