import { availableParallelism, totalmem } from 'node:os';

/** On what the figures were measured, in one line. */
export const machine = () =>
  `Measured on ${availableParallelism()} shared cores with ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, pages drawn in software.`;
