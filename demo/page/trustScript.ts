/** Lets the page start this script as a worker where its policy requires Trusted Types, and no other (SECURITY-3). */
export function trustScript(url: string): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (asked) => {
      if (asked !== url) throw new TypeError(`No script is started from ${asked}`);
      return asked;
    },
  });
}
