import type { bpmnMessages } from '../../../features/modeler/bpmn.ts';
import { formatInteger } from '../../../format/format-number.ts';
import type { TextsOf } from '../../../messages.ts';

const leftOut = (count: number, one: string, many: string) =>
  `Left out: ${count === 1 ? `1 ${one}` : `${formatInteger(count, 'en')} ${many}`}.`;
const named = (name: string) => (name === '' ? '(unnamed)' : `"${name}"`);
/** Describes a part of the file. A part without a name is identified by the next one. */
const placed = (name: string, next: string) =>
  name === '' && next !== '' ? `without a name, before "${next}",` : named(name);

/** English texts of `bpmnMessages`. */
export const bpmnTexts: TextsOf<typeof bpmnMessages> = {
  untitled: 'Imported process',
  start: 'Start',
  end: 'End',
  gateway: 'Decision',
  step: 'Step',
  initiator: 'Initiator',
  exits: (step: string) => `Exit of ${step}`.trim(),
  otherProcess: (name: string) =>
    `The process ${named(name)} was not imported: the file contains more than one process.`,
  pools: (names: string) => `The pools ${names} were not imported.`,
  lanes: (names: string) => `The lanes ${names} were not imported: choose the assignees of each task.`,
  messageFlows: (count: number) => leftOut(count, 'message flow between pools', 'message flows between pools'),
  choreography: 'Choreographies and conversations were not imported.',
  data: (count: number) => leftOut(count, 'data object', 'data objects'),
  artifacts: (count: number) =>
    leftOut(count, 'annotation or group of the diagram', 'annotations or groups of the diagram'),
  noStart: 'The file has no start event: one was created.',
  noEnd: 'The file has no end event: one was created.',
  extraStart: (name: string) => `The start event ${named(name)} was not imported: a process has only one start.`,
  extraEnd: (name: string) => `The end event ${named(name)} was merged into the end of the process.`,
  startTrigger: (name: string) =>
    `The start ${named(name)} had a trigger, which was not imported: here a process starts with a request.`,
  endTrigger: (name: string) =>
    `The end ${named(name)} had an effect (message, error, signal...), which was not imported.`,
  event: (name: string) => `The intermediate event ${named(name)} was not imported: the flow goes on without it.`,
  boundary: (name: string, task: string) =>
    `The event ${named(name)} on the boundary of ${named(task)} and the path that leaves it were not imported.`,
  parallelSplit: (name: string) =>
    `The parallel gateway ${named(name)} became a decision: only one of its paths is followed.`,
  otherSplit: (name: string) => `The gateway ${named(name)} became a decision: only one of its paths is followed.`,
  join: (name: string, next: string) =>
    `The join ${placed(name, next)} was not imported: the flow does not wait for the other paths.`,
  exclusiveJoin: (name: string, next: string) =>
    `The join ${placed(name, next)} was not imported: each path goes straight to the next step.`,
  singleExit: (name: string, next: string) =>
    `The decision ${placed(name, next)} was not imported: it had only one exit.`,
  defaultExit: (name: string) => `The default exit of the decision ${named(name)} needs a condition.`,
  condition: (label: string, text: string) =>
    `The condition of the connection ${named(label)} was not understood: ${text}`,
  fieldMade: (name: string) => `The field "${name}" was created because a condition reads it.`,
  severalExits: (name: string) => `The step ${named(name)} had more than one exit: a decision was placed after it.`,
  subProcess: (name: string) => `The subprocess ${named(name)} became a task: its contents were not imported.`,
  callActivity: (name: string) => `The call activity ${named(name)} became a task.`,
  otherTask: (name: string, kind: string) =>
    `The task ${named(name)} (${kind}) became a service task: fill in its call.`,
  receiveTask: (name: string) => `The receive task ${named(name)} became a user task.`,
  sendKind: 'send',
  scriptKind: 'script',
  ruleKind: 'business rule',
  loop: (name: string) => `The loop of the step ${named(name)} was not imported.`,
  performer: (name: string) => `The assignees of the step ${named(name)} were not imported: choose them.`,
  longTitle: (name: string) => `The name ${named(name)} was shortened; the full text is in the description.`,
  extensions: (count: number) => leftOut(count, 'setting of another tool', 'settings of another tool'),
  brokenFlows: (count: number) =>
    leftOut(count, 'connection without a source or target', 'connections without a source or target'),
  otherPart: (kind: string, name: string) => `Left out: ${kind} ${named(name)}.`,
  unreached: (name: string) => `No path leads to the step ${named(name)}.`,
  unreadable: (count: number) => leftOut(count, 'unreadable part of the file', 'unreadable parts of the file'),
};
