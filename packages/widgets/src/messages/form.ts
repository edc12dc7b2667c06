import { defineMessages } from './define-messages.ts';

/** Texts of the dynamic form. Validation messages are in `@tramita/client/rules`. */
export const dynamicFormMessages = defineMessages('form', {
  invalidForm: 'Preenchimento incorreto - Por favor, verifique os campos destacados em vermelho no formulário.',
  invalidFormShort: 'Preenche corretamente todos os campos do formulário para prosseguir',
  invalidFormTitle: 'Confira o formulário',
  invalidFormClose: 'Entendi',
  wrongFields: (count: number) => (count === 1 ? '1 campo a corrigir' : `${count} campos a corrigir`),
  noWrongFields: 'Nenhum campo a corrigir',
  filledFields: (filled: number, total: number) =>
    `${filled} de ${total} ${total === 1 ? 'preenchido' : 'preenchidos'}`,
  sectionDone: 'preenchida',
  sectionNow: 'em preenchimento',
  sectionFail: 'com erro',
  sectionAhead: 'a preencher',
  unnamedSection: 'Dados',

  draftChanged: 'O formulário mudou desde o seu rascunho',
  draftKept: (labels: string) => `Mantidos: ${labels}.`,
  draftDropped: 'Estes campos saíram do formulário. Copie daqui o que ainda precisar:',
  draftGaps: 'O rascunho não guarda senhas nem arquivos',
  draftGapsAgain: (labels: string) => `Preencha novamente: ${labels}.`,
  draftRead: 'Entendi',
  draftSavedAt: (time: string) => `Rascunho salvo às ${time}`,
  draftSavedOn: (date: string, time: string) => `Rascunho salvo em ${date} às ${time}`,

  moneyPlaceholder: '0,00',
  passwordConfirmation: (label: string) => `${label} (confirmação)`,
  showPassword: 'Exibir senha',

  chipsPlaceholder: 'Digite e tecle Enter',
  chipAdded: (item: string) => `${item} incluído`,
  chipRemoved: (item: string) => `${item} removido`,

  searchPlaceholder: 'Pesquisar',
  searchFailed: 'Não foi possível carregar as opções. Digite novamente para tentar outra vez.',

  acceptanceRunning: 'Registrando o aceite',
  acceptanceDone: (value: string) => `Aceite registrado: ${value}`,
  acceptanceNone: 'Aceite não registrado',
  geolocationMissing: 'Geolocalização não informada',
  ipFailed: 'Não foi possível pegar o IP',
  acceptanceFailed: 'Não foi possível fazer o aceite. Verifique as permissões do navegador.',

  filePrompt: 'Arraste, cole ou',
  filePick: 'escolha um arquivo',
  fileLimits: (extensions: string, size: string) => `${extensions} · até ${size} por arquivo`,
  fileReading: 'Lendo o arquivo',
  fileChosen: (name: string) => `Arquivo ${name} escolhido`,
  fileRemove: (name: string) => `Remover ${name}`,
  fileNone: 'Nenhum arquivo',
});
