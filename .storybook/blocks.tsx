import icons from 'virtual:icons';
import facts from 'virtual:part-facts';
import { type ReactNode, useState } from 'react';
import {
  darkColors,
  highContrastDarkColors,
  highContrastLightColors,
  lightColors,
} from '../packages/widgets/src/theme/color-themes.ts';
import { designTokens, type TokenTheme, tokenThemes } from '../packages/widgets/src/theme/design-tokens.ts';
import { contrast, type Rgb } from './contrast.ts';
import './blocks.css';

// Blocks of the documentation pages. Their contents come from the declarations, the tokens and the icons of the code.

/** A table that scrolls on a narrow window. */
function Scrolled({ label, head, rows }: { label: string; head: readonly string[]; rows: readonly ReactNode[][] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable with the keyboard
    <section className="tramita-scrolled" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((one) => (
              <th key={one} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, at) => (
            <tr key={String(at)}>
              {cells.map((cell, column) => (
                <td key={head[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function factsOf(name: string) {
  const found = facts[name];
  if (!found) throw new Error(`@tramita/widgets exports no part ${name}`);
  return found;
}

const isEvent = ({ name, type }: { name: string; type: string }) => /^on[A-Z]/.test(name) && type.includes('=>');

/** Code in backticks as `code`. */
const withCode = (text: string) =>
  text.split(/`([^`]+)`/).map((part, at) => (at % 2 === 0 ? part : <code key={part + at}>{part}</code>));

interface NameProps {
  /** Name of the export. */
  readonly name: string;
}

/** Description of a part from its docstring, and how it is imported. */
export function About({ name }: NameProps) {
  const { description, source } = factsOf(name);
  return (
    <>
      <p>{withCode(description)}</p>
      <pre className="tramita-import">
        <code>{`import { ${name} } from '${source}';`}</code>
      </pre>
    </>
  );
}

/** Props, events, slots and tokens of parts, made from the code. */
export function Facts({ names }: { names: readonly string[] }) {
  return names.map((name) => {
    const { members, slots, tokens } = factsOf(name);
    const own = members.filter((member) => !isEvent(member));
    const events = members.filter(isEvent);
    const suffix = names.length > 1 ? ` of ${name}` : '';
    const codes = (list: readonly string[]) => (
      <ul className="tramita-codes">
        {list.map((one) => (
          <li key={one}>
            <code>{one}</code>
          </li>
        ))}
      </ul>
    );
    return (
      <div key={name}>
        <h2>{`Props${suffix}`}</h2>
        {own.length > 0 ? (
          <Scrolled
            label={`Props of ${name}`}
            head={['Prop', 'Type', 'Default', 'Description']}
            rows={own.map((member) => [
              <code key="name">{member.name}</code>,
              <code key="type">{member.type}</code>,
              member.byDefault ? withCode(member.byDefault) : member.isOptional ? '–' : 'required',
              withCode(member.description),
            ])}
          />
        ) : (
          <p>It has no props of its own besides its children and the attributes of its element.</p>
        )}
        <h2>{`Events${suffix}`}</h2>
        {events.length > 0 ? (
          <Scrolled
            label={`Events of ${name}`}
            head={['Event', 'Type', 'Description']}
            rows={events.map((member) => [
              <code key="name">{member.name}</code>,
              <code key="type">{member.type}</code>,
              withCode(member.description),
            ])}
          />
        ) : (
          <p>It declares no events of its own.</p>
        )}
        <h2>{`Slots${suffix}`}</h2>
        {slots.length > 0 ? codes(slots.map((slot) => `[data-slot="${slot}"]`)) : <p>It marks no slots of its own.</p>}
        <h2>{`Tokens${suffix}`}</h2>
        {tokens.length > 0 ? codes(tokens) : <p>It uses the tokens of the parts that it is made of.</p>}
      </div>
    );
  });
}

/** A keyboard table: `Enter: opens the row`. */
export function Keys({ keys }: { keys: Readonly<Record<string, string>> }) {
  return (
    <Scrolled
      label="Keyboard"
      head={['Key', 'What it does']}
      rows={Object.entries(keys).map(([key, meaning]) => [<kbd key="key">{key}</kbd>, meaning])}
    />
  );
}

const colorsOf: Record<TokenTheme, Readonly<Record<string, string>>> = {
  light: lightColors,
  dark: darkColors,
  'high-contrast-light': highContrastLightColors,
  'high-contrast-dark': highContrastDarkColors,
};

/** Backgrounds that a colour of text is used on; lines and icons are compared with the surface. */
function backgroundOf(name: string): string {
  if (name === 'on-accent') return 'accent';
  const soft = /^(\w+)-soft-text$/.exec(name);
  return soft ? `${soft[1]}-soft` : 'surface';
}

type ColorValue = { components: Rgb; alpha: number };

/** All colours of a theme, each with its contrast to the background it is used on. */
export function Colors() {
  const [theme, setTheme] = useState<TokenTheme>('light');
  const { color = {} } = designTokens(theme);
  const { shadowFloat: _shadow, ...colors } = colorsOf[theme];
  const css = Object.values(colors);
  const cssValueOf = (name: string) => color[name]?.$value as ColorValue | string | undefined;
  return (
    <>
      <fieldset className="tramita-themes">
        <legend>Theme</legend>
        {tokenThemes.map((one) => (
          <label key={one}>
            <input type="radio" name="theme" checked={theme === one} onChange={() => setTheme(one)} /> {one}
          </label>
        ))}
      </fieldset>
      <Scrolled
        label="Colours"
        head={['Colour', 'Token', 'Value', 'Contrast']}
        rows={Object.keys(color).map((name, at) => {
          const value = cssValueOf(name);
          const on = backgroundOf(name);
          const background = cssValueOf(on);
          const isOpaque = typeof value === 'object' && value.alpha === 1 && typeof background === 'object';
          return [
            <span key="swatch" className="tramita-swatch" style={{ background: css[at] }} />,
            <code key="name">{`--tramita-${name}`}</code>,
            <code key="value">{css[at]}</code>,
            isOpaque && name !== on
              ? `${contrast(value.components, background.components).toFixed(2)}:1 on ${on}`
              : '–',
          ];
        })}
      />
    </>
  );
}

type Measure = { value: number; unit: string };

/** The tokens of one group with an example of each. */
export function Measures({ group }: { group: 'space' | 'radius' | 'text' | 'size' | 'motion' }) {
  const tokens = Object.entries(designTokens('light')[group] ?? {});
  return (
    <Scrolled
      label={`Tokens of ${group}`}
      head={['Token', 'Value', 'Example']}
      rows={tokens.map(([name, { $value }]) => {
        const css = Array.isArray($value)
          ? `cubic-bezier(${$value.join(', ')})`
          : `${($value as Measure).value}${($value as Measure).unit}`;
        const examples = {
          space: <span className="tramita-bar" style={{ width: css }} />,
          size: <span className="tramita-bar" style={{ width: css }} />,
          radius: <span className="tramita-box" style={{ borderRadius: css }} />,
          text: <span lang="pt-BR" style={{ fontSize: css }}>{`Solicitação ${name}`}</span>,
          motion: name === 'ease' ? 'timing function' : 'duration',
        };
        return [
          <code key="name">{`--tramita-${group}-${name}`}</code>,
          <code key="value">{css}</code>,
          examples[group],
        ];
      })}
    />
  );
}

/** Every icon that the widgets use. */
export function Icons() {
  return (
    <ul className="tramita-icons">
      {icons.map(({ name, Icon }) => (
        <li key={name}>
          <Icon size={20} aria-hidden="true" />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

/** Two lists of advice. */
export function Advice({ do: good, dont }: { do: readonly string[]; dont: readonly string[] }) {
  const list = (items: readonly string[]) => (
    <ul>
      {items.map((item) => (
        <li key={item}>{withCode(item)}</li>
      ))}
    </ul>
  );
  return (
    <div className="tramita-advice">
      <div>
        <h3>Do</h3>
        {list(good)}
      </div>
      <div>
        <h3>Don’t</h3>
        {list(dont)}
      </div>
    </div>
  );
}
