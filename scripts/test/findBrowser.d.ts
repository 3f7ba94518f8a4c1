export function findBrowser(): string | undefined;
export function findHeadlessShell(): string | undefined;
