import type { FormField } from '../../contract/processes/form.ts';
import type { FieldValue, FormValues } from '../../contract/processes/form-values.ts';
import type { ExpressionScope, SharedBudget } from '../expression/run.ts';
import { type RuleKind, runRule } from './evaluate-rule.ts';
import { clearedValue, hasValue, isEmptyValue, isSameValue, normalizeValue } from './field-value.ts';
import { buildGraph, type FormGraph } from './form-graph.ts';
import { confirmationOf } from './password-confirmation.ts';

/** Current results of a field's rules; `broken` if one of them could not be evaluated. */
export type FieldState = { visible: boolean; required: boolean; editable: boolean; broken: boolean };

/** Maximum number of rounds for conditions that depend on each other in a cycle. */
const maxRounds = 25;
/**
 * Steps that all rules of a form may take after a change, each of at most about a microsecond. A form of 500 fields with
 * three usual rules each needs about 5,000.
 */
const rulesBudget = 100_000;
const untouched: FieldState = { visible: true, required: false, editable: true, broken: false };

const storedValue = (field: FormField): FieldValue => field.value ?? field.defaultValue ?? null;

/**
 * Values and rule states of a form's fields, by index. A change follows the graph: only fields whose rules read a
 * changed value are recalculated, each after those it reads.
 */
export class FormState {
  readonly fields: readonly FormField[];
  readonly indexes: ReadonlyMap<string, number>;
  readonly values: FieldValue[] = [];
  readonly states: FieldState[];
  private readonly graph: FormGraph;
  /** Position of each field in the graph's order. */
  private readonly rank: Uint32Array;
  /** By position in the order: 1 if the field must be recalculated. */
  private readonly pending: Uint8Array;
  private readonly touch: (index: number) => void;
  private readonly budget: SharedBudget = { left: rulesBudget };

  /** @param touch called with the index of every field whose value or state changed. */
  constructor(fields: readonly FormField[], touch: (index: number) => void) {
    this.fields = fields;
    this.indexes = new Map(fields.map((field, index) => [field.name, index]));
    this.graph = buildGraph(fields, this.indexes);
    this.rank = new Uint32Array(fields.length);
    this.graph.order.forEach((index, place) => {
      this.rank[index] = place;
    });
    this.pending = new Uint8Array(fields.length);
    this.states = fields.map(() => untouched);
    this.touch = touch;
  }

  /** Restarts with given values; a field without one gets its stored or initial value. */
  begin(given: FormValues | undefined): void {
    this.fields.forEach((field, index) => {
      const source = this.fields[confirmationOf(field, this.indexes) ?? index] ?? field;
      const isGiven = given !== undefined && Object.hasOwn(given, source.name);
      this.values[index] = normalizeValue(field, isGiven ? given[source.name] : storedValue(source));
      this.touch(index);
    });
    this.pending.fill(1);
    this.settle(false);
  }

  /** Sets a visible field's value and recalculates its dependents. A hidden field stays cleared. */
  change(index: number, value: FieldValue): void {
    const field = this.fields[index];
    if (field === undefined || !hasValue(field) || this.states[index]?.visible !== true) return;
    this.assign(index, normalizeValue(field, value));
    this.settle(true);
  }

  private assign(index: number, value: FieldValue): void {
    if (isSameValue(this.values[index], value)) return;
    const seen = new Set([index]);
    this.write(index, value);
    // iterating a Set also visits items that are added meanwhile: searches that depend on cleared ones are cleared too
    for (const source of seen) {
      for (const search of this.graph.searches[source] ?? []) {
        if (seen.has(search) || isEmptyValue(this.values[search])) continue;
        seen.add(search);
        this.write(search, null);
      }
    }
  }

  private write(index: number, value: FieldValue): void {
    this.values[index] = value;
    this.touch(index);
    for (const reader of this.graph.readers[index] ?? []) this.pending[this.rank[reader] ?? 0] = 1;
  }

  // in the order of the graph each field is recalculated once; only cycles need more rounds
  private settle(restores: boolean): void {
    this.budget.left = rulesBudget;
    for (let round = 0; round < maxRounds; round += 1) {
      let place = this.pending.indexOf(1);
      if (place < 0) return;
      for (; place >= 0; place = this.pending.indexOf(1, place + 1)) {
        this.pending[place] = 0;
        this.work(this.graph.order[place] ?? 0, restores && round === 0);
      }
    }
    this.pending.fill(0);
  }

  private readonly scope: ExpressionScope = (name) => {
    const index = this.indexes.get(name);
    return index === undefined ? null : this.values[index];
  };

  private evaluate(index: number): FieldState {
    const answer = (kind: RuleKind) => {
      const rule = this.graph.rules[index]?.[kind] ?? { fixed: { value: kind !== 'required', broken: false } };
      return runRule(rule, kind, this.scope, this.budget);
    };
    const [visible, required, editable] = [answer('visible'), answer('required'), answer('editable')];
    return {
      visible: visible.value,
      required: required.value,
      editable: editable.value,
      broken: visible.broken || required.broken || editable.broken,
    };
  }

  private work(index: number, restores: boolean): void {
    const field = this.fields[index];
    const before = this.states[index];
    if (field === undefined || before === undefined) return;
    const state = this.evaluate(index);
    const isSame =
      state.visible === before.visible &&
      state.required === before.required &&
      state.editable === before.editable &&
      state.broken === before.broken;
    if (!isSame) {
      this.states[index] = state;
      this.touch(index);
    }
    if (!state.visible) this.assign(index, clearedValue(field));
    else if (restores && !before.visible && hasValue(field) && isEmptyValue(this.values[index])) {
      this.assign(index, normalizeValue(field, field.defaultValue));
    }
  }
}
