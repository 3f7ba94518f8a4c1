export function findBrowser(): string | undefined;
export function findHeadlessShell(): string | undefined;
export function findFirefox(): string | undefined;
export function findWebKit(): { driver: string; browser: string } | undefined;
