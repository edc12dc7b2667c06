import { transformSync } from 'esbuild';
import type { OutputChunk, RolldownOutput } from 'rolldown';

/** Weight of a further file, in bytes: imports, exports, and text that a common file would compress. */
const fileWeight = 600;

/** How much more than another one a first screen that is close to its limit counts. */
const limitedImportance = 2;

/** Bytes of a download for each byte of minified code, in files of the usual size. */
const compression = 0.3;

/** Returns about how many bytes a module adds to a download. */
const weightOf = (code: string): number =>
  compression * transformSync(code, { minify: true, target: 'es2022', legalComments: 'none' }).code.length;

/** Modules of a build that are loaded together, and the moments at which a page loads them. */
interface Group {
  /** A file contains either code or styles, which are compressed better by themselves; the code of an entry has its own. */
  kind: 'code' | 'styles' | 'entry';
  moments: ReadonlySet<string>;
  modules: ReadonlySet<string>;
  size: number;
}

/**
 * Decides which modules of the elements share a file. The bundler makes one file for each set of entries that share
 * modules, which are a hundred small files for the first screens. This joins files as long as the first screens, added
 * up, become lighter.
 *
 * @param output a build without joined files
 * @param screens the entry of each element, and the parts loaded on demand that its first screen shows
 * @param limited the elements whose first screens matter most, because they are close to their limits
 * @param isStyles whether a module contains styles
 * @returns the names of files by the ids of their modules
 */
export function sharedFiles(
  output: RolldownOutput['output'],
  screens: Readonly<Record<string, readonly string[]>>,
  limited: readonly string[],
  isStyles: (id: string) => boolean,
): ReadonlyMap<string, string> {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const first = groupsOf(chunks, screens, isStyles);
  const shown = new Set(limited.map((name) => momentShown(name, screens[name])));
  const groups = joinGroups(first, chunks, importances(first, shown));
  const shared = groups.filter(({ kind }) => kind !== 'entry');
  return new Map(shared.flatMap(({ modules }, index) => [...modules].map((id) => [id, `shared-${index}`] as const)));
}

type Chunks = ReadonlyMap<string, OutputChunk>;

/** Returns a file and all files that it imports, without those loaded on demand. */
function filesOf(file: string, chunks: Chunks, found = new Set<string>()): Set<string> {
  const chunk = chunks.get(file);
  if (!chunk || found.has(file)) return found;
  found.add(file);
  for (const next of chunk.imports) filesOf(next, chunks, found);
  return found;
}

/** Returns the moment at which a page has loaded the whole first screen of an element. */
const momentShown = (screen: string, parts: readonly string[] = []): string =>
  parts.length > 0 ? `${screen} shown` : screen;

/** Returns the moments at which pages load each file of the first screens. */
function momentsOf(chunks: Chunks, screens: Readonly<Record<string, readonly string[]>>): Map<string, Set<string>> {
  const moments = new Map<string, Set<string>>();
  const note = (moment: string, names: readonly string[]) => {
    for (const { fileName, name, isDynamicEntry } of chunks.values()) {
      if (!isDynamicEntry || !names.includes(name)) continue;
      for (const file of filesOf(fileName, chunks)) moments.set(file, (moments.get(file) ?? new Set()).add(moment));
    }
  };
  for (const [screen, parts] of Object.entries(screens)) {
    // the code that sends the first call does not wait for the code that shows the response
    note(screen, [screen]);
    if (parts.length > 0) note(momentShown(screen, parts), [screen, ...parts]);
  }
  return moments;
}

