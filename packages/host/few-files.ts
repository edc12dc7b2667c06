import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** Modules that get a chunk of their own, including all shared code they need: the pages where users arrive. */
const parts = { services: '/routes/services.tsx', icons: '/service-icons.ts', summary: '/routes/summary.tsx' };

/** Shared code of later pages that is smaller than this is merged into one file; in bytes before minification. */
const smallFile = 8192;

/**
 * Bundles the portal into few files, because on a slow network each file adds a delay. One file finds the session, one
 * draws the portal around its pages, and one each contains the pages where users arrive. The rest is split by the
 * bundler, except for small code shared by several pages. A first build finds out which modules each part uses, because
 * only the bundler knows what it removes.
 *
 * @param firstConfig configuration of the first build, without this plugin
 */
export function fewFiles(firstConfig: () => InlineConfig): Plugin {
  return {
    name: 'tramita:few-files',
    apply: 'build',
    async config() {
      const first = firstConfig();
      const output = await build({
        ...first,
        configFile: false,
        root: import.meta.dirname,
        logLevel: 'error',
        build: { ...first.build, write: false, minify: false },
      });
      const groups = groupsOf(output as Rolldown.RolldownOutput);
      const name = (id: string) => groups.get(id) ?? null;
      const group = { debugName: 'few files', name, includeDependenciesRecursively: false };
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
    },
  };
}

/** Returns the group of each module. */
function groupsOf(output: Rolldown.RolldownOutput): Map<string, string> {
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
  const isAssigned = (fileName: string) => chunks.get(fileName)?.moduleIds.every((id) => groups.has(id)) ?? true;
  // assigns modules whose dependencies are all assigned, one by one, so that files never import each other in a cycle
  for (let found = true; found; ) {
    found = false;
    for (const [fileName, { code, facadeModuleId, imports, moduleIds }] of chunks) {
      if (isAssigned(fileName) || facadeModuleId || code.length > smallFile || !imports.every(isAssigned)) continue;
      for (const id of moduleIds) groups.set(id, 'shared');
      found = true;
    }
  }
  return groups;
}
