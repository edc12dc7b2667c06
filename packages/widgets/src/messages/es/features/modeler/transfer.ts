import type { transferMessages } from '../../../features/modeler/transfer.ts';
import type { TextsOf } from '../../../messages.ts';

/** Spanish texts of `transferMessages`. */
export const transferTexts: TextsOf<typeof transferMessages> = {
  copied: 'Proceso copiado al portapapeles',
  copyFailed: 'No se pudo copiar el proceso',
  importTitle: 'Importar proceso',
  importHint: 'Pegue el proceso copiado o un BPMN 2.0, o suelte aquí un archivo .json, .bpmn o .xml.',
  importText: 'Proceso (JSON o BPMN)',
  importReplaces: 'Las etapas, los campos y la configuración actuales se reemplazan. Puede deshacerlo después.',
  chooseFile: 'Elegir archivo',
  dropHere: 'Suelte el archivo para importarlo',
  oneFile: 'Suelte un archivo a la vez',
  import: 'Importar',
  importFailed: 'No se pudo importar el proceso',
  importFailedDetail: 'El archivo no es un proceso de Tramita ni BPMN. Nada cambió en el proceso abierto.',
  lookupFailedDetail: 'No se pudo cargar la lista de equivalentes. El proceso abierto no cambió.',
  imported: 'Proceso importado',
  bpmnNotes: (count: number) =>
    count === 1 ? '1 parte del archivo BPMN no se importó' : `${count} partes del archivo BPMN no se importaron`,
  mapTitle: 'Destinos de la importación',
  mapHint: 'El archivo menciona personas, grupos o sectores que no existen aquí. Elija los equivalentes.',
  mapPeople: 'Responsables',
  mapGroups: 'Grupos',
  mapPlace: 'Departamento responsable',
  person: (name: string) => `Responsable en lugar de ${name}`,
  group: (name: string) => `Grupo en lugar de ${name}`,
  personPlaceholder: 'Busque por nombre',
  groupPlaceholder: 'Busque por el nombre del grupo',
  lookupFailed: 'Ocurrió un error inesperado',
  retry: 'Intentar de nuevo',
  noPerson: 'Seleccione un responsable',
  noGroup: 'Seleccione un grupo',
  noDepartment: 'Seleccione un departamento',
  noSector: 'Seleccione un sector',
  save: 'Guardar',
  close: 'Cerrar',
};
