/** A whole number as it is read: "10,000". Intl's format would take 15 ms of a first view to make. */
export const formatCount = (count: number): string =>
  String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
