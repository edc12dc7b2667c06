// Measures evaluations per second of typical rule expressions, each compiled once. Run with `node
// e2e/bench/expression.mjs`.
import { compileExpression } from '@tramita/client/rules';

const values = {
  tipo: 'compra',
  valor: 1842.9,
  quantidade: 3,
  urgente: true,
  itens: ['1', '3', '7'],
  nome: 'Ana Maria',
  observacao: null,
};
const scope = (name) => values[name];

const sources = [
  '#quantidade == 3',
  '#tipo === "compra"',
  '#tipo == "compra" && #valor > 1000',
  '#urgente ? #valor >= 500 : #valor >= 5000',
  '(#valor * #quantidade) > 5000 || #urgente',
  '#observacao?.length > 10',
  '#itens.includes("3")',
  '#nome.toLowerCase().startsWith("ana")',
  '#itens.some(item => item == "7")',
];

const measureMs = 400;
let slowest = Number.POSITIVE_INFINITY;
let inverse = 0;
for (const source of sources) {
  const expression = compileExpression(source);
  let sink = 0;
  const round = () => {
    for (let count = 0; count < 100_000; count += 1) if (expression.evaluate(scope)) sink += 1;
  };
  for (let warm = 0; warm < 5; warm += 1) round();
  const started = performance.now();
  let rounds = 0;
  while (performance.now() - started < measureMs) {
    round();
    rounds += 1;
  }
  const perSecond = (rounds * 100_000 * 1000) / (performance.now() - started);
  slowest = Math.min(slowest, perSecond);
  inverse += 1 / perSecond;
  console.log(`${(perSecond / 1e6).toFixed(1).padStart(6)} M/s  ${source}${sink < 0 ? sink : ''}`);
}
const mean = sources.length / inverse;
console.log(`${(mean / 1e6).toFixed(1).padStart(6)} M/s  harmonic mean; slowest ${(slowest / 1e6).toFixed(1)} M/s`);

const started = performance.now();
let compiled = 0;
while (performance.now() - started < measureMs) {
  for (const source of sources) compileExpression(source);
  compiled += sources.length;
}
const compilesPerSecond = (compiled * 1000) / (performance.now() - started);
console.log(`${(compilesPerSecond / 1e3).toFixed(0).padStart(6)} k/s  compilations`);
