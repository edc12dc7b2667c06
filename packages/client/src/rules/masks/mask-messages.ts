/** Messages for incomplete or wrong values, by the type of the mask. */
export const maskMessages = {
  cpf: 'Digite um CPF válido',
  rg: 'Digite um RG válido',
  cnpj: 'Digite um CNPJ válido',
  cep: 'Digite um CEP válido',
  telephone: 'Digite um telefone válido',
  cell: 'Digite um celular válido',
} as const;
