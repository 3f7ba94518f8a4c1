import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { watchText } from '../support/watchText.ts';

/** Tests in which the product prefetches. */
const product = test.extend({ prefetch: true });

/** Holds scripts of the application until they are released. */
async function holdScripts(page: Page, scripts = '**/assets/*.js') {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(scripts, async (route) => {
    await gate;
    await route.continue();
  });
  return () => letGo();
}

/** Waits until the page is idle, as prefetches do. */
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve(), { timeout: 500 }), {
          timeout: 500,
        });
      }),
  );

const owner = { id: 2, firstName: 'Ada', lastName: 'King', email: 'a@b.co', type: 'OWNER' };

const signIn = (page: Page, user = owner) =>
  page.addInitScript((person) => {
    // Runs again in each document, where another user may be signed in.
    if (localStorage.getItem('token')) return;
    localStorage.setItem('token', 'a-token');
    localStorage.setItem('user', JSON.stringify(person));
  }, user);

/** Waits for the response to an API call. */
const waitForResponseTo = (page: Page, call: string) =>
  page.waitForEvent('requestfinished', (request) => request.url().endsWith(`/api/v1/${call}`));

/** Records the requests for documents. A document that is replaced early has no load event. */
function documentRequests(page: Page) {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) urls.push(request.url());
  });
  return urls;
}

product.describe('the start page', () => {
  product('is rendered before any script (LOAD-1)', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Survey Your World: Your Voice, Your Impact!',
    );
    letGo();
    await expect(page).toHaveTitle('Canvass: Survey Your World');
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
  });

  product(
    'before any script, its button and Enter in its field do nothing (LOAD-1, LANDING-1)',
    async ({ page }) => {
      const letGo = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      const email = page.getByRole('textbox', { name: 'Email' });
      for (const value of ['ada@example.com', 'ada']) {
        await email.fill(value);
        await email.press('Enter');
        await page.getByRole('button', { name: 'Get Started' }).click();
        await expect(email).toHaveValue(value);
        await expect(page).toHaveURL('/');
      }
      letGo();
      await expect(page).toHaveTitle('Canvass: Survey Your World');
    },
  );

  product(
    'is rendered neither at another URL nor for signed-in users (LOAD-1)',
    async ({ page }) => {
      const letGo = await holdScripts(page);
      await page.goto('/login', { waitUntil: 'commit' });
      await expect(page.locator('#root')).toBeEmpty();
      await signIn(page);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.locator('#root')).toBeEmpty();
      letGo();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
    },
  );

  product('has the system’s colour scheme from its first paint (LOOK-1)', async ({ page }) => {
    await holdScripts(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveClass(/bp6-dark/);
  });
});

product(
  'if a script cannot be loaded, the page says so, with a link (LOAD-2)',
  async ({ page }) => {
    await page.route('**/assets/start-*.js', (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Canvass could not start' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open Canvass from the start' })).toBeVisible();
  },
);

const openings: [path: string, code: string, call: string, json: object, heading: string][] = [
  [
    '/analyze-surveys/7',
    'SurveyReport',
    'survey/analyze/7',
    { id: 7, title: 'Early', questions: [], responses: [] },
    'Early',
  ],
  [
    '/agents?page=2',
    'AgentList',
    'agent?page=2&limit=10',
    { data: [], pagination: { totalPages: 2, totalItems: 11 } },
    'All Agents',
  ],
];

for (const [path, code, call, json, heading] of openings) {
  product(
    `${path}: the first rendering contains the response if it arrived before the code (LOAD-7, LOAD-3)`,
    async ({ page }) => {
      const calls: string[] = [];
      await page.route('**/api/v1/**', (route) => {
        calls.push(route.request().url());
        return route.fulfill({ json });
      });
      const letGo = await holdScripts(page, `**/assets/${code}-*.js`);
      const sawLoading = await watchText(page, 'Loading...');
      await signIn(page);
      const response = waitForResponseTo(page, call);
      await page.goto(path, { waitUntil: 'commit' });
      await response;
      await idle(page);
      letGo();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await sawLoading()).toBe(false);
      expect(calls).toHaveLength(1);
    },
  );
}

product(
  'a survey to edit is fetched while the code loads, and only once (LOAD-3)',
  async ({ page }) => {
    const calls: string[] = [];
    await page.route('**/api/v1/**', (route) => {
      calls.push(new URL(route.request().url()).pathname);
      return route.fulfill({ json: { id: 7, title: 'Early', logo: null, questions: [] } });
    });
    const letGo = await holdScripts(page, '**/assets/EditSurvey-*.js');
    await signIn(page);
    const response = waitForResponseTo(page, 'survey/7');
    await page.goto('/surveys/edit/7', { waitUntil: 'commit' });
    await response;
    await idle(page);
    letGo();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Early');
    expect(calls).toEqual(['/api/v1/survey/7']);
  },
);

