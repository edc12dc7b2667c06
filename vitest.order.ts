import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the test files that need a DOM one after the other: Vitest ends a worker, with all modules it has loaded,
 * before a file with another environment.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const withDom = new Set(sorted.filter(({ moduleId }) => needsDom(moduleId)));
    return [...withDom, ...sorted.filter((file) => !withDom.has(file))];
  }
}

const needsDom = (file: string) => readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom');
