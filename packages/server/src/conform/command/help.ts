import { roleRecords, roles } from '../roles.ts';

/** Returns the text that `tramita conform --help` prints. */
export const conformHelp = (): string => `Verifica se um servidor atende o contrato da API do Tramita.

Uso: tramita conform --api <endereço> --token <papel>=<token> ... [opções]

Cria o que precisa pela própria API, com nomes que começam pelo prefixo, e remove tudo no fim, também depois de um erro ou
de Ctrl-C. O que o contrato não exclui (solicitações, processos, departamentos e setores) fica cancelado ou inativo, e o
relatório o lista. Use um ambiente de testes, com pessoas de teste.

Papéis, cada um de uma pessoa diferente (o que precisa de um papel sem token fica como não verificado):
${roles.map((role) => `  ${role.padEnd(13)}  ${roleRecords[role].who}`).join('\n')}

Opções:
  --api <endereço>          Endereço da API, sem /v1
  --token <papel>=<token>   Token de uma pessoa; um token sem papel é o de requester
  --tokens <arquivo>        Arquivo JSON com um token por papel, que não aparece na lista de programas do sistema
  --origin <origem>         Origem de uma página que pode chamar a API; verifica o CORS
  --only <nome,...>         Verifica só estas operações: tasks.finish, ou groups para todas as de grupos
  --format <formato>        table, junit ou json (padrão: table)
  --output <arquivo>        Arquivo do relatório (padrão: saída do programa)
  --prefix <texto>          Início dos nomes do que é criado, antes de seis letras (padrão: Conformidade)
  --attachment-mb <número>  Maior anexo que o servidor aceita, em MiB (padrão: 10)
  --timeout <segundos>      Espera por uma resposta (padrão: 30)
  --max-requests <número>   Máximo de chamadas (padrão: 5000)
  --max-seconds <segundos>  Tempo máximo da verificação (padrão: 900)

Resultado: 0 se todas as operações obrigatórias funcionam e nenhuma adição oferecida diverge; 1 se não; 2 se a verificação
não pôde começar; 130 depois de Ctrl-C.
`;
