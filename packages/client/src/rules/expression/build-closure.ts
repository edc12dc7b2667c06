import { buildCall } from './build-call.ts';
import { type Building, type Closure, type Comparison, isSkipped, skip } from './closure.ts';
import { ExpressionError } from './expression-error.ts';
import { constants, functions, mathConstants } from './functions.ts';
import { noteComparison, noteMembership } from './note-comparison.ts';
import { add, arithmetic, compare, looseEquals, numberOf, strictEquals, textOf } from './operators.ts';
import { capTextLength, type ExpressionValue, type Run } from './run.ts';
import type { Node } from './syntax.ts';

/** Turns a parsed expression into closures. @throws ExpressionError `NOT_ALLOWED`, `UNKNOWN_NAME`, `UNKNOWN_METHOD`. */
export function buildClosure(
  node: Node,
  membership: boolean,
): { closure: Closure; references: readonly string[]; comparisons: readonly Comparison[]; slots: number } {
  const state = { slots: 0, references: new Set<string>(), comparisons: [], membership };
  const closure = build(node, { params: new Map(), state, build });
  return { closure, references: [...state.references], comparisons: state.comparisons, slots: state.slots };
}

/** Compiles one node. */
function build(node: Node, building: Building): Closure {
  switch (node.kind) {
    case 'literal': {
      const { value } = node;
      return () => value;
    }
    case 'field':
      return buildField(node.name, building);
    case 'name':
      return buildName(node, building);
    case 'template':
      return buildTemplate(node, building);
    case 'array':
      return buildArray(node, building);
    case 'object':
      return buildObject(node, building);
    case 'unary':
      return buildUnary(node, building);
    case 'binary':
      return buildBinary(node, building);
    case 'ternary': {
      const [test, yes, no] = [build(node.test, building), build(node.yes, building), build(node.no, building)];
      return (run) => (test(run) ? yes(run) : no(run));
    }
    case 'member':
    case 'index':
      return buildRead(node, building);
    case 'call': {
      noteMembership(node, building.state.comparisons);
      const target = isMath(node.target, building) ? null : build(node.target, building);
      return buildCall(node, target, building);
    }
    case 'apply':
      return buildApply(node, building);
    case 'chain': {
      const body = build(node.body, building);
      return (run) => {
        const value = body(run);
        return isSkipped(value) ? undefined : value;
      };
    }
    case 'arrow':
      throw new ExpressionError(
        'NOT_ALLOWED',
        node.at,
        'Funções só são permitidas como argumento de some, every, filter, map, find e findIndex',
      );
  }
}

function buildField(name: string, { state }: Building): Closure {
  state.references.add(name);
  return (run) => {
    const value = run.read(name);
    return typeof value === 'function' ? undefined : value;
  };
}

function isMath(node: Node, { params }: Building): boolean {
  return node.kind === 'name' && node.name === 'Math' && !params.has('Math');
}

function buildName({ name, at }: Node & { kind: 'name' }, { params }: Building): Closure {
  const slot = params.get(name);
  if (slot !== undefined) return (run) => run.locals[slot];
  if (Object.hasOwn(constants, name)) {
    const value = constants[name];
    return () => value;
  }
  const hint =
    name === 'Math' || Object.hasOwn(functions, name) ? 'só pode ser chamado' : 'não existe; para ler um campo use "#"';
  throw new ExpressionError('UNKNOWN_NAME', at, `"${name}" ${hint}`);
}

function buildTemplate({ texts, parts }: Node & { kind: 'template' }, building: Building): Closure {
  const closures = parts.map((part) => build(part, building));
  return (run) => {
    let text = texts[0] ?? '';
    for (let index = 0; index < closures.length; index += 1) {
      text += textOf(closures[index]?.(run), run) + (texts[index + 1] ?? '');
      capTextLength(text.length);
    }
    return text;
  };
}

function buildArray({ items }: Node & { kind: 'array' }, building: Building): Closure {
  const closures = items.map((item) => build(item, building));
  return (run) => {
    run.charge(closures.length);
    return closures.map((closure) => closure(run));
  };
}

function buildObject({ keys, values }: Node & { kind: 'object' }, building: Building): Closure {
  const closures = values.map((value) => build(value, building));
  return (run) => {
    run.charge(closures.length);
    const object: Record<string, ExpressionValue> = Object.create(null);
    closures.forEach((closure, index) => {
      object[keys[index] ?? ''] = closure(run);
    });
    return object;
  };
}

