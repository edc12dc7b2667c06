import type { ChildProcess } from 'node:child_process';

/**
 * Resolves when the address responds with a 2xx status, however slow the machine is: the timeout of the test ends it.
 * Rejects if the program ends first, with what `printed` returns.
 */
export async function untilServed(program: ChildProcess, address: string, printed = () => ''): Promise<void> {
  for (;;) {
    if (program.exitCode !== null) throw new Error(`The program ended with ${program.exitCode}\n${printed()}`);
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    // pause between two attempts
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
