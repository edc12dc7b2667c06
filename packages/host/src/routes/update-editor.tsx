import { canManageUpdates } from '@tramita/client/rules';
import { UpdateEditor } from '@tramita/widgets/updates';
import { useCallback, useMemo, useRef } from 'react';
import { useBlocker, useParams } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { NoPermission } from './NoPermission.tsx';

/** `/update/new` writes a piece of news, `/update/{id}` changes one; administrators alone. */
export function UpdateEditorRoute() {
  return canManageUpdates(useUser()) ? <GuardedEditor /> : <NoPermission />;
}

function GuardedEditor() {
  const { id } = useParams();
  // read when somebody leaves, which may be in the same moment in which there is nothing unsaved any more
  const isUnsaved = useRef(false);
  const handleUnsavedChange = useCallback((now: boolean) => {
    isUnsaved.current = now;
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const leaving = useMemo(
    () => (blocker.state === 'blocked' ? { leave: () => blocker.proceed(), stay: () => blocker.reset() } : null),
    [blocker],
  );
  return (
    <UpdateEditor
      update={id === undefined ? null : Number(id)}
      leaving={leaving}
      onUnsavedChange={handleUnsavedChange}
    />
  );
}
