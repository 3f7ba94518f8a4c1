/**
 * Replaces `tldts` in the demo. MSW uses it for cookies, with the list of all public suffixes: half
 * of the demo's script. The mock backend sets no cookies.
 */
export const getDomain = (): null => null;
