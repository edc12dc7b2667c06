// the page hears what users do in the elements
const said = document.querySelector('#said');
addEventListener('tramita-open-task', ({ detail }) => {
  said.textContent = detail.identifier ? `Tarefa aberta: ${detail.identifier}` : '';
});
