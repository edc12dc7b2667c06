import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from '../tables/schema.ts';

/** A step of a plan, as `explain` describes it. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  /** Blocks it read, with those of the steps it is made of: only of those measured with `buffers`. */
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** The database, with the statements that are sent through it written down. */
export function recording(db: Kysely<Database>) {
  const statements: CompiledQuery[] = [];
  const bound = (target: object, key: PropertyKey) => {
    const value = Reflect.get(target, key);
    return typeof value === 'function' ? value.bind(target) : value;
  };
  const watched = new Proxy(db, {
    get(target, key) {
      if (key !== 'getExecutor') return bound(target, key);
      return () =>
        new Proxy(target.getExecutor(), {
          get(executor, name) {
            if (name !== 'executeQuery') return bound(executor, name);
            return (query: CompiledQuery) => {
              statements.push(query);
              return executor.executeQuery(query);
            };
          },
        });
    },
  });
  return { watched, statements };
}

/** A step with all that it is made of. */
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The steps of the plan of a statement, the last one first. `how` is for example `analyze, buffers, `. */
export async function planOf(db: Kysely<Database>, query: CompiledQuery, how: string): Promise<PlanNode[]> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
    ...query,
    sql: `explain (${how}format json) ${query.sql}`,
  });
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  return plan ? nodesOf(plan.Plan) : [];
}
