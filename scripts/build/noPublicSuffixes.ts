/**
 * In place of `tldts` in the demo. MSW brings it, for cookies, and with it the list of all public suffixes: half of the
 * demo's script. The mock backend sets no cookies.
 */
export const getDomain = (): null => null;
