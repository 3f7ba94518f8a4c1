const form = document.createElement('form');
const [button, down, away] = ['Next Question', 'Move Q1 down', 'Remove Q1'].map((name) =>
  Object.assign(document.createElement('button'), { textContent: name, ariaLabel: name }),
);
document.getElementById('root').append(form, button, down, away);
const labels = ['Enter your question', ...Array(6).fill('Enter an answer choice')];

function add() {
  const inputs = labels.map((placeholder) =>
    Object.assign(document.createElement('input'), { placeholder }),
  );
  form.append(...inputs);
  return inputs[0];
}

for (let place = 0; place < Number(location.search.slice(1)); place += 1) add();
button.onclick = () => add().focus();
down.onclick = () =>
  form.children[labels.length * 2].before(...[...form.children].slice(0, labels.length));
away.onclick = () => {
  for (const input of [...form.children].slice(0, labels.length)) input.remove();
};
