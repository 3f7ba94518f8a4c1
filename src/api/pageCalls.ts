import type { PageRequestByRole } from '#domain/api/paging.ts';
import { limits } from '#domain/limits.ts';
import { isSuperAdmin } from '#domain/person/isSuperAdmin.ts';
import type { User } from '#domain/person/user.ts';
import { request } from './request.ts';

/** The page of surveys or of responses that a list of this person shows. */
export const pageFor = (user: User, page: number): PageRequestByRole => ({
  page,
  pageSize: limits.pageSize,
  userId: user.id,
  isAdmin: isSuperAdmin(user),
});

/** A page of one's own surveys, or of everyone's (LIST-12): the slice and the entry ahead of it send the same. */
export const surveyPage = ({ isAdmin, ...body }: PageRequestByRole) => ({
  ...request(isAdmin ? 'listAllSurveys' : 'listSurveys', { body }),
  inTheNameOf: body.userId,
});

/** A page of the responses to one's own surveys, or to everyone's (RESPONSES-7). */
export const responsePage = ({ isAdmin, ...params }: PageRequestByRole) => ({
  ...request(isAdmin ? 'listAllResponses' : 'listResponses', { params }),
  inTheNameOf: params.userId,
});
