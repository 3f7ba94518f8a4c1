import { getResponse, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { createBackend } from '#mocks/createBackend.ts';
import { verifyMock } from '../verifyProvider.ts';

test('the mock backend keeps the contract', async () => {
  await expect(verifyMock(createBackend())).resolves.toBeDefined();
});

test('an answer that lost a field is noticed', async () => {
  const backend = createBackend();
  const withoutTotalPages = http.post('*/api/v1/survey', async ({ request }) => {
    const response = (await getResponse(backend.handlers, request)) as Response;
    const { totalPages: _, ...body } = await response.json();
    return HttpResponse.json(body, { status: response.status });
  });
  await expect(verifyMock(backend, [withoutTotalPages, ...backend.handlers])).rejects.toThrow();
});
