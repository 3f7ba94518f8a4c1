const form = document.createElement('form');
const button = document.createElement('button');
button.textContent = 'Next Question';
document.getElementById('root').append(form, button);
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
