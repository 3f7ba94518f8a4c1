/** A file name with its time to the second: "canvass-bug-2026-03-02T09-00-00.zip". */
export const timestampedName = (name: string, extension: string) =>
  `${name}-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.${extension}`;
