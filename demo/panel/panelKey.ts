/** The storage key of a panel setting. */
export const panelKey = (choice: string) => `canvass-demo-panel-${choice}`;
