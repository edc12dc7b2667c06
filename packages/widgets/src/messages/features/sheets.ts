import { defineMessages } from '../define-messages.ts';
import { formatInteger } from '../format/format-number.ts';

/** Texts of the list of spreadsheets stored by the server. */
export const sheetsMessages = defineMessages('sheets', {
  list: 'Planilhas gravadas',
  count: (total: number) => (total === 1 ? '1 planilha' : `${formatInteger(total, 'pt-BR')} planilhas`),
  search: 'Pesquisar planilhas',
  sheet: 'Planilha',
  columns: 'Colunas',
  rows: 'Linhas',
  rowsOf: (count: number): string => (count === 1 ? 'linha' : 'linhas'),
  lastRow: 'Última linha',
  file: 'Arquivo',
  xlsx: 'Baixar xlsx',
  csv: 'Baixar csv',
  downloadOf: (label: string, tab: string) => `${label} de ${tab}`,
  fileName: (tab: string, format: string) => `${tab || 'planilha'}.${format}`,
  downloadFailed: 'Não foi possível baixar a planilha.',
  loading: 'Carregando...',
  retry: 'Tentar novamente',
  nothing: 'Nenhuma planilha',
  nothingHere:
    'As linhas que tarefas de serviço gravam em planilhas aparecem aqui, para baixar. O que é gravado no Google Sheets fica lá.',
  nothingFor: (query: string) => `Nada corresponde a "${query}". Tente outra palavra.`,
  forbidden: 'Só analistas de processos e administradores veem as planilhas gravadas.',
});
