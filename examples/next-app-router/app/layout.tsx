import '@tramita/widgets/summary.css';
import '@tramita/widgets/task-inbox.css';
import { themeClass, vars } from '@tramita/widgets/theme';
import type { ReactNode } from 'react';
import { readSession } from '../lib/session';
import { Providers } from './providers';

export const metadata = { title: 'Intranet' };
// every page shows the data of its user
export const dynamic = 'force-dynamic';

export default async function Layout({ children }: { children: ReactNode }) {
  const { api, identity } = await readSession();
  return (
    <html lang="pt-BR">
      <body className={themeClass.system} style={{ margin: 0, background: vars.color.surface }}>
        <Providers api={api} identity={identity}>
          {children}
        </Providers>
      </body>
    </html>
  );
}
