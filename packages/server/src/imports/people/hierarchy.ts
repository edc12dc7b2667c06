import { say } from '../../text/sentence.ts';
import { forEachInTurn } from '../import-plan.ts';
import type { DirectoryIndex } from './directory-index.ts';
import type { MatchedLine } from './person-matches.ts';
import { headingOf } from './read-person-line.ts';

/** Id of a person in the comparison: the stored one, or for a new person the negative number of the line. */
export const idOfLine = ({ line, person }: MatchedLine): number => person?.id ?? -line.row.line;

const isRefused = ({ line }: MatchedLine): boolean => line.errors.length > 0;

/** The superiors that the lines of a file give. */
export interface Superiors {
  /** Id of the superior of each line that gives one. */
  readonly of: ReadonlyMap<MatchedLine, number | null>;
  /** Refuses lines whose superior is refused meanwhile, and lines that close a cycle with the lines that are left. */
  check(): Promise<void>;
}

/** Resolves the superiors of all lines, wherever they are in the file, and refuses lines whose superior is unknown. */
export async function resolveSuperiors(
  lines: readonly MatchedLine[],
  index: DirectoryIndex,
  pause: () => Promise<void>,
): Promise<Superiors> {
  const byUserName = new Map<string, MatchedLine>();
  await forEachInTurn(lines, pause, (matched) => {
    const name = matched.line.userName.toLowerCase();
    if (name !== '' && !byUserName.has(name)) byUserName.set(name, matched);
  });
  const superiors = new Map<MatchedLine, number | null>();
  const newReports = new Map<MatchedLine, MatchedLine[]>();
  await forEachInTurn(lines, pause, (matched) => {
    const { superior } = matched.line;
    if (superior === undefined) return;
    if (superior === null) {
      superiors.set(matched, null);
      return;
    }
    const inFile = byUserName.get(superior.toLowerCase());
    const stored = index.named(superior);
    if (inFile && (inFile.person || !stored)) {
      superiors.set(matched, idOfLine(inFile));
      if (!inFile.person) newReports.set(inFile, [...(newReports.get(inFile) ?? []), matched]);
    } else if (stored) superiors.set(matched, stored.id);
    else refuse(matched, 'não existe no arquivo nem no cadastro');
  });
  return {
    of: superiors,
    async check() {
      await pause();
      refuseReports(lines.filter(isRefused), newReports);
      while (await refuseCycles(lines, { superiors, newReports }, index, pause));
    },
  };
}

function refuse({ line }: MatchedLine, reason: Parameters<typeof line.errors.push>[0]['reason']): void {
  const { row, superior, name, errors } = line;
  errors.push({ line: row.line, heading: headingOf.superior, value: superior ?? '', reason, name: name || null });
}

/** Refuses lines whose superior would be created by a refused line, and their reports in turn. */
function refuseReports(
  refused: readonly MatchedLine[],
  newReports: ReadonlyMap<MatchedLine, readonly MatchedLine[]>,
): void {
  const waiting = [...refused];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const report of newReports.get(next) ?? []) {
      if (isRefused(report)) continue;
      refuse(report, say`o superior está na linha ${String(next.line.row.line)}, que foi recusada`);
      waiting.push(report);
    }
  }
}

/** Refuses the lines that close a cycle of superiors; returns whether there were any. */
async function refuseCycles(
  lines: readonly MatchedLine[],
  {
    superiors,
    newReports,
  }: {
    readonly superiors: ReadonlyMap<MatchedLine, number | null>;
    readonly newReports: ReadonlyMap<MatchedLine, readonly MatchedLine[]>;
  },
  index: DirectoryIndex,
  pause: () => Promise<void>,
): Promise<boolean> {
  const changed = new Map<number, MatchedLine>();
  await forEachInTurn(lines, pause, (matched) => {
    if (!isRefused(matched) && superiors.has(matched)) changed.set(idOfLine(matched), matched);
  });
  const superiorOf = (id: number): number | null => {
    const matched = changed.get(id);
    return matched ? (superiors.get(matched) ?? null) : (index.people.get(id)?.superior_id ?? null);
  };
  const nameOf = (id: number) => index.people.get(id)?.complete_name ?? changed.get(id)?.line.name ?? '';
  const refused: MatchedLine[] = [];
  // 0 while the chain is being followed, 1 afterwards
  const visited = new Map<number, 0 | 1>();
  await forEachInTurn(changed.keys(), pause, (start) => {
    const chain: number[] = [];
    let id: number | null = start;
    while (id !== null && !visited.has(id)) {
      visited.set(id, 0);
      chain.push(id);
      id = superiorOf(id);
    }
    if (id !== null && visited.get(id) === 0) {
      const cycle = chain.slice(chain.indexOf(id));
      const names = [...cycle, id].map(nameOf).join(' → ');
      for (const member of cycle) {
        const matched = changed.get(member);
        if (!matched || isRefused(matched) || matched.person?.superior_id === superiors.get(matched)) continue;
        refuse(matched, say`a hierarquia forma um ciclo: ${names}`);
        refused.push(matched);
      }
    }
    for (const passed of chain) visited.set(passed, 1);
  });
  refuseReports(refused, newReports);
  return refused.length > 0;
}
