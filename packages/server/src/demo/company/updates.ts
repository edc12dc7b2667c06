/** An update of the company, published `days` before the end of the history. */
export interface DemoUpdate {
  readonly days: number;
  readonly by: string;
  readonly title: string;
  readonly description: string;
  /** Share of the users who have read it. */
  readonly readBy: number;
}

const paragraphs = (...texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('');
const points = (...texts: readonly string[]): string => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;

/** Updates from the portal's team to all users, newest first. */
export const demoUpdates: readonly DemoUpdate[] = [
  {
    days: 1,
    by: 'patricia.lemos',
    title: 'Reembolso de despesas tem uma aprovação a menos',
    description:
      paragraphs(
        'A partir de hoje, solicitações de até <strong>R$ 5.000,00</strong> vão do gestor direto para a conferência dos comprovantes. O prazo médio cai de 12 para 9 dias úteis, e a solicitação mostra quem está com ela em cada etapa, com a data esperada.',
      ) +
      points(
        'Solicitações acima de R$ 5.000,00 continuam passando pela diretoria.',
        'Solicitações já enviadas seguem o caminho antigo até o fim.',
      ),
    readBy: 0.2,
  },
  {
    days: 4,
    by: 'bruno.amaral',
    title: 'Recesso de fim de ano: até quando pedir férias e adiantamentos',
    description: paragraphs(
      'As solicitações de férias com início entre 21/12 e 08/01 devem ser enviadas até sexta-feira, 04/12. Adiantamentos de benefício e de viagem seguem o calendário da folha: o que for aprovado até 10/12 é pago ainda neste ano.',
      'Quem atende filas no período deve combinar com o gestor a escala do grupo, para que nenhuma tarefa fique parada.',
    ),
    readBy: 0.5,
  },
  {
    days: 6,
    by: 'patricia.lemos',
    title: 'Manutenção programada no domingo, 29/11',
    description: paragraphs(
      'O portal fica fora do ar das 06:00 às 09:00 para a troca do servidor de anexos. Rascunhos são mantidos, e notificações atrasadas chegam depois da volta.',
    ),
    readBy: 0.4,
  },
  {
    days: 16,
    by: 'bruno.amaral',
    title: 'Acesso a sistemas: novo formulário e menos campos',
    description: paragraphs(
      'O formulário caiu de 18 para 7 campos. Perfil e sistemas são sugeridos pelo cargo de quem recebe o acesso, e o gestor aprova tudo de uma vez. Veja o passo a passo na página do serviço.',
    ),
    readBy: 0.7,
  },
  {
    days: 23,
    by: 'patricia.lemos',
    title: 'Etiquetas nas filas de atendimento',
    description: paragraphs(
      'Agora cada tarefa pode levar uma etiqueta, como <em>Urgente</em> ou <em>Falta nota</em>. Filtre a fila pela etiqueta e combine com a equipe o que cada uma quer dizer.',
    ),
    readBy: 0.6,
  },
  {
    days: 31,
    by: 'bruno.amaral',
    title: 'Avalie o atendimento em um toque',
    description: paragraphs(
      'Ao fim de cada solicitação você recebe um convite para dizer se gostou. São dois botões e um comentário, se quiser. As respostas aparecem para os responsáveis pela área.',
    ),
    readBy: 0.6,
  },
  {
    days: 45,
    by: 'patricia.lemos',
    title: 'Prazo à vista em cada tarefa',
    description: paragraphs(
      'A coluna <strong>Prazo</strong> mostra quanto falta para cada etapa. Amarelo é hoje; vermelho já passou.',
    ),
    readBy: 0.8,
  },
  {
    days: 60,
    by: 'bruno.amaral',
    title: 'Compras: cotação com três fornecedores',
    description:
      paragraphs('Pedidos acima de R$ 5.000,00 precisam de três cotações anexadas antes da aprovação.') +
      points('Aceitamos PDF, planilha ou imagem.', 'Cada arquivo pode ter até 10 MB.'),
    readBy: 0.7,
  },
  {
    days: 82,
    by: 'patricia.lemos',
    title: 'Portal no celular',
    description: paragraphs(
      'Solicitar, acompanhar e aprovar agora cabem na tela do telefone. Entre pelo navegador com o mesmo usuário de sempre; nada para instalar.',
    ),
    readBy: 0.9,
  },
  {
    days: 110,
    by: 'bruno.amaral',
    title: 'Responsáveis por departamento e setor',
    description: paragraphs(
      'Em cada solicitação você vê quem responde pelo departamento e pelo setor. Use os comentários para falar com eles: todos os envolvidos recebem um aviso.',
    ),
    readBy: 0.8,
  },
  {
    days: 140,
    by: 'patricia.lemos',
    title: 'Contratos: minutas padrão no jurídico',
    description: paragraphs(
      'As minutas padrão entram sozinhas na etapa de análise. Anexe só o que for diferente delas.',
    ),
    readBy: 0.5,
  },
  {
    days: 190,
    by: 'bruno.amaral',
    title: 'Boas-vindas ao portal de serviços',
    description: paragraphs(
      'Todas as solicitações da Rede Ipê em um só lugar: escolha o serviço, preencha o formulário e acompanhe cada etapa até o fim.',
    ),
    readBy: 0.9,
  },
];
