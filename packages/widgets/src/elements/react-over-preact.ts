import { type ComponentChild, options, render } from 'preact';

// What the widgets of the elements use of React, over Preact's core: its own compatibility layer weighs as much as
// the form. The build puts this file in the place of `react` and `react-dom`.

export { cloneElement, createContext, createElement } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';

/** React calls `onChange` at every key; in the DOM that is the input event. */
options.vnode = ({ type, props }) => {
  if (type !== 'textarea' && type !== 'input') return;
  const { onChange, ...others } = props as { onChange?: unknown; onInput?: unknown };
  if (!onChange || others.onInput) return;
  Object.assign(props, { onInput: onChange, onChange: undefined });
};

export function createRoot(container: HTMLElement) {
  return {
    render: (node: ComponentChild) => render(node, container),
    unmount: () => render(null, container),
  };
}
