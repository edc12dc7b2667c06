import { type FocusEvent, useEffect } from 'react';
import { isElement } from '../../../ui/page-root.ts';
import { useModelerStore } from '../store/modeler-context.ts';
import { useDueChecks } from './use-due-checks.ts';

/** Messages by setting; a setting inside a list is named with its index: `requestHeaders.2.value`. */
export type SettingMessages = Readonly<Record<string, string | undefined>>;

/** The problems of a panel's settings, as far as they are visible. */
export interface PanelChecks {
  /** Message of a setting, visible on blur or half a second after a change. */
  readonly problem: (property: string) => string | undefined;
  /** Whether a setting lost focus, or was changed half a second ago. */
  readonly wasLeft: (property: string) => boolean;
  /** Reports a change of a setting. */
  readonly changed: (property: string) => void;
  /** Makes all problems visible; returns whether there are none. */
  readonly showAll: () => boolean;
  /** For the element around the settings: checks the setting that loses focus and closes its edit. */
  readonly handleBlur: (event: FocusEvent) => void;
}

/** Name of the setting an element belongs to. */
const propertyAt = (element: Element): string | null =>
  element.closest('[data-property]')?.getAttribute('data-property') ?? null;

/**
 * Checks the settings of an open panel. While a problem is visible, the rest of the modeler is blocked; a panel that
 * unmounts or shows another element unblocks it. `name` identifies the element.
 */
export function usePanelChecks(name: string, problems: SettingMessages): PanelChecks {
  const store = useModelerStore();
  const { due, left, changed } = useDueChecks<string>(name);
  const wrong = Object.keys(problems).filter((property) => problems[property] !== undefined);
  const holds = !wrong.some((property) => due.has(property));
  useEffect(() => store.setCheck(name, holds), [store, name, holds]);
  useEffect(() => () => store.setCheck(name, true), [store, name]);
  const problem = (property: string) => (due.has(property) ? problems[property] : undefined);
  return {
    problem,
    wasLeft: (property) => due.has(property),
    changed: (property) => changed(property, problem(property) !== undefined),
    showAll() {
      for (const property of wrong) left(property);
      return wrong.length === 0;
    },
    handleBlur({ target, relatedTarget }) {
      const property = propertyAt(target);
      if (property === null) return;
      if (isElement(relatedTarget) && propertyAt(relatedTarget) === property) return;
      left(property);
      store.closeEdit();
    },
  };
}
