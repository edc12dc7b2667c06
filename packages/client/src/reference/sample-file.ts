/** Returns a file of an example. Documents show only its name. */
export const sampleFile = (name: string): File => new File([`Conteúdo de ${name}`], name);
