/** The section of the panel that is open in this tab, or null. */
export function openSection(): string | null {
  try {
    const isOpen = sessionStorage.getItem('canvass-demo-panel-open') === 'yes';
    return isOpen ? (sessionStorage.getItem('canvass-demo-panel-section') ?? 'Start') : null;
  } catch {
    return null;
  }
}
