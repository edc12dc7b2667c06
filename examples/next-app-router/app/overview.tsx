'use client';

import { Summary } from '@tramita/widgets/summary';

/** The summary, whose tasks open in the list of tasks. */
export function Overview() {
  return <Summary hrefOf={(_, uuid) => (uuid ? `/tarefas?tarefa=${uuid}` : '/tarefas')} />;
}
