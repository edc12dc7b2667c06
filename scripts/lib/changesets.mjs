// Reads changesets, and finds changes of the public API that none of them announces.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the changesets of a repository: the raise of each package by name, the text, and problems of the head. */
export function readChangesets(root) {
  return globSync('.changeset/*.md', { cwd: root, exclude: ['.changeset/README.md'] })
    .sort()
    .map((path) => {
      const [, head, body] = /^---\n([\s\S]*?)---\n?([\s\S]*)$/.exec(readFileSync(join(root, path), 'utf8')) ?? [];
      if (head === undefined) return { path, raises: [], text: '', problems: [`${path} has no head`] };
      const lines = head.split('\n').filter((line) => line.trim() !== '');
      const raises = lines.map((line) => {
        const [, name = line, bump = ''] = /^["']?([^"':]+)["']?: *(\w+)$/.exec(line) ?? [];
        return { name, bump };
      });
      const problems = lines.length > 0 && body.trim() === '' ? [`${path} does not say what changed`] : [];
      return { path, raises, text: body.trim(), problems };
    });
}

/**
 * Returns the folders of packages whose API report changed on this branch without a changeset of the branch that names
 * the package. The branch starts where it left `base`; on `base` itself, at the last release of the package.
 */
export function unannouncedApiChanges(root, { base = 'main', packages }) {
  const changesets = readChangesets(root);
  return Object.entries(packages)
    .filter(([name, folder]) => {
      const start = startOfBranch(root, base) ?? lastRelease(root, folder);
      if (start === null) return false;
      const report = `packages/${folder}/api-report.md`;
      // a new report describes what was published before
      if (git(root, 'ls-tree', '--name-only', start, '--', report) === '') return false;
      if (git(root, 'diff', '--name-only', start, '--', report) === '') return false;
      const tracked = git(root, 'diff', '--name-only', '--diff-filter=AM', start, '--', '.changeset').split('\n');
      const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '--', '.changeset').split('\n');
      const own = new Set([...tracked, ...untracked]);
      return !changesets.some(({ path, raises }) => own.has(path) && raises.some((raise) => raise.name === name));
    })
    .map(([, folder]) => folder);
}

/** Returns the commit at which the current branch left `base`; null on `base` itself and without that branch. */
function startOfBranch(root, base) {
  const branch = git(root, 'rev-parse', '--abbrev-ref', 'HEAD');
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', base], { cwd: root, encoding: 'utf8' });
  const start = stdout.trim();
  const isBase = branch === base || (branch === 'HEAD' && start === git(root, 'rev-parse', 'HEAD'));
  return status === 0 && !isBase ? start : null;
}

/** Returns the commit that set the version of a package; null before its first release. */
export function lastRelease(root, folder) {
  const manifest = `packages/${folder}/package.json`;
  const { version } = JSON.parse(readFileSync(join(root, manifest), 'utf8'));
  if (version === '0.0.0') return null;
  return git(root, 'log', '-1', '--format=%H', '-G', '"version":', '--', manifest) || null;
}

/** Returns the output of a git command. */
export function git(root, ...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout.trim();
}
