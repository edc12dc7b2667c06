import { type ComponentChild, type FunctionComponent, options, type Ref, render } from 'preact';

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

const forwarding = new WeakSet<object>();

/** Makes a component that passes its `ref` on to an element of its own. */
export function forwardRef<Props extends object>(
  renderWithRef: (props: Props, ref: Ref<unknown> | undefined) => ComponentChild,
): FunctionComponent<Props> {
  const forward = ({ ref, ...props }: { ref?: Ref<unknown> }) => renderWithRef(props as Props, ref);
  forwarding.add(forward);
  return forward as FunctionComponent<Props>;
}

options.vnode = (node) => {
  const { type, props, ref } = node;
  if (ref && typeof type === 'function' && forwarding.has(type)) {
    Object.assign(props, { ref });
    node.ref = null;
  }
  // React calls `onChange` on every key; the DOM event for that is `input`
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