function buildUnary({ operator, operand }: Node & { kind: 'unary' }, building: Building): Closure {
  const value = build(operand, building);
  if (operator === '!') return (run) => !value(run);
  return operator === '-' ? (run) => -numberOf(value(run), run) : (run) => numberOf(value(run), run);
}

function buildBinary(node: Node & { kind: 'binary' }, building: Building): Closure {
  const left = build(node.left, building);
  const right = build(node.right, building);
  noteComparison(node, building.state.comparisons);
  const membership = building.state.membership && (node.left.kind === 'field' || node.right.kind === 'field');
  switch (node.operator) {
    case '&&':
      return (run) => left(run) && right(run);
    case '||':
      return (run) => left(run) || right(run);
    case '??':
      return (run) => left(run) ?? right(run);
    case '==':
      return membership
        ? (run) => equalOrMember(left(run), right(run), run)
        : (run) => looseEquals(left(run), right(run), run);
    case '!=':
      return membership
        ? (run) => !equalOrMember(left(run), right(run), run)
        : (run) => !looseEquals(left(run), right(run), run);
    case '===':
      return (run) => strictEquals(left(run), right(run), run);
    case '!==':
      return (run) => !strictEquals(left(run), right(run), run);
    case '+':
      return (run) => add(left(run), right(run), run);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return buildComparison(node.operator, left, right);
    default:
      return buildArithmetic(node, left, right);
  }
}

/** Equality in which a selection equals each value it contains. `#list == ""` and null keep JavaScript's meaning. */
function equalOrMember(left: ExpressionValue, right: ExpressionValue, run: Run): boolean {
  const list = Array.isArray(left) ? left : right;
  const other = list === left ? right : left;
  if (!Array.isArray(list) || typeof other === 'object' || other === undefined || other === '') {
    return looseEquals(left, right, run);
  }
  run.charge(list.length);
  const sought = String(other);
  return list.some((item: ExpressionValue) => typeof item !== 'object' && String(item) === sought);
}

function buildComparison(operator: '<' | '<=' | '>' | '>=', left: Closure, right: Closure): Closure {
  return (run) => compare(operator, left(run), right(run), run);
}

function buildArithmetic(node: Node & { kind: 'binary' }, left: Closure, right: Closure): Closure {
  const work = arithmetic[node.operator];
  if (work === undefined) throw new ExpressionError('SYNTAX', node.at, `"${node.operator}" não é permitido`);
  return (run) => work(numberOf(left(run), run), numberOf(right(run), run));
}

/** Reads an own property; inherited ones read as undefined. */
function readOwn(target: ExpressionValue, key: ExpressionValue, at: number): ExpressionValue {
  if (target == null) {
    throw new ExpressionError('EVALUATION', at, `Não é possível ler "${String(key)}" de um valor vazio; use "?."`);
  }
  if (typeof key !== 'string' && typeof key !== 'number') {
    throw new ExpressionError('EVALUATION', at, 'Só textos e números podem indicar uma propriedade');
  }
  if (!Object.hasOwn(target as object, key)) return undefined;
  const value = (target as { readonly [key: string | number]: ExpressionValue })[key];
  return typeof value === 'function' ? undefined : value;
}

function buildRead(node: Node & { kind: 'member' | 'index' }, building: Building): Closure {
  const { at, optional } = node;
  if (isMath(node.target, building)) {
    if (node.kind === 'member' && Object.hasOwn(mathConstants, node.key)) {
      const value = mathConstants[node.key];
      return () => value;
    }
    throw new ExpressionError('UNKNOWN_NAME', at, 'De Math só podem ser lidos PI e E');
  }
  const target = build(node.target, building);
  const key = node.kind === 'index' ? build(node.key, building) : null;
  const name = node.kind === 'member' ? node.key : '';
  return (run) => {
    const value = target(run);
    if (isSkipped(value) || (optional && value == null)) return skip();
    return readOwn(value, key === null ? name : key(run), at);
  };
}

function buildApply({ name, args, at }: Node & { kind: 'apply' }, building: Building): Closure {
  const call = building.params.has(name) || !Object.hasOwn(functions, name) ? undefined : functions[name];
  if (call === undefined) throw new ExpressionError('UNKNOWN_NAME', at, `A função "${name}" não existe`);
  const closures = args.map((arg) => build(arg, building));
  return (run) => {
    run.charge(1);
    return call(
      closures.map((closure) => closure(run)),
      run,
    );
  };
}
