import { TextInput, type TextInputProps } from '../../../../ui/TextInput/TextInput.tsx';
import { SecretInput } from '../parts/SecretInput.tsx';
import { Setting } from '../parts/Setting.tsx';
import type { PanelChecks } from '../use-panel-checks.ts';
import { RowList } from './RowList.tsx';

interface Pair {
  readonly name: string;
  readonly value: string;
}

interface PairRowsProps {
  checks: PanelChecks;
  /** Name of the setting that contains the list. */
  property: string;
  title: string;
  addLabel: string;
  nameLabel: (place: number) => string;
  valueLabel: (place: number) => string;
  removeLabel: (place: number) => string;
  /** Placeholders of the two inputs. */
  columns: readonly [string, string];
  /** Whether values cannot be read again after they were published. @default false */
  secret?: boolean;
  pairs: readonly Pair[];
  onChange: (pairs: readonly Pair[]) => void;
}

const sides = ['name', 'value'] as const;
const newPair: Pair = { name: '', value: '' };

/** Names and values of a call, such as its headers or parameters. */
export function PairRows(props: PairRowsProps) {
  const { checks, property, nameLabel, valueLabel, columns, pairs, secret, onChange, ...list } = props;
  const labels = { name: nameLabel, value: valueLabel };
  return (
    <RowList
      {...list}
      rows={pairs}
      newRow={newPair}
      onChange={onChange}
      renderRow={(pair, index) =>
        sides.map((side, at) => {
          const Input = side === 'value' && secret ? SecretInput : PlainInput;
          return (
            <Setting
              key={side}
              checks={checks}
              property={`${property}.${index}.${side}`}
              label={labels[side](index + 1)}
              hideLabel
            >
              <Input
                size="md"
                value={pair[side]}
                placeholder={columns[at]}
                maxLength={1000}
                autoComplete="off"
                spellCheck={false}
                onChange={(text) => {
                  onChange(pairs.with(index, { ...pair, [side]: text }));
                  checks.changed(`${property}.${index}.${side}`);
                }}
              />
            </Setting>
          );
        })
      }
    />
  );
}

interface PlainInputProps extends Omit<TextInputProps, 'onChange'> {
  onChange: (value: string) => void;
}

function PlainInput({ onChange, ...props }: PlainInputProps) {
  return <TextInput {...props} onChange={(event) => onChange(event.target.value)} />;
}
