import { defineMessages } from '../define-messages.ts';

/** The texts of copying a process and of taking one in. */
export const transferMessages = defineMessages('modelerTransfer', {
  copied: 'Processo copiado para o clipboard',
  copyFailed: 'Não foi possível copiar o processo',
  importTitle: 'Importar processo',
  importHint: 'Cole o processo copiado ou escolha um arquivo .json ou .bpmn.',
  importText: 'Processo (JSON)',
  importReplaces: 'As etapas, os campos e as configurações atuais são substituídos. Você pode desfazer depois.',
  chooseFile: 'Escolher arquivo',
  import: 'Importar',
  importFailed: 'Não foi possível importar o processo',
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
});
