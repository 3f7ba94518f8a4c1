/** The address that opens the mail program. */
export const mailTo = (address: string): string =>
  `mailto:${encodeURIComponent(address.toWellFormed()).replace('%40', '@')}`;

/** The address that calls a phone number. */
export const callTo = (number: string): string => `tel:${number.replaceAll(/[^+\d]/g, '')}`;
