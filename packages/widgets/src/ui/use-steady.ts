import { useRef, useState } from 'react';

/**
 * Returns functions that stay the same between renders and call the current ones, so that a memoized component is not
 * rendered for a new closure alone. For event handlers only: what a function returns must not be rendered.
 */
export function useSteady<Functions extends object>(functions: Functions): Functions {
  const latest = useRef(functions);
  latest.current = functions;
  const [steady] = useState(() => {
    const names = Object.keys(functions) as (keyof Functions)[];
    const call =
      (name: keyof Functions) =>
      (...given: unknown[]) => {
        const current = latest.current[name];
        return typeof current === 'function' ? current(...given) : undefined;
      };
    return Object.fromEntries(names.map((name) => [name, call(name)])) as Functions;
  });
  return steady;
}
