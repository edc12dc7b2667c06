Tramita.embed('#tasks', {
  page: 'my-attendance/to-do',
  title: 'Minhas tarefas',
  token: () => fetch('/tramita-token').then((response) => response.text()),
});
document.querySelector('#tasks').addEventListener('tramita-open-task', ({ detail }) => {
  document.querySelector('#said').textContent = detail.identifier ? `Tarefa aberta: ${detail.identifier}` : '';
});
