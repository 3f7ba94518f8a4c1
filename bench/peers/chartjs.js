import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);
const size = location.search.slice(1);
const { questions } = await (await fetch(`/api/v1/survey/analyze/${size}`)).json();
const root = document.getElementById('root');
for (const { text, options = [], answers = [] } of questions) {
  const section = document.createElement('section');
  section.innerHTML = `<h2>${text}</h2>`;
  root.append(section);
  if (options.length > 0) {
    const place = document.createElement('div');
    place.style.height = `${options.length * 50}px`;
    const canvas = document.createElement('canvas');
    place.append(canvas);
    section.append(place);
    new Chart(canvas, {
      type: 'bar',
      data: {
        labels: options.map((option) => option.text),
        datasets: [
          { data: options.map(({ responseCount }) => responseCount), backgroundColor: '#8b0000' },
        ],
      },
      options: { indexAxis: 'y', maintainAspectRatio: false, animation: false },
    });
    canvas.dataset.drawn = '';
    const rows = options.map(
      (option) =>
        `<tr><td>${option.text}</td><td>${option.responsePercentage.toFixed(2)} %</td><td>${option.responseCount}</td></tr>`,
    );
    section.insertAdjacentHTML('beforeend', `<table>${rows.join('')}</table>`);
  }
  for (const { value } of answers.slice(0, 50)) {
    const line = document.createElement('p');
    line.textContent = value;
    section.append(line);
  }
}
