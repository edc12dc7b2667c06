import type { endpoints, NpsFilter, NpsItem, ParsedRequestOf, WorkflowDefinition } from '@tramita/client/contract';
import { dataReaderOf } from '../columns/data-reader.ts';
import { listedValues, processColumns } from '../columns/process-columns.ts';
import { dataText } from '../columns/report-columns.ts';
import type { CallContext } from '../context.ts';
import { findDashboardProcesses } from '../db/dashboards/dashboard-processes.ts';
import { findNpsItems, type NpsItemRow } from '../db/dashboards/nps-dashboard.ts';
import { findDefinitions } from '../db/processes/process-data.ts';
import type { ProcessArea } from '../db/tasks/task-predicates.ts';
import { createSearchLabels, pageLabelLimits } from '../field-search/search-labels.ts';
import type { AnswerOf } from '../handlers.ts';
import { toPerson } from '../people/person.ts';
import { idList } from './id-list.ts';
import { readWindow } from './read-window.ts';

type Call = (typeof endpoints)['dashboards.npsItems'];

const areaOf: Record<NpsFilter, (id: number) => ProcessArea> = {
  department: (departmentId) => ({ departmentId }),
  sector: (id) => ({ sectorIds: [id] }),
  process: (id) => ({ processIds: [id] }),
};

/** Returns a page of the ratings counted in a value of the NPS dashboard. @throws InvalidInputError */
export async function listNpsItems(
  { services, user }: CallContext,
  { query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { db } = services;
  const window = readWindow(query);
  const narrowed = { sectorIds: idList(query.sectorIds), processIds: idList(query.processIds) };
  const processes = await findDashboardProcesses(db, { ...narrowed, ...areaOf[query.filter](query.id) });
  const versions = processes.flatMap((process) => process.versions);
  const nps = query.nps === undefined ? undefined : Number(query.nps);
  const { rows, total } = await findNpsItems(db, { ...window, versions }, nps, query, dataReaderOf(user));
  const definitions = await findDefinitions(db, [...new Set(rows.map(({ process_id }) => process_id))]);
  const labelled = createSearchLabels(services, pageLabelLimits);
  const data = await labelled(
    rows.map((row) => ({ fields: definitions.get(row.process_id)?.fields ?? [], values: row.data })),
  );
  return {
    elements: rows.map((row, index) =>
      describeItem({ ...row, data: data[index] ?? {} }, definitions.get(row.process_id)),
    ),
    totalElements: total,
  };
}

function describeItem(row: NpsItemRow, definition: WorkflowDefinition | undefined): NpsItem {
  return {
    uuid: row.protocol,
    idk: row.idk,
    process: row.process_title,
    requester: toPerson(row.requester),
    nps: row.nps_status,
    comment: row.nps_comment,
    department: row.department,
    sector: row.sector,
    assignees: row.assignees.map(toPerson),
    createdAt: row.created_at.toISOString(),
    processData: definition ? describeData(definition, row) : [],
  };
}

/** Returns the values of the form by field, without empty ones. */
function describeData(definition: WorkflowDefinition, { data }: NpsItemRow): NpsItem['processData'] {
  const columns = processColumns(definition);
  const values = listedValues(columns, data);
  return columns.flatMap((column) => {
    const value = dataText(column, values[column.name]);
    return value === '' ? [] : [{ name: column.name, label: column.label, value }];
  });
}
