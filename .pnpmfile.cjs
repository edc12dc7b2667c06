// TypeScript 7 ships no compiler API, and tsup's .d.ts bundling needs one: tsup gets
// TypeScript 6 for itself, while the workspace type-checks with 7.
module.exports = {
  hooks: {
    readPackage(pkg) {
      if (pkg.name === 'tsup') {
        delete pkg.peerDependencies.typescript;
        pkg.dependencies.typescript = '6.0.3';
      }
      return pkg;
    },
  },
};
