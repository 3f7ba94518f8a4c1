import { profile, survey } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame, failExpecting } from './expectations.ts';
import { journey, journeyFromEmptyDatabase } from './journey.ts';
import type { Person } from './Person.ts';
import { logInSuperAdmin } from './people.ts';
import { createPicture, onePixel } from './picture.ts';
import { send } from './send.ts';
import { provider } from './states.ts';
import { buildUpdateCall, createSurvey, newestSurvey } from './surveys.ts';

const fetchPicture = (url: string) => fetch(new URL(url, provider.providerUrl));

journey('each upload has its own url, usable as logo and avatar (SERVER-20)', async (nadia) => {
  const firstUrl = (await nadia.fetch(calls.uploadPicture(onePixel()))).url;
  const secondUrl = (await nadia.fetch(calls.uploadPicture(createPicture(200)))).url;
  if (firstUrl === secondUrl) failExpecting('another url for another picture');
  const concurrentUploads = await Promise.all(
    [1, 2, 3].map(async () => {
      const form = new FormData();
      form.append('file', onePixel());
      return (await send('POST', '/upload', { body: form, person: nadia })).json();
    }),
  );
  const urls = new Set(concurrentUploads.map(({ url }) => url));
  expectSame('the number of urls of pictures sent at once', urls.size, 3);
  await nadia.fetch(calls.createSurvey(survey(nadia, { image: firstUrl })));
  expectSame('the logo', (await newestSurvey(nadia)).logo, firstUrl);
  await nadia.fetch(calls.updateProfile(profile(nadia, { image: firstUrl })));
  const user = await nadia.fetch(calls.updateProfile(profile(nadia, { image: secondUrl })));
  expectSame('the image', user.image, secondUrl);
  const sizeAt = async (url: string) => {
    const response = await fetchPicture(url);
    const { byteLength } = await response.arrayBuffer();
    return response.status === 200 ? byteLength : `status ${response.status}`;
  };
  expectSame(
    'the sizes',
    [await sizeAt(firstUrl), await sizeAt(secondUrl)],
    [onePixel().size, 200],
  );
  // The picture stays while another survey uses it.
  const otherSurvey = await createSurvey(nadia, { image: firstUrl });
  await nadia.fetch(buildUpdateCall(nadia, otherSurvey, { logo: secondUrl }));
  await nadia.fetch(buildUpdateCall(nadia, otherSurvey, { logo: null }));
  expectSame(
    'the sizes',
    [await sizeAt(firstUrl), await sizeAt(secondUrl)],
    [onePixel().size, 200],
  );
  const { status } = await fetchPicture(`${firstUrl}0`);
  expectSame('the status of a picture that is not there', status, 404);
});

journeyFromEmptyDatabase('a super administrator may upload a picture (SERVER-20)', async () => {
  await (await logInSuperAdmin()).expectAllowed(calls.uploadPicture(onePixel()));
});

journey(
  'other files and larger ones are refused; 5,000,000 bytes are allowed (SERVER-20, IMAGE-1, IMAGE-2)',
  async (nadia) => {
    const text = new File(['hello'], 'a.txt', { type: 'text/plain' });
    await nadia.expectRefused(422, calls.uploadPicture(text));
    await nadia.expectRefused(422, calls.uploadPicture('no file at all' as never));
    const pdf = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' });
    await nadia.expectRefused(422, calls.uploadPicture(pdf));
    await nadia.expectRefused(422, calls.uploadPicture(createPicture(5_000_001)));
    const { url } = await nadia.fetch(calls.uploadPicture(createPicture(5_000_000)));
    const { byteLength } = await (await fetchPicture(url)).arrayBuffer();
    expectSame('the size of the picture', byteLength, 5_000_000);
  },
);

const BOUNDARY = 'a-boundary-of-this-journey';

