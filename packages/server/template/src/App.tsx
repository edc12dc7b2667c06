import { ServiceCatalogue } from '@tramita/widgets/catalogue';
import '@tramita/widgets/catalogue.css';
import { TaskInbox } from '@tramita/widgets/task-inbox';
import '@tramita/widgets/task-inbox.css';
import { useState } from 'react';
import { Rating } from './Rating';

const pages = {
  Tarefas: () => <TaskInbox page="my-tasks" />,
  Serviços: () => <ServiceCatalogue />,
  Avaliação: () => <Rating />,
};
type PageName = keyof typeof pages;
const names = Object.keys(pages) as PageName[];

/** Three pages; an application with a router has them at addresses of their own. */
export function App() {
  const [shown, show] = useState<PageName>('Tarefas');
  const Page = pages[shown];
  return (
    <>
      <nav>
        {names.map((name) => (
          <button key={name} type="button" aria-current={name === shown && 'page'} onClick={() => show(name)}>
            {name}
          </button>
        ))}
      </nav>
      <main>
        <Page />
      </main>
    </>
  );
}
