// TypeScript 7 ships no compiler API. tsup's .d.ts bundling and openapi-typescript need one: they get
// TypeScript 6 for themselves, while the workspace type-checks with 7.
module.exports = {
  hooks: {
    readPackage(pkg) {
      if (pkg.name === 'tsup' || pkg.name === 'openapi-typescript') {
        delete pkg.peerDependencies.typescript;
        pkg.dependencies.typescript = '6.0.3';
      }
      return pkg;
    },
  },
};
