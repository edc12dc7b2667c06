/** Files that every tarball contains. */
const needed = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'dist/index.js', 'dist/index.d.ts'];

/**
 * Returns the problems of the rehearsed release of a package.
 *
 * @param name name of the package
 * @param release version before and after, the changesets that name the package, and its tarball: file names,
 *   package.json and changelog
 */
export function releaseProblems(name, { before, version, changesets, tarball }) {
  const { files, manifest, changelog } = tarball;
  const isFirst = before === '0.0.0';
  const problems = [];
  if (isFirst && version !== '1.0.0') problems.push(`has first version ${version} instead of 1.0.0`);
  if (!isFirst && changesets.length > 0 && !isHigher(version, before)) problems.push(`keeps version ${version}`);
  if (manifest.version !== version) problems.push(`is packed with version ${manifest.version}`);
  for (const file of needed) {
    const isMissing = !files.includes(`package/${file}`) && !(file.startsWith('dist/') && !manifest.exports['.']);
    if (isMissing) problems.push(`is packed without ${file}`);
  }
  if (files.some((file) => /\.(test|stories)\.|\/testing\//.test(file))) problems.push('is packed with tests');
  // consumers neither install development dependencies nor run scripts
  const consumed = JSON.stringify({ ...manifest, devDependencies: {}, scripts: {} });
  for (const word of ['workspace:', 'catalog:', '@tramita/source']) {
    if (consumed.includes(word)) problems.push(`is packed with "${word}"`);
  }
  if (changesets.length > 0 && !changelog.includes(`## ${version}\n`)) problems.push(`has no changelog of ${version}`);
  for (const { path, text } of changesets) {
    if (!changelog.includes(text.split('\n')[0])) problems.push(`has a changelog without the text of ${path}`);
  }
  return problems.map((problem) => `${name} ${problem}`);
}

function isHigher(version, before) {
  const [a, b] = [version, before].map((text) => text.split('.').map(Number));
  const index = a.findIndex((part, at) => part !== b[at]);
  return index >= 0 && a[index] > b[index];
}
