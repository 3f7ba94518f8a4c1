import 'leaflet/dist/leaflet.css';
import { circleMarker, latLngBounds, layerGroup, map } from 'leaflet';
import { placesOf } from './placesOf.js';

const places = await placesOf(location.search.slice(1));
document.querySelector('button').addEventListener('click', () => {
  const shown = map('map', { preferCanvas: true, zoomAnimation: false });
  shown.fitBounds(latLngBounds(places.map(({ lat, long }) => [lat, long])), { animate: false });
  layerGroup(places.map(({ lat, long }) => circleMarker([lat, long], { radius: 6 }))).addTo(shown);
  // Its canvas is drawn in the next frame, requested by now.
  requestAnimationFrame(() => {
    document.getElementById('map').dataset.drawn = 'yes';
  });
});
document.body.dataset.ready = 'yes';
