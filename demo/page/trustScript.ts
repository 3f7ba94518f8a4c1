/** Allows this script as a worker under Trusted Types, and no other (SECURITY-3). */
export function trustScript(url: string): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (scriptUrl) => {
      if (scriptUrl !== url) throw new TypeError(`No script is started from ${scriptUrl}`);
      return scriptUrl;
    },
  });
}
