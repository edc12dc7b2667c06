import type { transferMessages } from '../../../features/modeler/transfer.ts';
import type { TextsOf } from '../../../messages.ts';

/** Spanish texts of `transferMessages`. */
export const transferTexts: TextsOf<typeof transferMessages> = {
  copied: 'Processo copiado para o clipboard',
  copyFailed: 'Não foi possível copiar o processo',
  importTitle: 'Importar processo',
  importHint: 'Cole o processo copiado ou um BPMN 2.0, ou solte aqui um arquivo .json, .bpmn ou .xml.',
  importText: 'Processo (JSON ou BPMN)',
  importReplaces: 'As etapas, os campos e as configurações atuais são substituídos. Você pode desfazer depois.',
  chooseFile: 'Escolher arquivo',
  dropHere: 'Solte o arquivo para importar',
  oneFile: 'Solte um arquivo de cada vez',
  import: 'Importar',
  importFailed: 'Não foi possível importar o processo',
  importFailedDetail: 'O arquivo não é um processo do Tramita nem BPMN. Nada mudou no processo aberto.',
  lookupFailedDetail: 'A lista de equivalentes não foi carregada. O processo aberto não mudou.',
  imported: 'Processo importado',
  bpmnNotes: (count: number) =>
    count === 1 ? '1 parte do arquivo BPMN não foi importada' : `${count} partes do arquivo BPMN não foram importadas`,
  mapTitle: 'Destinos da importação',
  mapHint: 'O arquivo cita pessoas, grupos ou setores que não existem aqui. Escolha os equivalentes.',
  mapPeople: 'Responsáveis',
  mapGroups: 'Grupos',
  mapPlace: 'Departamento responsável',
  person: (name: string) => `Responsável no lugar de ${name}`,
  group: (name: string) => `Grupo no lugar de ${name}`,
  personPlaceholder: 'Pesquise pelo nome',
  groupPlaceholder: 'Pesquise pelo nome do grupo',
  lookupFailed: 'Ocorreu um erro inesperado',
  retry: 'Tentar novamente',
  noPerson: 'Selecione um responsável',
  noGroup: 'Selecione um grupo',
  noDepartment: 'Selecione um departamento',
  noSector: 'Selecione um setor',
  save: 'Salvar',
  close: 'Fechar',
};
