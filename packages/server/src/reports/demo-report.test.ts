import {
  getSlaGraphs,
  listReport,
  listSlaSteps,
  type ReportFilter,
  type SlaCounts,
  type SlaOutcome,
} from '@tramita/client/contract';
import { dayEnds } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { describeDatabase } from '../db/testing/test-database.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { createTestApi } from '../testing/api.ts';

const now = new Date('2027-02-03T12:34:56.000Z');
const sum = ({ inside, outside, withoutSla }: SlaCounts) => inside + outside + withoutSla;
const outcomes: readonly [SlaOutcome, keyof SlaCounts][] = [
  ['INSIDE', 'inside'],
  ['OUTSIDE', 'outside'],
  ['WITHOUT', 'withoutSla'],
];

describeDatabase('the report of the demo company', (database) => {
  test('C1.04 C7.06 totals equal those of the SLA dashboard for every sector, process, step and period', async () => {
    const { db } = database();
    const api = createTestApi(db, { now: () => now });
    await loadDemo(api.services);
    const reader = api.as('jorge.valente');
    const count = async (filter: ReportFilter) =>
      (await reader.call(listReport, { query: { ...filter, itemsPerPage: 1 } }))[0]?.totalLength ?? 0;
    const ranges = [
      ['2026-02-01', '2027-02-03'],
      ['2026-11-01', '2026-12-31'],
    ].map(([from = '', to = '']) => [dayEnds(from).from, dayEnds(to).to] as const);
    const departments = await db.selectFrom('departments').select('id').where('active', '=', true).execute();
    let compared = 0;
    for (const [from, to] of ranges) {
      const createdAt = `${from},${to}`;
      const period = { createdAtFrom: from, createdAtTo: to };
      for (const { id: department } of departments) {
        const graphs = await reader.call(getSlaGraphs, { query: { departmentId: department, createdAt } });
        expect(await count({ department, counted: 'ALL', ...period })).toBe(sum(graphs.department.totals));
        for (const { id, totals } of graphs.sectors) {
          for (const [sla, part] of outcomes) {
            const found = await count({ department, sector: id, counted: 'ALL', sla, ...period });
            expect(found, `sector ${id} ${sla}`).toBe(totals[part]);
          }
        }
        for (const { id, label, totals } of graphs.processes) {
          expect(await count({ process: label, department, counted: 'ALL', ...period }), label).toBe(sum(totals));
          const call = { params: { id }, query: { createdAt } };
          const { elements } = await reader.call(listSlaSteps, call);
          for (const step of elements) {
            const filter = { department, process: label, step: step.title, ...period };
            const named = elements.filter(({ title }) => title === step.title);
            const expected = named.reduce((total, one) => total + sum(one), 0);
            expect(await count({ ...filter, counted: 'ALL' }), `${label}, ${step.title}`).toBe(expected);
            const byId = { processIds: String(id), stepId: step.id, ...period };
            expect(await count({ ...byId, counted: 'ALL', sla: 'OUTSIDE' }), step.title).toBe(step.outside);
            compared += 1;
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});
