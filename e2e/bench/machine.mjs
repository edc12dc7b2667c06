import { createHash } from 'node:crypto';
import { availableParallelism, loadavg, totalmem } from 'node:os';

/** Returns one line about the machine that measured. */
export const machine = () =>
  `Measured on ${availableParallelism()} shared cores with ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, pages drawn in software.`;

/** Returns the load of the machine, and how long a fixed calculation takes now, at least and at most of ten times. */
export function calibration() {
  const bytes = new Uint8Array(8 * 2 ** 20);
  const times = Array.from({ length: 10 }, () => {
    const start = performance.now();
    createHash('sha256').update(bytes).digest();
    return performance.now() - start;
  });
  const [least, most] = [Math.min(...times), Math.max(...times)];
  return `load ${loadavg()[0].toFixed(1)}; calibration, 8 MB hashed: ${least.toFixed(1)} to ${most.toFixed(1)} ms`;
}
