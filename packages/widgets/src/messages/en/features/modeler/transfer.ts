import type { transferMessages } from '../../../features/modeler/transfer.ts';
import type { TextsOf } from '../../../messages.ts';

/** English texts of `transferMessages`. */
export const transferTexts: TextsOf<typeof transferMessages> = {
  copied: 'Process copied to the clipboard',
  copyFailed: 'Could not copy the process',
  importTitle: 'Import process',
  importHint: 'Paste a copied process or BPMN 2.0, or drop a .json, .bpmn or .xml file here.',
  importText: 'Process (JSON or BPMN)',
  importReplaces: 'The current steps, fields and settings are replaced. You can undo this later.',
  chooseFile: 'Choose file',
  dropHere: 'Drop the file to import it',
  oneFile: 'Drop one file at a time',
  import: 'Import',
  importFailed: 'Could not import the process',
  importFailedDetail: 'The file is neither a Tramita process nor BPMN. Nothing changed in the open process.',
  lookupFailedDetail: 'The list of equivalents could not be loaded. The open process did not change.',
  imported: 'Process imported',
  bpmnNotes: (count: number) =>
    count === 1 ? '1 part of the BPMN file was not imported' : `${count} parts of the BPMN file were not imported`,
  mapTitle: 'Import destinations',
  mapHint: 'The file names people, groups or sectors that do not exist here. Choose their equivalents.',
  mapPeople: 'Assignees',
  mapGroups: 'Groups',
  mapPlace: 'Responsible department',
  person: (name: string) => `Assignee instead of ${name}`,
  group: (name: string) => `Group instead of ${name}`,
  personPlaceholder: 'Search by name',
  groupPlaceholder: 'Search by group name',
  lookupFailed: 'An unexpected error occurred',
  retry: 'Try again',
  noPerson: 'Select an assignee',
  noGroup: 'Select a group',
  noDepartment: 'Select a department',
  noSector: 'Select a sector',
  save: 'Save',
  close: 'Close',
};
