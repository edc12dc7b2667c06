import type { Rolldown } from 'vite';

/** Parts that get a file of their own, with all they share with others: the pages where people arrive. */
const parts = { services: '/routes/services.tsx', icons: '/service-icons.ts', summary: '/routes/summary.tsx' };

/**
 * Which module goes into which file, so that the portal comes in few: each file costs a slow network a wait of its own.
 * What finds the session is one, what draws the portal around its pages another, then come the pages people arrive at.
 * Everything else is split as the bundler sees fit.
 *
 * @param output a build without any of this: its chunks say what each part really uses
 */
export function fewFiles(output: Rolldown.RolldownOutput): Map<string, string> {
  const chunks = new Map(output.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const groups = new Map<string, string>();
  const assign = (fileName: string, group: string, seen = new Set<string>()) => {
    const chunk = chunks.get(fileName);
    if (!chunk || seen.has(fileName)) return;
    seen.add(fileName);
    for (const id of chunk.moduleIds) if (!groups.has(id)) groups.set(id, group);
    for (const next of chunk.imports) assign(next, group, seen);
  };
  const assignEntry = (group: string, isEntry: (chunk: Rolldown.OutputChunk) => boolean | undefined) => {
    const entry = [...chunks.values()].find(isEntry);
    if (!entry) throw new Error(`There is no chunk for ${group}`);
    assign(entry.fileName, group);
  };
  assignEntry('start', ({ isEntry }) => isEntry);
  assignEntry('portal', ({ facadeModuleId }) => facadeModuleId?.endsWith('/app/mount.tsx'));
  for (const [group, path] of Object.entries(parts)) {
    assignEntry(group, ({ facadeModuleId }) => facadeModuleId?.endsWith(path));
  }
  return groups;
}
