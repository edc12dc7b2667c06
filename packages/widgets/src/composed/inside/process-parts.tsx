import type { InsidePageProps } from './inside-page.ts';

/** Loads the modeler, with a version of a process or with a new process. */
export async function modelerPart() {
  const { Modeler } = await import('../../features/modeler/Modeler.tsx');
  return ({ params: [id] }: InsidePageProps) => (
    <Modeler process={id === 'new' ? null : Number(id)} fresh={id === 'new'} />
  );
}

/** Loads the list of processes. */
export async function workflowsPart() {
  const { Workflows } = await import('../../features/workflows/Workflows.tsx');
  return () => <Workflows />;
}

/** Loads the processes of a department or of a sector. */
export async function linkedProcessesPart() {
  const { LinkedProcesses } = await import('../../features/workflows/LinkedProcesses.tsx');
  return ({ params: [kind, id] }: InsidePageProps) => (
    <LinkedProcesses area={{ kind: kind as 'department' | 'sector', id: Number(id) }} />
  );
}
