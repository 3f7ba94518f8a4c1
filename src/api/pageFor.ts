import type { PageRequestByRole } from '#domain/api/paging.ts';
import { limits } from '#domain/limits.ts';

/** The page of surveys or of responses that a list of this person shows. */
export const pageFor = (
  { userId, isAdmin }: Pick<PageRequestByRole, 'userId' | 'isAdmin'>,
  page: number,
): PageRequestByRole => ({ page, pageSize: limits.pageSize, userId, isAdmin });
