import type { Page } from '@playwright/test';
import type { picture } from './files.ts';

/** Sends a call with the session of a page, like another browser of the same person. */
const call = (page: Page, method: string, path: string, body?: object | string) =>
  page.evaluate(
    async ({ method, path, body }) => {
      const headers: Record<string, string> = {
        authorization: `Bearer ${localStorage.getItem('token')}`,
      };
      let sentBody: BodyInit | null = null;
      if (typeof body === 'object') {
        headers['content-type'] = 'application/json';
        sentBody = JSON.stringify(body);
      } else if (body !== undefined) {
        const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
        sentBody = new FormData();
        sentBody.append('file', new File([bytes], 'picture.png', { type: 'image/png' }));
      }
      const response = await fetch(`/api/v1${path}`, { method, headers, body: sentBody });
      return response.json();
    },
    { method, path, body },
  );

const readUserId = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '').id);

/** Saves a survey in another browser with another title, and optionally another logo. */
export async function saveSurveyElsewhere(
  page: Page,
  id: number,
  logo?: ReturnType<typeof picture>,
) {
  const survey = await call(page, 'GET', `/survey/${id}`);
  const uploaded = logo && (await call(page, 'POST', '/upload', logo.buffer.toString('base64')));
  await call(page, 'POST', '/survey/update', {
    id,
    userId: await readUserId(page),
    title: 'Theirs',
    questions: survey.questions,
    ...(uploaded && { logo: uploaded.url }),
  });
}
