import { defineMessages } from '../../define-messages.ts';
import { formatInteger } from '../../format/format-number.ts';

const leftOut = (count: number, one: string, many: string) =>
  count === 1 ? `Ficou de fora: 1 ${one}.` : `Ficaram de fora: ${formatInteger(count, 'pt-BR')} ${many}.`;
const named = (name: string) => (name === '' ? 'sem nome' : `"${name}"`);
/** Describes a part of the file. A part without a name is identified by the next one. */
const placed = (name: string, next: string) =>
  name === '' && next !== '' ? `sem nome, antes de "${next}",` : named(name);

/** Texts of the report of a BPMN import, and names for parts of the file that have none. */
export const bpmnMessages = defineMessages('modelerBpmn', {
  untitled: 'Processo importado',
  start: 'Início',
  end: 'Final',
  gateway: 'Decisão',
  step: 'Etapa',
  initiator: 'Iniciador',
  exits: (step: string) => `Saída de ${step}`.trim(),
  otherProcess: (name: string) => `O processo ${named(name)} não foi importado: o arquivo tem mais de um processo.`,
  pools: (names: string) => `As piscinas ${names} não foram importadas.`,
  lanes: (names: string) => `As raias ${names} não foram importadas: escolha os responsáveis de cada tarefa.`,
  messageFlows: (count: number) =>
    leftOut(count, 'fluxo de mensagem entre piscinas', 'fluxos de mensagem entre piscinas'),
  choreography: 'Coreografias e conversas não foram importadas.',
  data: (count: number) => leftOut(count, 'objeto de dados', 'objetos de dados'),
  artifacts: (count: number) => leftOut(count, 'anotação ou grupo do desenho', 'anotações ou grupos do desenho'),
  noStart: 'O arquivo não tem evento de início: um foi criado.',
  noEnd: 'O arquivo não tem evento de fim: um foi criado.',
  extraStart: (name: string) => `O evento de início ${named(name)} não foi importado: um processo tem um só início.`,
  extraEnd: (name: string) => `O evento de fim ${named(name)} foi unido ao final do processo.`,
  startTrigger: (name: string) =>
    `O início ${named(name)} tinha um gatilho, que não foi importado: aqui um processo começa por solicitação.`,
  endTrigger: (name: string) =>
    `O fim ${named(name)} tinha um efeito (mensagem, erro, sinal...), que não foi importado.`,
  event: (name: string) => `O evento intermediário ${named(name)} não foi importado: o fluxo segue sem ele.`,
  boundary: (name: string, task: string) =>
    `O evento ${named(name)} na borda de ${named(task)} e o caminho que sai dele não foram importados.`,
  parallelSplit: (name: string) => `O desvio paralelo ${named(name)} virou uma decisão: só um dos caminhos é seguido.`,
  otherSplit: (name: string) => `O desvio ${named(name)} virou uma decisão: só um dos caminhos é seguido.`,
  join: (name: string, next: string) =>
    `A união ${placed(name, next)} não foi importada: o fluxo não espera os outros caminhos.`,
  exclusiveJoin: (name: string, next: string) =>
    `A união ${placed(name, next)} não foi importada: cada caminho segue direto para a etapa seguinte.`,
  singleExit: (name: string, next: string) => `A decisão ${placed(name, next)} não foi importada: tinha uma só saída.`,
  defaultExit: (name: string) => `A saída padrão da decisão ${named(name)} precisa de uma condição.`,
  condition: (label: string, text: string) => `A condição da conexão ${named(label)} não foi entendida: ${text}`,
  fieldMade: (name: string) => `O campo "${name}" foi criado porque uma condição o lê.`,
  severalExits: (name: string) =>
    `A etapa ${named(name)} tinha mais de uma saída: uma decisão foi colocada depois dela.`,
  subProcess: (name: string) =>
    `O subprocesso ${named(name)} virou uma tarefa: o que há dentro dele não foi importado.`,
  callActivity: (name: string) => `A chamada de processo ${named(name)} virou uma tarefa.`,
  otherTask: (name: string, kind: string) =>
    `A tarefa ${named(name)} (${kind}) virou uma tarefa de serviço: preencha a chamada.`,
  receiveTask: (name: string) => `A tarefa de recebimento ${named(name)} virou uma tarefa de usuário.`,
  sendKind: 'envio',
  scriptKind: 'script',
  ruleKind: 'regra de negócio',
  loop: (name: string) => `A repetição da etapa ${named(name)} não foi importada.`,
  performer: (name: string) => `Os responsáveis da etapa ${named(name)} não foram importados: escolha-os.`,
  longTitle: (name: string) => `O nome ${named(name)} foi abreviado; o texto inteiro está na descrição.`,
  extensions: (count: number) =>
    leftOut(count, 'configuração de outra ferramenta', 'configurações de outra ferramenta'),
  brokenFlows: (count: number) => leftOut(count, 'conexão sem origem ou destino', 'conexões sem origem ou destino'),
  otherPart: (kind: string, name: string) => `Ficou de fora: ${kind} ${named(name)}.`,
  unreached: (name: string) => `Nenhum caminho leva à etapa ${named(name)}.`,
  unreadable: (count: number) => leftOut(count, 'parte ilegível do arquivo', 'partes ilegíveis do arquivo'),
});
