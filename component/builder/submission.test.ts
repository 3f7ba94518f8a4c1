import fc from 'fast-check';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { every, heldResponse, json, next, status } from '#fixtures/faults.ts';
import { expectConsoleMessage } from '../support/consoleMessages.ts';
import { nextFrame, press } from '../support/keys.ts';
import { picture } from '../support/picture.ts';
import {
  calls,
  goTo,
  release,
  renderScreen,
  requests,
  sentBodies,
  sentBody,
  setFaults,
  toast,
} from '../support/renderScreen.tsx';

const title = page.getByRole('textbox', { name: 'Title', exact: true });
const question = page.getByLabelText(/^Q\d+ text$/);
const submit = page.getByCss('.page-header button[type=submit]');
const dialog = page.getByRole('dialog');
const logoField = page.getByLabelText(/^(Add|Change|Update) Logo$/);
const CREATE = 'POST /survey/create';
const UPDATE = 'POST /survey/update';
const sentCount = (call: string) => calls.filter((sentCall) => sentCall === call).length;

const createFile = (name: string) => new File([picture()], name, { type: 'image/png' });

/** Holds the checks of pictures; each is ended by its number, counted from 0. */
function holdChecks() {
  const checks: PromiseWithResolvers<void>[] = [];
  vi.spyOn(Image.prototype, 'decode').mockImplementation(() => {
    const check = Promise.withResolvers<void>();
    checks.push(check);
    return check.promise;
  });
  return {
    end: async (index: number, isShown = true) => {
      await vi.waitUntil(() => checks.length > index);
      if (isShown) checks[index]?.resolve();
      else checks[index]?.reject(new Error('broken'));
      await nextFrame();
    },
  };
}

let append: MockInstance<FormData['append']>;

beforeEach(() => {
  append = vi.spyOn(FormData.prototype, 'append');
});

/** The names of the uploaded files. */
const uploadedNames = () => append.mock.calls.map(([, file]) => (file as unknown as File).name);

async function openNewSurvey() {
  const backend = await renderScreen('/surveys/create', { as: 'owner' });
  await title.fill('Bus stops');
  await question.fill('Which one?');
  return backend;
}

test('the form is locked from the click on, while its picture is being checked (BUILDER-51)', async () => {
  const checks = holdChecks();
  await openNewSurvey();
  await logoField.upload(createFile('a.png'));
  await submit.click();
  await expect.element(submit).toMatchTextContent('Publishing...');
  for (const field of [title, question]) {
    expect(field.element().closest('[inert]')).not.toBeNull();
  }
  await press('Control+z');
  await submit.click({ force: true });
  await expect.element(title).toHaveValue('Bus stops');
  expect(calls).not.toContain(CREATE);
  await checks.end(0);
  await expect.element(toast('status')).toMatchTextContent('Create survey successful');
  expect(uploadedNames()).toEqual(['a.png']);
  expect(await sentBody(CREATE)).toMatchObject({ title: 'Bus stops' });
  expect(sentCount(CREATE)).toBe(1);
});

test('if a picture fails its check after Publish, the form is unlocked and the picture is not uploaded (BUILDER-51, IMAGE-1)', async () => {
  const checks = holdChecks();
  await openNewSurvey();
  await logoField.upload(createFile('a.png'));
  await submit.click();
  await checks.end(0, false);
  await expect.element(toast('alert')).toMatchTextContent('Please select a valid image');
  await expect.element(submit).toMatchTextContent('Publish');
  await title.fill('Bus stops of today');
  await submit.click();
  await expect.element(toast('status')).toMatchTextContent('Create survey successful');
  expect(uploadedNames()).toEqual([]);
});

test('a picture that is accepted after submit stays chosen when the request fails (BUILDER-51, FAULT-2)', async () => {
  const checks = holdChecks();
  await openNewSurvey();
  setFaults([next(CREATE, status(500, 'Out of order'))]);
  await logoField.upload(createFile('a.png'));
  await submit.click();
  await checks.end(0);
  await expect.element(toast('alert')).toMatchTextContent('Out of order');
  await expect.element(page.getByRole('img', { name: 'Survey logo' })).toBeVisible();
  await submit.click();
  await expect.element(toast('status')).toMatchTextContent('Create survey successful');
  expect(uploadedNames()).toEqual(['a.png']);
});

test('leaving the builder during a picture check sends nothing and keeps the draft (BUILDER-51, DRAFT-1)', async () => {
  const checks = holdChecks();
  await openNewSurvey();
  await logoField.upload(createFile('a.png'));
  await submit.click();
  await page.getByRole('link', { name: 'Responses', exact: true }).click();
  await expect
    .element(dialog)
    .toMatchTextContent('Your changes are not published yet. They stay in this browser.');
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await checks.end(0);
  await expect.element(page.getByRole('heading', { name: 'All Responses' })).toBeVisible();
  await goTo('/surveys/create');
  await expect.element(title).toHaveValue('Bus stops');
  expect(calls.filter((call) => call === CREATE || call === 'POST /upload')).toEqual([]);
});

