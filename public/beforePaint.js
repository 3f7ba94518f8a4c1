// Before the first paint: the system's look, and the start page at its own address for visitors. A
// separate file, because the content security policy forbids inline scripts.
(() => {
  const base = new URL('.', document.currentScript.src).pathname;
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.toggle('bp6-dark', isDark);
  let token = null;
  try {
    token = localStorage.getItem('token');
  } catch {}
  const isElsewhere = location.pathname !== base || token !== null;

  // A script that failed to load cannot report it.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) document.documentElement.dataset.failed = '';
    },
    true,
  );

  // The body does not exist yet; this runs before it is painted.
  const observer = new MutationObserver(() => {
    const root = document.getElementById('root');
    if (isElsewhere) root?.replaceChildren();
    if (root?.nextElementSibling) observer.disconnect();
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect());
})();
