/** Something that the run creates and must remove. */
export interface Created {
  /** Portuguese, with its name: `grupo "Conformidade a1 grupo 003"`. */
  readonly what: string;
  /**
   * Removes it, or ends or deactivates it if the contract cannot remove it. Returns a Portuguese text about what
   * remains; null if nothing does.
   */
  readonly remove: () => Promise<string | null>;
}

/** What remains of a run. */
export interface Remains {
  /** Everything that the contract cannot remove, and the state in which it was left. */
  readonly kept: readonly string[];
  /** What could not be removed, with the reason. */
  readonly failed: readonly string[];
}

/** List of everything the run creates. */
export interface CleanUp {
  /** Must be called before the request that creates it, because the response may be lost. */
  add(created: Created): void;
  /** Notes something that cannot be removed. */
  keep(what: string): void;
  /** Removes everything, the newest first. Continues after a failure. */
  run(): Promise<Remains>;
}

export function createCleanUp(): CleanUp {
  let created: Created[] = [];
  const kept = new Set<string>();

  /** Returns what could not be removed, with the reasons. */
  async function removeAll(all: readonly Created[]): Promise<(readonly [Created, unknown])[]> {
    const failed: (readonly [Created, unknown])[] = [];
    for (const one of all) {
      try {
        const rest = await one.remove();
        if (rest !== null) kept.add(rest);
      } catch (error) {
        failed.push([one, error]);
      }
    }
    return failed;
  }

  return {
    add: (one) => void created.unshift(one),
    keep: (what) => void kept.add(what),
    async run() {
      const all = created;
      created = [];
      const first = await removeAll(all);
      // a group cannot be deleted before the tasks that were transferred to it are canceled
      const failed = await removeAll(first.map(([one]) => one));
      const reasons = failed.map(([{ what }, error]) => `${what}: ${error instanceof Error ? error.message : error}`);
      return { kept: [...kept], failed: reasons };
    },
  };
}
