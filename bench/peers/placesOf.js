/** The places of the responses in the report of that size. */
export async function placesOf(size) {
  const { responses } = await (await fetch(`/api/v1/survey/analyze/${size}`)).json();
  return responses.map(({ lat, long }) => ({ lat: Number(lat), long: Number(long) }));
}
