import { TextInput } from '../../../../ui/TextInput/TextInput.tsx';
import { Setting } from '../parts/Setting.tsx';
import type { PanelChecks } from '../use-panel-checks.ts';
import { RowList } from './RowList.tsx';

interface Pair {
  readonly name: string;
  readonly value: string;
}

interface PairRowsProps {
  checks: PanelChecks;
  /** Name of the list among the settings. */
  property: string;
  title: string;
  addLabel: string;
  nameLabel: (place: number) => string;
  valueLabel: (place: number) => string;
  removeLabel: (place: number) => string;
  /** Shown in inputs that are empty. */
  columns: readonly [string, string];
  pairs: readonly Pair[];
  onChange: (pairs: readonly Pair[]) => void;
}

const sides = ['name', 'value'] as const;
const newPair: Pair = { name: '', value: '' };

/** Names and values of a call: its headers, its parameters. */
export function PairRows(props: PairRowsProps) {
  const { checks, property, nameLabel, valueLabel, columns, pairs, onChange, ...list } = props;
  const labels = { name: nameLabel, value: valueLabel };
  return (
    <RowList
      {...list}
      rows={pairs}
      newRow={newPair}
      onChange={onChange}
      renderRow={(pair, index) =>
        sides.map((side, at) => (
          <Setting
            key={side}
            checks={checks}
            property={`${property}.${index}.${side}`}
            label={labels[side](index + 1)}
            hideLabel
          >
            <TextInput
              size="md"
              value={pair[side]}
              placeholder={columns[at]}
              maxLength={1000}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => {
                onChange(pairs.with(index, { ...pair, [side]: event.target.value }));
                checks.changed(`${property}.${index}.${side}`);
              }}
            />
          </Setting>
        ))
      }
    />
  );
}
