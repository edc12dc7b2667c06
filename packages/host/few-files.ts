import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** Parts that get a file of their own, with all they share with others: the pages where people arrive. */
const parts = { services: '/routes/services.tsx', icons: '/service-icons.ts', summary: '/routes/summary.tsx' };

/** Code shared by later pages that is smaller than this, in bytes before it is shortened, shares one file. */
const smallFile = 8192;

/**
 * Brings the portal in few files: each costs a slow network a wait of its own. What finds the session is one, what
 * draws the portal around its pages another, then come the pages people arrive at. Everything else is split as the
 * bundler sees fit, but for the crumbs that several pages share. A first build tells what each part really uses, as
 * only the bundler knows what it drops.
 *
 * @param firstConfig the configuration of that build, without this plugin
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

/** The file each module goes into. */
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
  // one by one, those first that need no other: so no file ends up needing one that needs it
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
