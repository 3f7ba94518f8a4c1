/** Under which key a choice of the panel is kept in storage. */
export const panelKey = (choice: string) => `canvass-demo-panel-${choice}`;
