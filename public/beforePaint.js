// Before the first paint: the chosen theme, the frame of the screen, and the start page at its own
// address for visitors. A separate file, because the content security policy forbids inline
// scripts.
(() => {
  const base = new URL('.', document.currentScript.src).pathname;
  let theme = null;
  let token = null;
  let typeface = null;
  try {
    theme = localStorage.getItem('theme');
    token = localStorage.getItem('token');
    typeface = localStorage.getItem('typeface');
  } catch {}
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.toggle('bp6-dark', isDark);
  if (typeface) document.documentElement.classList.add('typeface');
  const path = location.pathname.slice(base.length);
  const isElsewhere = path !== '' || token !== null;
  // The build writes the addresses that have a sidebar.
  const admin = document.currentScript.dataset.admin?.split(' ') ?? [];
  const isAdmin = token !== null && admin.includes(path.split('/')[0]);
  if (isElsewhere) document.documentElement.dataset.frame = isAdmin ? 'admin' : 'public';

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
