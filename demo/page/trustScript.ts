/** Allows this script as a worker under Trusted Types, and no other (SECURITY-3). */
export function trustScript(url: string): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (asked) => {
      if (asked !== url) throw new TypeError(`No script is started from ${asked}`);
      return asked;
    },
  });
}
