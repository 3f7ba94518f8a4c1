import { isBlankText, shortened } from '../field/visible.ts';
import { fullName } from '../person/fullName.ts';
import type { Response } from './response.ts';

/**
 * The respondent's name: `surveyorName` unless empty, otherwise the user's names (ENTITY-2),
 * otherwise "N/A" (RESPONSES-9).
 */
export function responseName({ surveyorName, user }: Pick<Response, 'surveyorName' | 'user'>) {
  if (surveyorName && !isBlankText(surveyorName)) return shortened(surveyorName.trim());
  return (user && fullName(user)) || 'N/A';
}
