'use client';

import { TaskInbox } from '@tramita/widgets/task-inbox';
import { useRouter } from 'next/navigation';

/** The list of tasks with the open one, which the address names. */
export function Tasks({ openTask }: { openTask: string | null }) {
  const router = useRouter();
  const addressOf = (task: string | null) => (task ? `/tarefas?tarefa=${task}` : '/tarefas');
  return (
    <main style={{ height: '100vh' }}>
      <TaskInbox openTask={openTask} onOpenTaskChange={(task) => router.push(addressOf(task))} taskHref={addressOf} />
    </main>
  );
}
