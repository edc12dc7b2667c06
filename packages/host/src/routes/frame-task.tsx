import { TaskDetail } from '@tramita/widgets/task-detail';
import { Button, EmptyState } from '@tramita/widgets/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { useFrame } from '../frame/frame-context.ts';
import { useTexts } from '../messages/portal-language.ts';

/** `/embed/task/{uuid}`: one task in a frame, whose page learns when it is closed or changed. */
export function FrameTaskRoute() {
  const user = useUser();
  const frame = useFrame();
  const texts = useTexts();
  const { uuid = '' } = useParams();
  const [closed, setClosed] = useState<string | null>(null);
  if (closed === uuid) {
    return (
      <EmptyState
        title={texts.frame.closed}
        actions={<Button onClick={() => setClosed(null)}>{texts.frame.openAgain}</Button>}
      />
    );
  }
  return (
    <TaskDetail
      key={uuid}
      identifier={uuid}
      user={user}
      onClose={() => {
        setClosed(uuid);
        frame?.emit('tramita-close', null);
      }}
      onChanged={() => frame?.emit('tramita-changed', null)}
    />
  );
}
