/** Texts that users write. */
export const rejectionMotives = [
  'O valor passa do teto da política.',
  'Falta a nota fiscal de uma das despesas.',
  'O período coincide com o inventário da loja.',
  'O orçamento do mês já está comprometido. Peça novamente no dia 1º.',
  'Este acesso não faz parte da função.',
  'Já existe um pedido igual em andamento.',
  'Centro de custo errado, refaça com o da sua filial.',
  'Combine antes com o gestor da outra loja.',
] as const;

export const cancelMotives = [
  'Abri em duplicidade.',
  'Não preciso mais.',
  'Resolvido por telefone com a equipe.',
  'Preenchi a data errada, vou abrir outra.',
  'O material chegou antes.',
] as const;

export const requesterComments = [
  'Alguma previsão? O cliente está esperando.',
  'Segue a nota que faltava.',
  'Pode ser depois do almoço, estou no caixa agora.',
  'Corrigi o valor no anexo.',
  'Obrigado, funcionou.',
  'Se precisar falo com o gerente da loja.',
] as const;

export const attendanceComments = [
  'Recebido, vou conferir ainda hoje.',
  'Pode reenviar o comprovante? O primeiro está ilegível.',
  'Falei com o fornecedor, a entrega ficou para quinta.',
  'Conferido com a tesouraria.',
  'Encaminhei para a segunda conferência por causa do imposto.',
  'Liguei no ramal da loja e ninguém atendeu, tento novamente à tarde.',
] as const;

export const likedComments = [
  'Resolveram no mesmo dia.',
  'Pagaram antes do prazo e avisaram em cada etapa do caminho.',
  'Atendimento muito atencioso.',
  'Simples de pedir e de acompanhar.',
  'Rápido, como deve ser.',
] as const;

export const dislikedComments = [
  'Demorou mais do que o combinado.',
  'O notebook veio sem o adaptador de rede.',
  'Tive que explicar três vezes a mesma coisa.',
  'Reprovaram sem olhar o anexo.',
] as const;
