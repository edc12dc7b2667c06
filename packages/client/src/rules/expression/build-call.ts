import { type Building, type Closure, isSkipped, skip } from './closure.ts';
import { ExpressionError } from './expression-error.ts';
import { mathFunctions } from './functions.ts';
import { type Callback, callCallbackMethod, callListMethod, isCallbackMethod, isListMethod } from './list-methods.ts';
import { numberOf, textOf } from './operators.ts';
import type { ExpressionValue, Run } from './run.ts';
import type { Node } from './syntax.ts';
import { callTextMethod, isTextMethod } from './text-methods.ts';

type Call = Node & { kind: 'call' };

/** Compiles a method call. `target` is null for `Math`. */
export function buildCall(node: Call, target: Closure | null, building: Building): Closure {
  if (target === null) return buildMath(node, building);
  if (isCallbackMethod(node.method)) return buildCallbackCall(node, target, building);
  const { method } = node;
  if (!isTextMethod(method) && !isListMethod(method) && method !== 'toFixed') throw unknownMethod(node);
  const args = buildArgs(node, building);
  const [isOfTexts, isOfLists, { optional }] = [isTextMethod(method), isListMethod(method), node];
  return (run) => {
    const value = target(run);
    if (isSkipped(value) || (optional && value == null)) return skip();
    const given = args(run);
    if (isOfTexts && typeof value === 'string') return callTextMethod(value, method, given, run);
    if (isOfLists && Array.isArray(value)) return callListMethod(value, method, given, run);
    return callOtherMethod(node, value, given, run);
  };
}

/** Evaluates the arguments of a call, without a loop for the usual one or none. */
function buildArgs(node: Call, building: Building): (run: Run) => ExpressionValue[] {
  const args = node.args.map((arg) => building.build(arg, building));
  const [first] = args;
  if (first === undefined) return () => [];
  return args.length === 1 ? (run) => [first(run)] : (run) => args.map((arg) => arg(run));
}

function callOtherMethod(node: Call, value: ExpressionValue, args: ExpressionValue[], run: Run): ExpressionValue {
  if (value == null) {
    throw new ExpressionError(
      'EVALUATION',
      node.at,
      `Não é possível chamar "${node.method}" de um valor vazio; use "?."`,
    );
  }
  if (typeof value === 'number' && node.method === 'toFixed') return value.toFixed(numberOf(args[0] ?? 0, run));
  const isListOrText = typeof value === 'string' || Array.isArray(value);
  if (node.method === 'toString' && !isListOrText && args[0] === undefined) return textOf(value, run);
  throw unknownMethod(node);
}

function unknownMethod({ at, method }: Call): ExpressionError {
  return new ExpressionError('UNKNOWN_METHOD', at, `O método "${method}" não pode ser usado aqui`);
}

function buildMath(node: Call, building: Building): Closure {
  const call = Object.hasOwn(mathFunctions, node.method) ? mathFunctions[node.method] : undefined;
  if (call === undefined) throw unknownMethod(node);
  const args = node.args.map((arg) => building.build(arg, building));
  return (run) => {
    run.charge(1);
    return call(
      args.map((arg) => arg(run)),
      run,
    );
  };
}

function buildCallbackCall(node: Call, target: Closure, building: Building): Closure {
  const [argument] = node.args;
  if (argument?.kind !== 'arrow' || node.args.length > 1) {
    throw new ExpressionError(
      'NOT_ALLOWED',
      node.at,
      `"${node.method}" espera uma função, como em ${node.method}(item => item > 1)`,
    );
  }
  const callback = buildCallback(argument, building);
  return (run) => {
    const value = target(run);
    if (isSkipped(value) || (node.optional && value == null)) return skip();
    if (value == null) return callOtherMethod(node, value, [], run);
    if (!Array.isArray(value)) throw unknownMethod(node);
    return callCallbackMethod(value, node.method, callback(run));
  };
}

/** Compiles a function passed to a method of a list. Its parameters are slots of the evaluation. */
function buildCallback(node: Node & { kind: 'arrow' }, building: Building): (run: Run) => Callback {
  const { state, build } = building;
  const params = new Map(building.params);
  const slots = node.params.map((name) => {
    const slot = state.slots++;
    params.set(name, slot);
    return slot;
  });
  const body = build(node.body, { params, state, build });
  const [itemSlot, indexSlot, listSlot] = slots;
  return (run) => (item, index, list) => {
    run.charge(1);
    if (itemSlot !== undefined) run.locals[itemSlot] = item;
    if (indexSlot !== undefined) run.locals[indexSlot] = index;
    if (listSlot !== undefined) run.locals[listSlot] = list;
    return body(run);
  };
}
