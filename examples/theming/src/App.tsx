import { type ThemeName, TramitaProvider, themeNames } from '@tramita/widgets/provider';
import { TaskInbox } from '@tramita/widgets/task-inbox';
import '@tramita/widgets/task-inbox.css';
import { useState } from 'react';
import './brand.css';
import { client } from './client';

/** The inbox in the company's colours, in the theme that the user chooses. */
export function App() {
  const [theme, setTheme] = useState<ThemeName>('light');
  return (
    <TramitaProvider client={client} theme={theme}>
      <label>
        Tema:{' '}
        <select value={theme} onChange={({ target }) => setTheme(target.value as ThemeName)}>
          {themeNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <div className="brand inbox">
        <TaskInbox page="my-attendance" />
      </div>
    </TramitaProvider>
  );
}
