/** Returns a sentence for an error that `parseArgs` of Node has thrown. */
export function argumentProblem(error: unknown): string {
  const text = String(error);
  const option = /'(?:-\w, )?(--?[\w-]+)/.exec(text)?.[1] ?? '';
  switch (error instanceof Error ? Reflect.get(error, 'code') : undefined) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return `A opção ${option} não existe.`;
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return `O argumento ${/'(.*?)'/s.exec(text)?.[1] ?? ''} está sobrando.`;
    default:
      return text.includes('does not take an argument')
        ? `A opção ${option} não aceita um valor.`
        : `A opção ${option} precisa de um valor.`;
  }
}
