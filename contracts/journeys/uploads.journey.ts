import { profile, survey } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame } from './expectSame.ts';
import { fail } from './fail.ts';
import { provider } from './given.ts';
import { journey } from './journey.ts';
import { owner, superAdmin } from './people.ts';
import { onePixel, pictureOf } from './picture.ts';
import { newestSurvey } from './surveys.ts';

const fetchPicture = (url: string) => fetch(new URL(url, provider.providerUrl));

journey('anybody can fetch an uploaded picture unchanged by its url (SERVER-20)', async () => {
  const nadia = await owner('Nadia');
  const { url } = (await nadia.does(calls.upload(onePixel()))).succeeds();
  const answer = await fetchPicture(url);
  expectSame('the status of the picture', answer.status, 200);
  if (!answer.headers.get('content-type')?.startsWith('image/')) fail('an image as content type');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expectSame('the picture', bytes.equals(Buffer.from(await onePixel().arrayBuffer())), true);
});

journey('each upload has its own url, usable as logo and avatar (SERVER-20)', async () => {
  const nadia = await owner('Nadia');
  const first = (await nadia.does(calls.upload(onePixel()))).succeeds().url;
  const second = (await nadia.does(calls.upload(pictureOf(200)))).succeeds().url;
  if (first === second) fail('another url for another picture');
  (await nadia.does(calls.createSurvey(survey(nadia, { image: first })))).succeeds();
  expectSame('the logo', (await newestSurvey(nadia)).logo, first);
  const user = (
    await nadia.does(calls.updateProfile(profile(nadia, { image: second })))
  ).succeeds();
  expectSame('the image', user.image, second);
  const sizeAt = async (url: string) => (await (await fetchPicture(url)).arrayBuffer()).byteLength;
  expectSame('the sizes', [await sizeAt(first), await sizeAt(second)], [onePixel().size, 200]);
  const { status } = await fetchPicture(`${first}0`);
  expectSame('the status of a picture that is not there', status, 404);
});

journey('a super administrator may upload a picture (SERVER-20)', async () => {
  (await (await superAdmin()).does(calls.upload(onePixel()))).isAllowed();
});

journey(
  'other files and larger ones are refused; 5,000,000 bytes are allowed (SERVER-20, IMAGE-1, IMAGE-2)',
  async () => {
    const nadia = await owner('Nadia');
    const text = new File(['hello'], 'a.txt', { type: 'text/plain' });
    (await nadia.does(calls.upload(text))).isRefused(422);
    (await nadia.does(calls.upload('no file at all' as never))).isRefused(422);
    const pdf = new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' });
    (await nadia.does(calls.upload(pdf))).isRefused(422);
    (await nadia.does(calls.upload(pictureOf(5_000_001)))).isRefused(422);
    const { url } = (await nadia.does(calls.upload(pictureOf(5_000_000)))).succeeds();
    const { byteLength } = await (await fetchPicture(url)).arrayBuffer();
    expectSame('the size of the picture', byteLength, 5_000_000);
  },
);

journey(
  'pictures of other types are accepted, and served with their type (SERVER-20)',
  async () => {
    const nadia = await owner('Nadia');
    for (const type of ['image/gif', 'image/jpeg', 'image/webp']) {
      const file = new File([await onePixel().arrayBuffer()], 'picture', { type });
      const { url } = (await nadia.does(calls.upload(file))).succeeds();
      const answer = await fetchPicture(url);
      expectSame('the content type', answer.headers.get('content-type'), type);
      await answer.arrayBuffer();
    }
  },
);
