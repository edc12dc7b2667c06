import { importKinds } from '@tramita/client/contract';
import type { Setting } from './setting.ts';
import { settings } from './settings.ts';

const line = ({ flag, env, value, help, byDefault }: Setting<unknown>): string =>
  `  --${flag} <${value}>\n      ${help}${byDefault ? ` (padrão: ${byDefault})` : ''}. Ambiente: ${env}`;

/** Returns the text that `--help` prints. */
export function helpText(): string {
  const all: readonly Setting<unknown>[] = Object.values(settings);
  return `Tramita: fluxos de trabalho e solicitações de serviços.

Uso: tramita [comando] [opções]

Comandos:
  serve                     Inicia o servidor (padrão)
  new <pasta>               Escreve um aplicativo React com a caixa de tarefas, o catálogo e a avaliação
  token --user <usuário>    Imprime um token de acesso do provedor embutido, válido por oito horas
  seed                      Carrega a empresa de demonstração em um banco vazio
  restore <arquivo>         Enche uma pasta de dados vazia com uma cópia de segurança
  move --to <url>           Copia o banco embutido para um banco Postgres vazio e confere a cópia; --restart repete uma
                            mudança interrompida
  move --files              Copia os anexos da pasta de dados para o armazenamento compatível com S3
  verify [--sample <n>]     Confere os arquivos guardados: todos, ou n escolhidos ao acaso
  admin <usuário>           Torna a pessoa administradora e a cria se preciso, com --name <nome>; --list mostra todos os
                            administradores
  doctor [--json]           Confere a instalação: banco, emissor, arquivos, e-mail, auditoria e disco; termina com 0, 1 ou 2
  import <tipo> <arquivo>   Confere um arquivo CSV ou xlsx e mostra a diferença; --apply grava as linhas válidas. Tipos:
                            ${importKinds.join(', ')}
  import <tipo> --template  Escreve o modelo do arquivo na saída, em CSV ou com --format xlsx
  export people             Escreve as pessoas na saída, na forma do modelo
  privacy reapply           Remove novamente o que uma cópia de segurança antiga trouxe de volta
  conform --api <endereço>  Verifica se um servidor atende o contrato; veja tramita conform --help

Opções (uma opção vale mais que a variável de ambiente):
${all.map(line).join('\n')}
  --apply                   Grava o que a importação mostrou
  --source <nome>           Origem do arquivo, dona dos dados que ele traz (padrão: Arquivo)
  --complete                O arquivo traz todas as pessoas da origem: as que faltam são desativadas
  --all-or-nothing          Não grava nada se houver uma linha recusada
  --confirm-deactivations <n>, --confirm-role-changes <n>
                            Confirma os números que passam dos limites de uma importação
  --errors <arquivo>        Escreve as linhas recusadas, com os erros, em um arquivo CSV
  --force                   Usa o banco embutido mesmo que já tenha sido movido para o Postgres
  --help, -h                Mostra esta ajuda
  --version, -v             Mostra a versão
`;
}
