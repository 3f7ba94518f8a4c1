const TOKEN = /^[\x21-\x7e]+$/;

/** Whether a text can be sent as a bearer token: printable ASCII, without blanks. */
export const isToken = (text: string): boolean => TOKEN.test(text);