product(
  'if the code of a screen cannot be loaded offline, the message names the connection (FAULT-5)',
  async ({ page }) => {
    await page.route('**/api/v1/**', (route) =>
      route.fulfill({ json: { surveys: [], totalPages: 0 } }),
    );
    await page.route('**/assets/ResponseList-*.js', (route) => route.abort('internetdisconnected'));
    await signIn(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Surveys');
    const documents = documentRequests(page);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
      window.dispatchEvent(new Event('offline'));
    });
    await page.getByRole('link', { name: 'Responses' }).click();
    await expect(
      page.getByText(
        'A part of the application could not be loaded while you are offline. Go back, or reload the page once you are online again.',
      ),
    ).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Surveys');
    expect(documents).toEqual([]);
  },
);

product(
  'going back before a screen’s code has loaded shows the previous screen (LOAD-7)',
  async ({ page }) => {
    await page.route('**/api/v1/**', (route) =>
      route.fulfill({ json: { surveys: [], totalPages: 0 } }),
    );
    await signIn(page);
    await page.goto('/profile/update');
    await page.getByRole('link', { name: 'Analyze Surveys' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analyze Surveys');
    const letGo = await holdScripts(page, '**/assets/AnalyzeSurveys-*.js');
    const response = waitForResponseTo(page, 'survey');
    await page.reload({ waitUntil: 'commit' });
    await response;
    // Beside a load that has not ended, `goBack` sometimes fails with a protocol error.
    await page.evaluate(() => history.back());
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
    await expect(page).toHaveURL('/profile/update');
    await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Ada');
  },
);

product('robots.txt allows everything (LOAD-4)', async ({ page }) => {
  const response = await page.request.get('/robots.txt');
  expect(await response.text()).toBe('User-agent: *\nAllow: /\n');
});

test('hovering or focusing a link fetches its screen’s code (LOAD-5)', async ({ page, open }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open('/dashboard', { signedInAs: 'owner' });
  await expect(page.getByRole('row', { name: /Market day shoppers/ })).toBeVisible();
  expect(scripts.join()).not.toMatch(/AgentList|CreateSurvey/);
  await page.getByRole('link', { name: 'Agents' }).hover();
  await expect.poll(() => scripts.join()).toContain('AgentList');
  await page.getByRole('link', { name: 'Create Survey' }).focus();
  await expect.poll(() => scripts.join()).toContain('CreateSurvey');
});

product(
  'if a new release has removed a file, the requested URL is loaded again (FAULT-5)',
  async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    let isReleased = false;
    // The reloaded page requests the file before its load event.
    page.on('request', (request) => {
      isReleased ||= request.isNavigationRequest();
    });
    await page.route('**/assets/ContactUs-*.js', (route) =>
      isReleased ? route.continue() : route.abort(),
    );
    await page.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { name: 'Get in touch' })).toBeVisible();
    await expect(page).toHaveURL('/contact-us');
  },
);

product(
  'the Content-Security-Policy lists each allowed source, and the browser enforces it (SECURITY-1)',
  async ({ page, expectConsoleMessage }) => {
    expectConsoleMessage("This document requires 'TrustedScript' assignment");
    const response = await page.goto('/login');
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' data: blob: https:",
      "connect-src 'self' https://tile.openstreetmap.org",
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('window.wasRun = true');
      document.body.append(script);
      return 'wasRun' in window;
    });
    expect(ran).toBe(false);
  },
);

product(
  'the browser refuses to insert a text as HTML (SECURITY-3)',
  async ({ page, expectConsoleMessage }) => {
    expectConsoleMessage("This document requires 'TrustedHTML' assignment");
    expectConsoleMessage('Creating a TrustedTypePolicy named');
    await page.goto('/login');
    const outcome = await page.evaluate(() => {
      const attempt = (action: () => unknown) => {
        try {
          action();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      return [
        attempt(() => {
          document.body.innerHTML = '<img src="" onerror="window.wasRun = true">';
        }),
        attempt(() => document.body.insertAdjacentHTML('beforeend', '<b>Hello</b>')),
        attempt(() => window.trustedTypes?.createPolicy('mine', {})),
      ];
    });
    expect(outcome).toEqual(['TypeError', 'TypeError', 'TypeError']);
  },
);

for (const path of ['/login', '/dashboard', '/nowhere']) {
  product(
    `before any script ${path} shows the logo, and after 300 ms a message that it loads (LOAD-9)`,
    async ({ page }) => {
      if (path === '/dashboard') await signIn(page);
      await page.route('**/api/**', () => undefined);
      const letGo = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('#frame').getByText('Canvass')).toBeVisible();
      await expect(page.locator('#frame > svg')).toBeVisible();
      const note = page.locator('#frame > p');
      await expect(note).toHaveCSS('animation-delay', '0.3s');
      await expect(note).toBeVisible();
      letGo();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#frame')).toHaveCount(0);
    },
  );
}

product(
  'if the application’s script cannot be loaded, the frame says so (LOAD-9)',
  async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/login');
    const text = () =>
      page.locator('#frame > p').evaluate((note) => getComputedStyle(note, '::after').content);
    await expect
      .poll(text)
      .toBe('"Canvass could not be loaded. Check your connection, then reload the page."');
  },
);
