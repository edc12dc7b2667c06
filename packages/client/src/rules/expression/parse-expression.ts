import { ExpressionError } from './expression-error.ts';
import { Scanner, type Token } from './scanner.ts';
import { binaryPrecedence, type Node } from './syntax.ts';

/** Maximum length of the source, in characters. */
export const maxSourceLength = 4000;
/** Maximum nesting of brackets, right operands and function bodies. */
const maxDepth = 100;

// no two parts can take the same blanks, which would take quadratic time
const arrowHead =
  /(?:\(\s*(?:[\p{L}_$][\p{L}\p{M}\p{N}_$]*\s*(?:,\s*[\p{L}_$][\p{L}\p{M}\p{N}_$]*\s*)*(?:,\s*)?)?\)|[\p{L}_$][\p{L}\p{M}\p{N}_$]*)\s*=>/uy;

const forbiddenWords = new Set(
  `new this function class import export let const var return throw typeof void delete in instanceof yield await
   async super if else for while do switch case break continue try catch finally with debugger eval arguments`
    .trim()
    .split(/\s+/),
);

const literals = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Parses an expression. @throws ExpressionError `SYNTAX`, `TOO_LONG`, `TOO_DEEP`, `NOT_ALLOWED`. */
export function parseExpression(source: string): Node {
  if (source.length > maxSourceLength) {
    throw new ExpressionError('TOO_LONG', maxSourceLength, `A expressão passa de ${maxSourceLength} caracteres`);
  }
  return new Parser(source).parse();
}

class Parser {
  private readonly scanner: Scanner;
  private token: Token;
  private depth = 0;

  constructor(source: string) {
    this.scanner = new Scanner(source);
    this.token = this.scanner.next();
  }

  parse(): Node {
    const node = this.expression();
    if (this.token.kind !== 'end') throw this.unexpected();
    return node;
  }

  private advance(): Token {
    const { token } = this;
    this.token = this.scanner.next();
    return token;
  }

  private is(mark: string): boolean {
    return this.token.kind === 'mark' && this.token.value === mark;
  }

  private skip(mark: string): boolean {
    if (!this.is(mark)) return false;
    this.advance();
    return true;
  }

  private expect(mark: string): void {
    if (!this.skip(mark)) throw this.unexpected(`Esperado "${mark}"`);
  }

  private unexpected(hint = ''): ExpressionError {
    const { kind, at, value } = this.token;
    if (kind === 'end') return new ExpressionError('SYNTAX', at, hint || 'A expressão está incompleta');
    if (kind === 'mark' && value === '=') {
      return new ExpressionError('NOT_ALLOWED', at, 'Não é permitido atribuir valores; para comparar use "=="');
    }
    const found = `"${String(value).slice(0, 30)}" não é permitido aqui`;
    return new ExpressionError('SYNTAX', at, hint === '' ? found : `${hint}; ${found}`);
  }

  private nested<Result>(read: () => Result): Result {
    this.depth += 1;
    if (this.depth > maxDepth) {
      throw new ExpressionError('TOO_DEEP', this.token.at, 'A expressão tem níveis demais');
    }
    const result = read();
    this.depth -= 1;
    return result;
  }

  private expression(): Node {
    return this.nested(() => {
      const arrow = this.arrow();
      if (arrow !== null) return arrow;
      const test = this.binary(0);
      const { at } = this.token;
      if (!this.skip('?')) return test;
      const yes = this.expression();
      this.expect(':');
      return { kind: 'ternary', at, test, yes, no: this.expression() };
    });
  }

  private arrow(): Node | null {
    const { at, kind, value } = this.token;
    if (kind !== 'name' && value !== '(') return null;
    const after = this.scanner.position;
    this.scanner.position = at;
    const head = this.scanner.peek(arrowHead);
    this.scanner.position = after;
    if (head === null) return null;
    this.scanner.position = at + head.length;
    this.advance();
    const params = head.match(/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu) ?? [];
    for (const name of params) this.refuseWord(name, at);
    if (new Set(params).size < params.length) {
      throw new ExpressionError('SYNTAX', at, 'Dois parâmetros com o mesmo nome');
    }
    if (this.is('{')) throw new ExpressionError('NOT_ALLOWED', this.token.at, 'Blocos de comandos não são permitidos');
    return { kind: 'arrow', at, params, body: this.expression() };
  }

  private refuseWord(name: string, at: number): void {
    if (forbiddenWords.has(name) || literals.has(name)) {
      throw new ExpressionError('NOT_ALLOWED', at, `"${name}" não é permitido em expressões`);
    }
  }

  private binary(least: number): Node {
    let left = this.unary();
    for (;;) {
      const { at } = this.token;
      const operator = this.token.kind === 'mark' ? this.token.value : '';
      const precedence = binaryPrecedence.get(operator) ?? 0;
      if (precedence === 0 || precedence <= least) return left;
      this.advance();
      const right = this.nested(() => this.binary(precedence));
      this.refuseMixedNullish(operator, left, right, at);
      left = { kind: 'binary', at, operator, left, right };
    }
  }

