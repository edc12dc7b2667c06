import { createClient } from '@tramita/client';
import { TaskInbox } from '@tramita/widgets/task-inbox';
import '@tramita/widgets/task-inbox.css';
import { createRoot } from 'react-dom/client';

// the test passes the API and the tokens of both users in the page's address
const { api, manager, attendant } = JSON.parse(decodeURIComponent(location.hash.slice(1)));
const clientOf = (token: string) => createClient({ baseUrl: api, tokenProvider: { getToken: async () => token } });

/** Renders an inbox into a part of the page. */
function show(name: string, inbox: React.ReactNode): void {
  const section = document.createElement('section');
  section.ariaLabel = name;
  section.style.cssText = 'width: 1400px; height: 100vh';
  document.body.append(section);
  createRoot(section).render(inbox);
}

document.body.style.cssText = 'display: flex; margin: 0';
show('manager', <TaskInbox client={clientOf(manager)} theme="light" locale="en" page="my-attendance" />);
show('attendant', <TaskInbox client={clientOf(attendant)} theme="dark" locale="es" page="attendance" />);
