import type { Reporter, TestModule } from 'vitest/node';

/** Ends the run with the plain line `N passed, N failed, N skipped`. */
export default class PlainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const n = { passed: 0, failed: unhandled.length, skipped: 0 };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      if (tests.length === 0 && module.state() === 'failed') n.failed += 1;
      for (const test of tests) {
        const { state } = test.result();
        n[state === 'pending' ? 'skipped' : state] += 1;
      }
    }
    console.log(`\n${n.passed} passed, ${n.failed} failed, ${n.skipped} skipped`);
  }
}