  // JavaScript requires brackets here, because the two orders give different results
  private refuseMixedNullish(operator: string, left: Node, right: Node, at: number): void {
    const mixes = (node: Node): boolean =>
      node.kind === 'binary' &&
      !this.bracketed.has(node) &&
      (operator === '??' ? node.operator === '||' || node.operator === '&&' : node.operator === '??');
    if ((operator === '??' || operator === '||' || operator === '&&') && (mixes(left) || mixes(right))) {
      throw new ExpressionError('SYNTAX', at, 'Use parênteses ao combinar "??" com "||" ou "&&"');
    }
  }

  private readonly bracketed = new WeakSet<Node>();

  private unary(): Node {
    const { at } = this.token;
    const operator = ['!', '-', '+'].find((mark) => this.is(mark));
    if (operator === undefined) return this.power();
    this.advance();
    const operand = this.nested(() => this.unary());
    if (operand.kind === 'binary' && operand.operator === '**' && !this.bracketed.has(operand)) {
      throw new ExpressionError('SYNTAX', operand.at, 'Use parênteses ao elevar um número com sinal');
    }
    return { kind: 'unary', at, operator, operand };
  }

  private power(): Node {
    const base = this.postfix();
    const { at } = this.token;
    if (!this.skip('**')) return base;
    return { kind: 'binary', at, operator: '**', left: base, right: this.nested(() => this.unary()) };
  }

  private postfix(): Node {
    const start = this.token.at;
    let node = this.primary();
    let skips = false;
    for (;;) {
      const { at } = this.token;
      const optional = this.skip('?.');
      skips ||= optional;
      if (this.skip('[')) {
        const key = this.expression();
        this.expect(']');
        node = { kind: 'index', at, target: node, key, optional };
      } else if (optional || this.skip('.')) {
        node = this.member(node, at, optional);
      } else if (this.is('(')) {
        node = this.apply(node, at);
      } else if (this.is('`')) {
        throw this.unexpected();
      } else {
        return skips ? { kind: 'chain', at: start, body: node } : node;
      }
    }
  }

  private member(target: Node, at: number, optional: boolean): Node {
    if (this.token.kind !== 'name') throw this.unexpected('Esperado o nome de uma propriedade');
    const key = this.advance().value as string;
    if (!this.is('(')) return { kind: 'member', at, target, key, optional };
    return { kind: 'call', at, target, method: key, args: this.args(), optional };
  }

  private apply(callee: Node, at: number): Node {
    if (callee.kind !== 'name' || this.bracketed.has(callee)) {
      throw new ExpressionError('NOT_ALLOWED', at, 'Só é permitido chamar funções e métodos pelo nome');
    }
    return { kind: 'apply', at: callee.at, name: callee.name, args: this.args() };
  }

  private args(): Node[] {
    this.expect('(');
    return this.list(')');
  }

  private list(end: string): Node[] {
    const items: Node[] = [];
    while (!this.is(end)) {
      if (this.is('...'))
        throw new ExpressionError('NOT_ALLOWED', this.token.at, '"..." não é permitido em expressões');
      items.push(this.expression());
      if (!this.is(end)) this.expect(',');
    }
    this.advance();
    return items;
  }

  private primary(): Node {
    const { token } = this;
    const { at } = token;
    if (token.kind === 'number' || token.kind === 'string') {
      this.advance();
      return { kind: 'literal', at, value: token.value };
    }
    if (token.kind === 'field') {
      this.advance();
      return { kind: 'field', at, name: token.value };
    }
    if (token.kind === 'name') return this.word(token.value, at);
    if (this.is('`')) return this.template(at);
    if (this.skip('(')) return this.brackets();
    if (this.skip('[')) return { kind: 'array', at, items: this.list(']') };
    if (this.skip('{')) return this.object(at);
    if (this.is('/')) throw new ExpressionError('NOT_ALLOWED', at, 'Expressões regulares não são permitidas');
    throw this.unexpected();
  }

  private word(name: string, at: number): Node {
    const value = literals.get(name);
    if (value !== undefined) {
      this.advance();
      return { kind: 'literal', at, value };
    }
    this.refuseWord(name, at);
    this.advance();
    return { kind: 'name', at, name };
  }

  private brackets(): Node {
    const node = this.expression();
    this.expect(')');
    this.bracketed.add(node);
    return node;
  }

  private template(at: number): Node {
    const texts: string[] = [];
    const parts: Node[] = [];
    for (;;) {
      const { text, open } = this.scanner.templateText();
      texts.push(text);
      if (!open) break;
      this.advance();
      parts.push(this.expression());
      // the scanner is already after the '}', where the template's text continues
      if (!this.is('}')) throw this.unexpected('Esperado "}"');
      this.scanner.position = this.token.at + 1;
    }
    this.advance();
    return { kind: 'template', at, texts, parts };
  }

  private object(at: number): Node {
    const keys: string[] = [];
    const values: Node[] = [];
    while (!this.is('}')) {
      const { token } = this;
      if (token.kind !== 'name' && token.kind !== 'string' && token.kind !== 'number') {
        throw this.unexpected('Esperado o nome de uma propriedade');
      }
      const key = String(token.value);
      if (key === '__proto__') throw new ExpressionError('NOT_ALLOWED', token.at, '"__proto__" não é permitido');
      this.advance();
      keys.push(key);
      if (this.skip(':')) values.push(this.expression());
      else if (token.kind === 'name') values.push({ kind: 'name', at: token.at, name: key });
      else throw this.unexpected('Esperado ":"');
      if (!this.is('}')) this.expect(',');
    }
    this.advance();
    return { kind: 'object', at, keys, values };
  }
}
