import { roleLabels } from '@tramita/client/rules';
import type { Column } from './column.ts';

/** Columns of people, in the order of the template. */
export const peopleColumns = [
  {
    key: 'custom1',
    heading: 'Matrícula',
    help: 'Número no cadastro de pessoal. Identifica a pessoa na origem do arquivo, também depois de uma mudança de usuário.',
    example: '004471',
  },
  {
    key: 'userName',
    heading: 'Usuário',
    required: true,
    help: 'Nome com que a pessoa entra, sem espaços nem vírgulas. Identifica a pessoa que ainda não tem matrícula nesta origem.',
    example: 'helena.barros',
  },
  { key: 'firstName', heading: 'Nome', required: true, help: 'No máximo 100 caracteres.', example: 'Helena' },
  { key: 'lastName', heading: 'Sobrenome', required: true, help: 'No máximo 100 caracteres.', example: 'Barros' },
  {
    key: 'completeName',
    heading: 'Nome completo',
    help: 'Sem valor, vale nome e sobrenome.',
    example: 'Helena Barros',
  },
  { key: 'email', heading: 'E-mail', help: 'No máximo 254 caracteres.', example: 'helena.barros@empresa.example' },
  { key: 'custom2', heading: 'CPF', help: 'Com ou sem pontuação.', example: '470.670.791-95' },
  { key: 'jobTitle', heading: 'Cargo', help: 'Um cargo que não existe é criado.', example: 'Gerente de loja' },
  {
    key: 'branch',
    heading: 'Filial',
    help: 'Código ou nome. Uma filial que não existe é criada.',
    example: '001',
  },
  {
    key: 'sector',
    heading: 'Setor',
    help: 'Nome do setor, ou Departamento / Setor se houver mais de um com o nome. Outro texto fica só no cadastro da pessoa.',
    example: 'Operações',
  },
  {
    key: 'superior',
    heading: 'Usuário do superior',
    help: 'Usuário de uma pessoa cadastrada ou de outra linha do arquivo, em qualquer posição.',
    example: 'paulo.reis',
  },
  {
    key: 'status',
    heading: 'Situação',
    help: 'Ativo, Afastado, Férias ou outra do cadastro.',
    example: 'Ativo',
  },
  {
    key: 'roles',
    heading: 'Perfis',
    help: `${Object.values(roleLabels).join(', ')}, ou os nomes com ROLE_. Vários com | entre eles.`,
    example: 'Gestor de grupos|Relatórios',
  },
  {
    key: 'groups',
    heading: 'Grupos',
    help: 'Todos os grupos de atendimento da pessoa, com | entre eles. Um grupo que não existe é criado.',
    example: 'Central de TI|TI Acessos',
  },
  {
    key: 'active',
    heading: 'Ativo',
    help: 'Sim ou Não; sem valor, Sim. Com Não a pessoa perde o acesso na hora.',
    example: 'Sim',
  },
  {
    key: 'absentFrom',
    heading: 'Ausente de',
    help: 'Primeiro dia da ausência, como dd/MM/yyyy. Um dia no passado passa a ser o dia de hoje. Vazio com Ausente até também vazio, a ausência que veio desta origem termina.',
    example: '01/12/2026',
  },
  {
    key: 'absentTo',
    heading: 'Ausente até',
    help: 'Último dia da ausência, como dd/MM/yyyy.',
    example: '20/12/2026',
  },
  {
    key: 'substitute',
    heading: 'Usuário do substituto',
    help: 'Usuário da pessoa que responde pelas tarefas de todos os processos neste período. Pode estar em outra linha do arquivo.',
    example: 'paulo.reis',
  },
] as const satisfies readonly Column[];

export type PeopleColumn = (typeof peopleColumns)[number]['key'];
