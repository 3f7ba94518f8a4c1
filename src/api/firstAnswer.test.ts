import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserStorage } from './browserStorage.ts';
import { askAhead, forgetFirstAnswer, readFirstAnswer, takeFirstAnswer } from './firstAnswer.ts';
import { memoryStorage } from './memoryStorage.ts';

const url = 'http://localhost/api/v1/survey/7';
const as = (token: string, init: RequestInit = {}) =>
  new Request(init.method ? 'http://localhost/api/v1/survey' : url, {
    ...init,
    headers: { authorization: `Bearer ${token}` },
  });

const fetched = vi.fn(async () => new Response('{}'));
vi.stubGlobal('fetch', fetched);
vi.stubGlobal('localStorage', memoryStorage());
afterEach(forgetFirstAnswer);

test('the call that was asked ahead is answered, and only once', async () => {
  askAhead({ url: 'survey/7' }, 'a');
  expect(fetched).toHaveBeenCalledWith(url, expect.objectContaining({ method: 'GET' }));
  expect(await takeFirstAnswer(as('a'))).toMatchObject({ head: expect.any(Response) });
  expect(await takeFirstAnswer(as('a'))).toBeUndefined();
});

test('nobody is given what was asked in another’s name (SEAM-1)', async () => {
  askAhead({ url: 'survey/7' }, 'a');
  expect(await takeFirstAnswer(as('b'))).toBeUndefined();
  expect(await takeFirstAnswer(as('a'))).toMatchObject({ head: expect.any(Response) });
});

test('a list is answered to the call with the same body', async () => {
  const body = { page: 1, pageSize: 10, userId: 2 };
  askAhead({ url: 'survey', method: 'POST', body }, 'a');
  const post = (page: number) =>
    as('a', { method: 'POST', body: JSON.stringify({ ...body, page }) });
  expect(await takeFirstAnswer(post(2))).toBeUndefined();
  expect(await takeFirstAnswer(post(1))).toMatchObject({ head: expect.any(Response) });
});

test('a page of a list is answered to the call for that page', async () => {
  askAhead({ url: 'survey/7', params: { page: '2', limit: '10' } }, 'a');
  const get = (query: string) =>
    new Request(`${url}?${query}`, { headers: { authorization: 'Bearer a' } });
  expect(await takeFirstAnswer(get('page=1&limit=10'))).toBeUndefined();
  expect(await takeFirstAnswer(get('page=2&limit=10'))).toMatchObject({
    head: expect.any(Response),
  });
});

test('what failed fails the call that it was sent for, and nothing before', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  askAhead({ url: 'survey/7' }, 'a');
  await expect(takeFirstAnswer(as('a'))).rejects.toThrow('Failed to fetch');
});

const sentAhead = () => fetched.mock.lastCall as unknown as [string, RequestInit];

test('it is sent with its session and its body, as JSON', () => {
  askAhead({ url: 'survey/7' }, 'a');
  const headers = { authorization: 'Bearer a', accept: 'application/json' };
  expect(sentAhead()[1]).toEqual({ method: 'GET', headers, signal: expect.any(AbortSignal) });
  askAhead({ url: 'survey', method: 'POST', body: { page: 1 } }, 'a');
  expect(sentAhead()[1]).toEqual({
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"page":1}',
    signal: expect.any(AbortSignal),
  });
});

test('another call than the one that was asked ahead is not answered by it', async () => {
  askAhead({ url: 'survey/71' }, 'a');
  expect(await takeFirstAnswer(as('a'))).toBeUndefined();
});

test('it is aborted when its screen is left before it was used (FAULT-7)', async () => {
  askAhead({ url: 'survey/7' }, 'a');
  const [, { signal }] = sentAhead();
  forgetFirstAnswer();
  expect(signal?.aborted).toBe(true);
  expect(await takeFirstAnswer(as('a'))).toBeUndefined();
});

test('it is aborted with the call that it was used for (FAULT-7)', async () => {
  askAhead({ url: 'survey/7' }, 'a');
  const [, { signal }] = sentAhead();
  const call = new AbortController();
  await takeFirstAnswer(as('a', { signal: call.signal }));
  forgetFirstAnswer();
  expect(signal?.aborted).toBe(false);
  call.abort('left');
  expect(signal?.reason).toBe('left');
});

test('two calls at once: the second is not answered by it', async () => {
  askAhead({ url: 'survey/7' }, 'a');
  const answers = await Promise.all([takeFirstAnswer(as('a')), takeFirstAnswer(as('a'))]);
  expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
});

describe('before the first rendering', () => {
  const read = vi.fn(async () => {
    await takeFirstAnswer(as('a'));
    return { isError: false };
  });
  /** Asks ahead, and waits until all that came is read. */
  const answered = async (answer: Response) => {
    browserStorage.write('token', 'a');
    fetched.mockResolvedValueOnce(answer);
    askAhead({ url: 'survey/7' }, 'a');
    await new Promise((resolve) => setTimeout(resolve));
  };
  afterEach(() => {
    read.mockClear();
    vi.useRealTimers();
  });

  test('an answer that is there is read, once (LOAD-7)', async () => {
    await answered(new Response('{"id":7}'));
    await readFirstAnswer(read);
    expect(read).toHaveBeenCalledTimes(1);
    expect(await takeFirstAnswer(as('a'))).toBeUndefined();
  });

  test('one that is on its way is not waited for', async () => {
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) });
    await answered(new Response(body));
    await readFirstAnswer(read);
    expect(read).not.toHaveBeenCalled();
  });

  test('one that was asked for by somebody else is not read (SEAM-1)', async () => {
    await answered(new Response('{"id":7}'));
    browserStorage.write('token', 'b');
    await readFirstAnswer(read);
    expect(read).not.toHaveBeenCalled();
  });

  test('one that was never asked for is not read', async () => {
    await readFirstAnswer(read);
    expect(read).not.toHaveBeenCalled();
  });

  test.each([
    [1_000_000, 1],
    [1_000_001, 0],
  ])('%i characters are read %i times: more would hold up the screen', async (length, times) => {
    await answered(new Response(' '.repeat(length)));
    await readFirstAnswer(read);
    expect(read).toHaveBeenCalledTimes(times);
  });

  test('a refusal is left to the screen’s own call', async () => {
    await answered(new Response('{}', { status: 500 }));
    await readFirstAnswer(read);
    expect(read).not.toHaveBeenCalled();
    const answer = await takeFirstAnswer(as('a'));
    expect(answer?.head.status).toBe(500);
  });

  test('a call that is asked anew after all holds up the screen for 100 ms, and no longer', async () => {
    await answered(new Response('{"id":7}'));
    vi.useFakeTimers();
    read.mockReturnValueOnce(new Promise(() => {}));
    let isOver = false;
    void readFirstAnswer(read).then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(99);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
  });

  test('what turns out to be rubbish is read again by the screen’s own call, and not asked again', async () => {
    await answered(new Response('rubbish'));
    read.mockImplementationOnce(async () => {
      await takeFirstAnswer(as('a'));
      return { isError: true };
    });
    await readFirstAnswer(read);
    const answer = await takeFirstAnswer(as('a'));
    expect(await answer?.text()).toBe('rubbish');
    expect(await answer?.text()).toBe('rubbish');
  });
});

test('a body that breaks off fails the call that it was sent for, and nothing before', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('broken off')) });
  fetched.mockResolvedValueOnce(new Response(body));
  askAhead({ url: 'survey/7' }, 'a');
  const answer = await takeFirstAnswer(as('a'));
  await expect(answer?.text()).rejects.toThrow('broken off');
});
