import { placesOf } from './placesOf.js';

const places = await placesOf(location.search.slice(1));
const canvas = document.getElementById('map');
const context = canvas.getContext('2d');
const size = { width: canvas.width, height: canvas.height };
const bounds = places.reduce(
  (all, { lat, long }) => ({
    top: Math.max(all.top, lat),
    bottom: Math.min(all.bottom, lat),
    left: Math.min(all.left, long),
    right: Math.max(all.right, long),
  }),
  { top: -90, bottom: 90, left: 180, right: -180 },
);
let moved = 0;

function draw() {
  context.clearRect(0, 0, size.width, size.height);
  for (const { lat, long } of places) {
    const x = ((long - bounds.left) / (bounds.right - bounds.left)) * size.width + moved;
    const y = ((bounds.top - lat) / (bounds.top - bounds.bottom)) * size.height;
    context.beginPath();
    context.arc(x, y, 6, 0, 2 * Math.PI);
    context.fill();
  }
}

document.querySelector('button').addEventListener('click', () => {
  draw();
  canvas.dataset.drawn = 'yes';
});
canvas.addEventListener('pointermove', ({ buttons, movementX }) => {
  if (!buttons) return;
  moved += movementX;
  requestAnimationFrame(draw);
});
document.body.dataset.ready = 'yes';
