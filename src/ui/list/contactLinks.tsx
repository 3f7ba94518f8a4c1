/** An e-mail address that opens the mail program. */
export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}>{address}</a>
);

/** A phone number that can be called. */
export const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</a>
);