/** A multipart form with one file, with a name or a type that no browser sends. */
const createForm = (filename: string, type: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

const sendForm = (person: Person, body: Buffer<ArrayBuffer>) =>
  send('POST', '/upload', {
    body,
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
    person,
  });

journey(
  'a picture is known by its Content-Type, whatever the name of its file (SERVER-20)',
  async (nadia) => {
    const pixel = Buffer.from(await onePixel().arrayBuffer());
    for (const filename of ['a #1?.png', 'scan', 'a.txt', '%2e%2e%2fa.png']) {
      const response = await sendForm(nadia, createForm(filename, 'image/png', pixel));
      expectSame(`the status of a picture named "${filename}"`, response.status, 200);
      const { url } = (await response.json()) as { url: string };
      const storedPicture = await fetchPicture(url);
      expectSame('the status of its URL', storedPicture.status, 200);
      expectSame('the type of its URL', storedPicture.headers.get('content-type'), 'image/png');
    }
    const page = Buffer.from('<script>alert(1)</script>');
    // The last three contain the type of a picture, but are not picture types.
    for (const type of [
      'text/html',
      'text/html; x=image/png',
      'application/image/png',
      'ximage/png',
    ]) {
      const { status } = await sendForm(nadia, createForm('a.png', type, page));
      expectSame(`the status of a page of type "${type}" named "a.png"`, status, 422);
    }
  },
);

journey(
  'the url of a picture on the application’s origin contains /api/v1/, so that it is proxied (SERVER-20)',
  async (nadia) => {
    const { url } = await nadia.fetch(calls.uploadPicture(onePixel()));
    const { origin, pathname } = new URL(url, provider.providerUrl);
    const isElsewhere = origin !== new URL(provider.providerUrl).origin;
    expectSame('whether its path is proxied', isElsewhere || pathname.includes('/api/v1/'), true);
  },
);
const name = 'Лого 日本 é.png';

function expectScriptlessPolicy(headers: Headers): void {
  const policy = headers.get('content-security-policy') ?? '';
  if (!/sandbox|default-src 'none'/.test(policy))
    failExpecting(`a policy that runs no script, not "${policy}"`);
}

journey(
  'anybody can fetch an uploaded picture by its url, to the last byte and with its type (SERVER-20)',
  async (nadia) => {
    const pictureBytes = Buffer.from('\r\n--boundary\r\n\u0000\u00ff picture \r\n', 'latin1');
    const types = ['png', 'gif', 'webp', 'svg+xml', 'avif'];
    for (const type of [...types.map((kind) => `image/${kind}`), 'IMAGE/JPEG']) {
      // Written by hand, because `FormData` lower-cases types.
      const response = await sendForm(nadia, createForm(name, type, pictureBytes));
      expectSame(`the status of a picture of type ${type}`, response.status, 200);
      const { url } = (await response.json()) as { url: string };
      const storedPicture = await fetchPicture(url);
      expectSame('the status of the picture', storedPicture.status, 200);
      const { headers } = storedPicture;
      const contentType = headers.get('content-type')?.split(';')[0];
      expectSame('the type of the picture', contentType, type.toLowerCase());
      expectSame('its protection', headers.get('x-content-type-options'), 'nosniff');
      expectScriptlessPolicy(headers);
      const bytes = Buffer.from(await storedPicture.arrayBuffer());
      expectSame(
        'the picture, in base64',
        bytes.toString('base64'),
        pictureBytes.toString('base64'),
      );
    }
    // A type with a parameter may be refused. A picture that is stored is protected like any other.
    const withParameter = createForm('a.svg', 'image/svg+xml; charset=utf-8', pictureBytes);
    const parameterResponse = await sendForm(nadia, withParameter);
    if (parameterResponse.status === 200) {
      const { url } = (await parameterResponse.json()) as { url: string };
      const { headers } = await fetchPicture(url);
      expectSame('its protection', headers.get('x-content-type-options'), 'nosniff');
      expectScriptlessPolicy(headers);
    } else expectSame('the status of a type with a parameter', parameterResponse.status, 422);
    const formWithWrongField = new FormData();
    formWithWrongField.append('picture', onePixel());
    const { status } = await send('POST', '/upload', { body: formWithWrongField, person: nadia });
    expectSame('the status of a form without the field "file"', status, 422);
  },
);