test('leaving aborts an upload, and the survey is not sent (BUILDER-51)', async () => {
  await openNewSurvey();
  setFaults([next('POST /upload', heldResponse)]);
  await logoField.upload(createFile('a.png'));
  await expect.element(page.getByRole('img', { name: 'Survey logo' })).toBeVisible();
  await submit.click();
  await expect.element(page.getByText('Uploading the picture...')).toBeVisible();
  const upload = requests.findLast(({ url }) => url.endsWith('/upload'));
  await page.getByRole('link', { name: 'Responses', exact: true }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('heading', { name: 'All Responses' })).toBeVisible();
  expect(upload?.signal.aborted).toBe(true);
  await release('POST /upload');
  await goTo('/surveys/create');
  await expect.element(title).toHaveValue('Bus stops');
  expect(calls).not.toContain(CREATE);
});

test('a version that another user saves while the “not finished” dialog is open is not overwritten without a confirmation (DRAFT-6)', async () => {
  const backend = await renderScreen('/surveys/edit/3', { as: 'owner' });
  await title.fill('Mine');
  await page.getByRole('button', { name: 'Next Question' }).click();
  await submit.click();
  await expect
    .element(page.getByRole('dialog', { name: '1 question is not finished' }))
    .toBeVisible();
  const { database } = backend;
  await database.surveys.update((query) => query.where({ id: 3 }), {
    data: (survey) => {
      survey.title = 'Theirs';
    },
  });
  await page.getByRole('button', { name: 'Update anyway' }).click();
  const newer = page.getByRole('dialog', { name: 'Replace a newer version?' });
  await expect
    .element(newer)
    .toMatchTextContent(
      'This survey was saved somewhere else after you opened it. Updating replaces what was saved there.',
    );
  await newer.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(title).toHaveValue('Mine');
  await submit.click();
  await page.getByRole('button', { name: 'Update anyway' }).click();
  await database.surveys.update((query) => query.where({ id: 3 }), {
    data: (survey) => {
      survey.title = 'Theirs again';
    },
  });
  await newer.getByRole('button', { name: 'Confirm' }).click();
  // The version changed again, so the dialog asks again. After that it stays equal, and no dialog follows.
  await expect.element(newer.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(calls).not.toContain(UPDATE);
  await newer.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(toast('status')).toMatchTextContent('Update survey successful');
  expect(await sentBodies(UPDATE)).toHaveLength(1);
});

test('an upload whose response has an unsafe URL fails, and no survey is sent (BUILDER-21)', async () => {
  expectConsoleMessage('The response of POST /upload is invalid: url: expected ');
  await openNewSurvey();
  setFaults([every('POST /upload', json({ url: 'javascript:alert(1)' }))]);
  await logoField.upload(createFile('a.png'));
  await expect.element(page.getByRole('img', { name: 'Survey logo' })).toBeVisible();
  await submit.click();
  await expect.element(toast('alert')).toMatchTextContent('Create survey failed');
  await expect.element(toast('alert')).toMatchTextContent('Invalid survey');
  expect(calls).not.toContain(CREATE);
  await expect.element(submit).toMatchTextContent('Publish');
});

/** Actions of an owner and results of checks, in any order. */
const event = fc.constantFrom('chooseA', 'chooseB', 'remove', 'endFirst', 'endLast', 'refuseLast');

test('the published logo is the one shown in the form, whatever the order of selections and checks (BUILDER-51, BUILDER-21)', async () => {
  const runs = fc.sample(fc.array(event, { minLength: 2, maxLength: 6 }), { numRuns: 8, seed: 94 });
  for (const events of runs) {
    append.mockClear();
    const checks: PromiseWithResolvers<void>[] = [];
    vi.spyOn(Image.prototype, 'decode').mockImplementation(() => {
      const check = Promise.withResolvers<void>();
      checks.push(check);
      return check.promise;
    });
    await openNewSurvey();
    let expected: string | undefined;
    let chosenPicture: { name: string; check: number } | undefined;
    for (const name of events) {
      if (name === 'chooseA' || name === 'chooseB') {
        const count = checks.length;
        await logoField.upload(createFile(`${name}.png`));
        await vi.waitUntil(() => checks.length > count);
        chosenPicture = { name: `${name}.png`, check: count };
      } else if (name === 'remove') {
        const remove = page.getByRole('button', { name: 'Remove logo' });
        if (remove.elements().length === 0) continue;
        await remove.click();
        expected = undefined;
        chosenPicture = undefined;
      } else {
        const index = name === 'endFirst' ? 0 : checks.length - 1;
        if (name === 'refuseLast') checks[index]?.reject(new Error('broken'));
        else checks[index]?.resolve();
        await nextFrame();
        if (chosenPicture?.check !== index) continue;
        if (name !== 'refuseLast') expected = chosenPicture.name;
        chosenPicture = undefined;
      }
    }
    await submit.click();
    for (const check of checks) check.resolve();
    await expect
      .element(toast('status'), { message: events.join() })
      .toMatchTextContent('Create survey successful');
    const logo = chosenPicture?.name ?? expected;
    expect(uploadedNames(), events.join()).toEqual(logo ? [logo] : []);
    // The survey gets the address of the upload.
    const sentSurvey = (await sentBody(CREATE)) as { image?: string | null };
    if (logo) expect(sentSurvey.image, events.join()).toMatch(/\/uploads\/\w/);
    else expect(sentSurvey.image ?? null, events.join()).toBeNull();
  }
});
