/**
 * Texts that keep a word which must otherwise not be used, with the reason. `{}` is an inserted value.
 * `scripts/check-portuguese.mjs` reports exceptions that no text needs.
 */
export const quoted = [
  {
    why: 'quoted by T5.1.22 and M5.2.27',
    texts: ['Preenche corretamente todos os campos do formulário para prosseguir'],
  },
  { why: 'quoted by T5.2.01 and T5.2.05', texts: ['Preenche o motivo'] },
  { why: 'quoted by T8.41', texts: ['Preenche todos os campos corretamente'] },
  { why: 'quoted by M5.1.01 and M5.5.01', texts: ['Preenche com o nome do processo'] },
  { why: 'quoted by M5.1.04', texts: ['Preenche o título'] },
  { why: 'quoted by M5.1.08', texts: ['Preenche com o nome da conexão'] },
  { why: 'quoted by M5.1.10', texts: ['Preenche o valor'] },
  { why: 'quoted by M5.3.01', texts: ['Preenche a URL da requisição'] },
  { why: 'quoted by M5.3.04', texts: ['Preenche qual o destino da notificação'] },
  { why: 'quoted by M5.3.05', texts: ['Preenche com a url da planilha'] },
  { why: 'quoted by M5.4.04', texts: ['Preenche todas as conexões de decisão'] },
  { why: 'quoted by M5.5.04', texts: ['Preenche com a URL do processo'] },
  { why: 'quoted by M5.5.08', texts: ['Preenche o campo'] },
  {
    why: 'quoted by P5.03 and P5.04',
    texts: ['Preenche o nome do grupo', 'Preenche um nome com no máximo {} caractéres'],
  },
  { why: 'quoted by T8.08', texts: ['Não foi possível finalizar a tarefa'] },
  { why: 'quoted by T8.17', texts: ['Não foi possivel adicionar o comentário'] },
  { why: 'quoted by T8.42', texts: ['Ocorreu um erro deconhecido ao cancelar'] },
  {
    why: 'quoted by T8.45 and T8.46',
    texts: ['Tarefa(s) finaliza(s) com sucesso', 'Não foi possível finalizar a(s) tarefa(s)'],
  },
  { why: 'quoted by T8.49', texts: ['Não foi possível listar os nomes pré cadastrados.'] },
  { why: 'quoted by P4.11', texts: ['Finalizado'] },
  { why: 'quoted by P8.28', texts: ['Não foi possível finalizar as solicitações selecionadas.'] },
  { why: 'quoted by P8.33', texts: ['Erro ao deletar publicação.'] },
  { why: 'quoted by M5.4.02', texts: ['Adicione uma finalização no processo'] },
  { why: 'quoted by D7.02; a person has a "situação", tasks have a status', texts: ['Situação', 'Toda situação'] },
  {
    why: 'quoted by D14.04',
    texts: ['O cadastro mudou desde a conferência. Confira o arquivo de novo.'],
  },
  { why: 'quoted by M8.10', texts: ['Processo copiado para o clipboard'] },
  { why: 'quoted by M3.2.38; the short form fits its column', texts: ['Aprovadores e Adms', 'Adms'] },
  {
    why: 'quoted by P6.21',
    texts: [
      'Você não pode solicitar esse serviço pois não possui uma hierarquia cadastrada no People. Procure o Departamento Pessoal para a regularização do cadastro.',
    ],
  },
  {
    why: 'quoted by P6.14 and M2.2.25',
    texts: ['Área e Setor Responsável', 'Área e Setor Responsável > {} > Processos vinculados'],
  },
  {
    why: 'D7.02 and D7.08 call the status of a person "Situação"',
    texts: [
      'Situação',
      'Situações',
      'Toda situação',
      'Nova situação',
      'Editar situação',
      'Quem recebe esta situação vê só o menu pessoal.',
      'Esta situação não existe',
      'esta situação não existe',
      'Filiais, cargos, situações, categorias e etiquetas.',
      'Filiais, cargos, situações, categorias ou etiquetas',
    ],
  },
  {
    why: 'the status of a person',
    texts: ['Sua situação no cadastro de funcionários é {}. Alguns acessos estão restritos.'],
  },
  { why: 'quoted by D14.03', texts: ['Os participantes deste grupo vêm de {}.'] },
  { why: 'quoted by D10.02', texts: ['Copie agora: o token não será mostrado de novo'] },
];
