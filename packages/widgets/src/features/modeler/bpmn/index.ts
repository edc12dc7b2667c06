export { exportBpmn } from './export-bpmn.ts';
export { type BpmnImport, importBpmn } from './import-bpmn.ts';
export type { BpmnNote } from './note.ts';
