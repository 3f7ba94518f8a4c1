import { createContext } from 'react';

/** The fields of a form that its schema does not accept blank. */
export const RequiredFields = createContext<ReadonlySet<string>>(new Set());
