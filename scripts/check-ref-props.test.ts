import { expect, test } from 'vitest';
import { refProps } from './check-ref-props.mjs';

test.each(['ref?: Ref<HTMLElement>;', 'ref: React.RefObject<Element | null>;', 'ref?: ForwardedRef<HTMLElement>'])(
  'E3.02 refuses %s',
  (declaration) => {
    expect(refProps(`interface Props {\n  ${declaration}\n}`)).toEqual([expect.stringMatching('^2: .*use forwardRef')]);
  },
);

test.each(['panelRef?: Ref<HTMLElement>', '<button ref={button} />', '{ ref: button }'])(
  'E3.02 accepts %s',
  (source) => {
    expect(refProps(source)).toEqual([]);
  },
);