/** Groups the modules that exactly the same moments need, and the code of each entry. */
function groupsOf(
  chunks: Chunks,
  screens: Readonly<Record<string, readonly string[]>>,
  isStyles: (id: string) => boolean,
): Group[] {
  const loader = filesOf('index.js', chunks);
  const groups = new Map<string, Group & { modules: Set<string> }>();
  for (const [file, moments] of momentsOf(chunks, screens)) {
    const chunk = chunks.get(file);
    if (!chunk || loader.has(file)) continue;
    for (const [id, { code }] of Object.entries(chunk.modules)) {
      if (!code) continue;
      const kind = isStyles(id) ? 'styles' : chunk.isDynamicEntry ? 'entry' : 'code';
      const key = kind === 'entry' ? file : `${kind} ${[...moments].sort().join()}`;
      const group = groups.get(key) ?? { kind, moments, modules: new Set<string>(), size: 0 };
      group.modules.add(id);
      group.size += weightOf(code);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

const union = <Item>(...sets: readonly ReadonlySet<Item>[]): Set<Item> => new Set(sets.flatMap((set) => [...set]));

/** Returns how much a byte counts at a moment: more for a light first screen than for a heavy one, most for a limited one. */
function importances(groups: readonly Group[], limited: ReadonlySet<string>): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  for (const { moments, size } of groups) {
    for (const moment of moments) totals.set(moment, (totals.get(moment) ?? 0) + size);
  }
  return new Map(
    [...totals].map(([moment, total]) => [moment, ((limited.has(moment) ? limitedImportance : 1) * 100_000) / total]),
  );
}

/** Joins the two groups with the largest gain until none has one. */
function joinGroups(
  groups: readonly Group[],
  chunks: Chunks,
  importance: ReadonlyMap<string, number>,
): readonly Group[] {
  for (;;) {
    const needs = neededGroups(groups, chunks);
    let best: { gain: number; joined: readonly Group[] } | undefined;
    for (const [index, a] of groups.entries()) {
      for (const b of groups.slice(index + 1)) {
        if (a.kind !== b.kind || a.kind === 'entry') continue;
        const gain = gainOf(a, b, needs, importance);
        if (gain > (best?.gain ?? 0)) best = { gain, joined: join(a, b, groups, needs) };
      }
    }
    if (!best) return groups;
    groups = best.joined;
  }
}

type Needs = ReadonlyMap<Group, ReadonlySet<Group>>;

/** Returns the groups that two joined groups would import; null if one of them imports the joined file. */
function importsOf(a: Group, b: Group, needs: Needs): ReadonlySet<Group> | null {
  const all = union<Group>(needs.get(a) ?? new Set(), needs.get(b) ?? new Set());
  all.delete(a);
  all.delete(b);
  return [...all].some((group) => needs.get(group)?.has(a) || needs.get(group)?.has(b)) ? null : all;
}

/** Returns the bytes that pages download less at all moments together if two groups share a file. */
function gainOf(a: Group, b: Group, needs: Needs, importance: ReadonlyMap<string, number>): number {
  const imports = importsOf(a, b, needs);
  if (!imports) return 0;
  const moments = union(a.moments, b.moments);
  const weight = (size: number, at: ReadonlySet<string>) =>
    size * [...at].reduce((sum, moment) => sum + (importance.get(moment) ?? 0), 0);
  const apart = weight(a.size + fileWeight, a.moments) + weight(b.size + fileWeight, b.moments);
  const more = [...imports].map((group) =>
    weight(group.size, new Set([...moments].filter((moment) => !group.moments.has(moment)))),
  );
  return apart - weight(a.size + b.size + fileWeight, moments) - more.reduce((sum, size) => sum + size, 0);
}

/** Joins two groups; the groups that they import are then needed at the moments of both. */
function join(a: Group, b: Group, groups: readonly Group[], needs: Needs): readonly Group[] {
  const imports = importsOf(a, b, needs);
  const moments = union(a.moments, b.moments);
  const others = groups.filter((group) => group !== a && group !== b);
  return [
    ...others.map((group) => (imports?.has(group) ? { ...group, moments: union(group.moments, moments) } : group)),
    { kind: a.kind, moments, modules: union(a.modules, b.modules), size: a.size + b.size },
  ];
}

/** Returns for each group all groups that it imports, directly or not. */
function neededGroups(groups: readonly Group[], chunks: Chunks): Needs {
  const homes = new Map(groups.flatMap((group) => [...group.modules].map((id) => [id, group] as const)));
  const homesOf = (file: string) =>
    new Set(Object.keys(chunks.get(file)?.modules ?? {}).flatMap((id) => homes.get(id) ?? []));
  const direct = new Map<Group, Set<Group>>(groups.map((group) => [group, new Set()]));
  for (const [file, { imports }] of chunks) {
    const own = homesOf(file);
    const needed = union(own, ...imports.map(homesOf));
    // styles import nothing but the loader
    for (const group of own)
      if (group.kind !== 'styles') direct.set(group, union(direct.get(group) ?? new Set(), needed));
  }
  const reach = (group: Group, found: Set<Group>): Set<Group> => {
    for (const next of direct.get(group) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      reach(next, found);
    }
    return found;
  };
  return new Map(groups.map((group) => [group, reach(group, new Set())]));
}
