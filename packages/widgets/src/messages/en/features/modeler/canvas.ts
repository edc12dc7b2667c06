import type { SlaUnit } from '@tramita/client/contract';
import { ruleTexts } from '@tramita/client/languages/en';
import type { canvasMessages } from '../../../features/modeler/canvas.ts';
import { formatInteger } from '../../../format/format-number.ts';
import type { TextsOf } from '../../../messages.ts';

const shortUnits: Readonly<Record<SlaUnit, string>> = { MINUTES: 'min', HOURS: 'h', DAYS: 'd' };
const oneUnit: Readonly<Record<SlaUnit, string>> = { MINUTES: '1 minute', HOURS: '1 hour', DAYS: '1 day' };
const manyUnits: Readonly<Record<SlaUnit, string>> = { MINUTES: 'minutes', HOURS: 'hours', DAYS: 'days' };

/** English texts of `canvasMessages`. */
export const canvasTexts: TextsOf<typeof canvasMessages> = {
  flow: 'Process flow',
  keys: 'Arrow keys follow the connections, Enter opens the settings, + adds a step, Shift+F10 opens the actions, Del deletes.',
  view: 'How to show the process',
  drawing: 'Flow',
  list: 'List',
  listLabel: 'Steps of the process',
  zoom: 'Zoom',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  zoomReset: (percent: number) => `Zoom at ${percent}%, back to 100%`,
  fit: 'Fit to screen',
  map: 'Map of the flow',
  untitledStep: 'Untitled',
  untitledConnection: 'Unnamed',
  placeholder: 'Empty step',
  addHere: 'Add step',
  addAfter: (step: string) => `Add step after ${step}`,
  addBetween: (from: string, to: string) => `Add step between ${from} and ${to}`,
  addInto: (connection: string) => `Add step on the connection ${connection}`,
  addHeading: 'Add step',
  betweenHeading: 'Add between the steps',
  removeConnection: 'Remove connection',
  actions: (step: string) => `Actions of ${step}`,
  actionsHere: 'Actions',
  newConnection: 'New connection',
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Delete',
  choose: 'Select the step to connect',
  escape: 'Esc cancels',
  cancel: 'Cancel',
  clickToConnect: 'Click to connect',
  canChoose: 'Can be connected',
  blocked: 'Correct what is marked in the settings to continue.',
  fields: (count: number) => (count === 1 ? '1 field' : `${formatInteger(count, 'en')} fields`),
  noAssignee: 'No assignee',
  noSla: 'No SLA',
  slaShort: (count: number, unit: SlaUnit) => `${formatInteger(count, 'en')} ${shortUnits[unit]}`,
  sla: (count: number, unit: SlaUnit) =>
    `SLA of ${count === 1 ? oneUnit[unit] : `${formatInteger(count, 'en')} ${manyUnits[unit]}`}`,
  sheet: 'Spreadsheet',
  noCall: 'Call without an address',
  retries: (count: number) => (count === 1 ? '1 retry' : `${formatInteger(count, 'en')} retries`),
  connections: (count: number) => (count === 1 ? '1 connection' : `${formatInteger(count, 'en')} connections`),
  problems: (count: number) => (count === 1 ? '1 problem' : `${formatInteger(count, 'en')} problems`),
  connection: (order: number, count: number, label: string, target: string) =>
    `Connection ${order} of ${count}: ${label}, to ${target}`,
  leadsTo: (target: string) => `Leads to ${target}`,
  connectionTo: (target: string) => `Connection to ${target}`,
  nowhere: 'no step',
  noCondition: 'No condition',
  earlier: 'earlier step',
  later: 'later step',
  added: (type: string, after: string) => `${type} added after ${after}`,
  addedEvent: (type: string, after: string) => `${type} added after ${after}`,
  addedAlone: (type: string) => `${type} added`,
  removed: (step: string) => `Step ${step} deleted`,
  removedConnection: (from: string, to: string) => `Connection from ${from} to ${to} removed`,
  connected: (from: string, to: string) => `Step ${from} connected to ${to}`,
  moved: (step: string, place: number) => `Step ${step} moved to position ${place}`,
  count: (count: number) => (count === 1 ? '1 step' : `${formatInteger(count, 'en')} steps`),
  stepType: ruleTexts.workflowLabels.step,
  resolvedAssignee: ruleTexts.workflowLabels.assignee,
  oneConnection: ruleTexts.workflowProblems.oneConnection,
  undone: 'Change undone',
  redone: 'Change redone',
};
