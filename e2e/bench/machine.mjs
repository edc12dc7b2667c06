import { availableParallelism, totalmem } from 'node:os';

/** Returns one line about the machine that measured. */
export const machine = () =>
  `Measured on ${availableParallelism()} shared cores with ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, pages drawn in software.`;
