/** A link that opens the mail program with an address. */
export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${encodeURIComponent(address.toWellFormed()).replace('%40', '@')}`}>{address}</a>
);

/** A link that calls a phone number. */
export const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</a>
);
