/**
 * The elements of the application with Blueprint's classes: one a line, with its tags and each class that
 * it ever has. The build ships their styles, and component tests fail for an element that is not here.
 */
export const elements = `
  <a> <label> <button> button active disabled fill large small intent-primary
  <a> <label> <button> button active disabled large small outlined
  <a> <label> <button> button active disabled small minimal
  button-text
  callout callout-icon intent-primary
  card
  control checkbox radio
  control-indicator
  control-input
  dialog
  dialog-body dialog-body-scroll-container
  dialog-container overlay-content
  dialog-footer dialog-footer-fixed
  dialog-footer-actions
  dialog-footer-main-section
  dialog-header
  drawer overlay-content position-left position-right
  form-group intent-danger
  form-group-sub-label
  form-helper-text
  <h1> <h2> <h3> <h4> <h5> <h6> heading
  html-select
  <svg> <span> icon
  <input> <textarea> input text-area fill intent-danger
  input-action
  input-group fill large intent-danger
  <label> label
  menu
  <a> <button> menu-item
  menu-item-label
  non-ideal-state
  non-ideal-state-visual
  <body> overlay-open
  overlay overlay-open overlay-scroll-container
  overlay-backdrop
  popover popover-minimal-animation
  popover-content
  popover-transition-container overlay-content
  portal
  progress-bar intent-primary
  progress-meter
  skeleton
  spinner intent-primary
  spinner-animation
  spinner-head
  spinner-track
  tab
  tab-list
  tab-panel
  tabs
  tag minimal round
  text-muted
`
  .trim()
  .split('\n')
  .map((line) => new Set(line.trim().split(' ')));

/** Tags without a class that Blueprint styles. */
const tags = new Set(
  '<html> <body> <a> <button> <div> <input> <label> <option> <p> <select> <svg>'.split(' '),
);

/** Classes of the dark look and of transitions, which any element may have. */
const isPassing = (name: string) =>
  /^dark$|^(overlay|popover)-(appear|enter|exit)(-active|-done)?$/.test(name);

/** Whether an element has all these classes, and this tag: "<button>". */
export const exists = (names: string[]) =>
  [...elements, tags].some((element) =>
    names.every((name) => isPassing(name) || element.has(name)),
  );

/** Classes that have no styles, or whose styles the application replaces. */
const isPlain = (name: string) =>
  /^(icon-|elevation-|callout-has-|form-content|non-ideal-state-(text|vertical)|dialog-close-button|overlay-(start|end)-|popover-(dismiss|placement))|^text-overflow/.test(
    name,
  );

/** The classes of an element without styles in the build: none, if it is one of these elements. */
export function unstyled(element: Element): string {
  const names = [...element.classList]
    .filter((name) => name.startsWith('bp6-'))
    .map((name) => name.slice('bp6-'.length))
    .filter((name) => !isPlain(name));
  return exists(names) ? '' : names.join(' ');
}
