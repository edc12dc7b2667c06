import { type ComponentChild, options, render } from 'preact';

// The part of React that the custom elements use, implemented with Preact's core: Preact's own compatibility layer is
// as large as the form. The build replaces `react` and `react-dom` with this file.

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

/** React calls `onChange` on every key; the DOM event for that is `input`. */
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
