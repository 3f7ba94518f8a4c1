/** Where the responses of the report of that size were given. */
export async function placesOf(size) {
  const { responses } = await (await fetch(`/api/v1/survey/analyze/${size}`)).json();
  return responses.map(({ lat, long }) => ({ lat: Number(lat), long: Number(long) }));
}
