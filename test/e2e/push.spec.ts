import { expect, test } from '@playwright/test'
import { arrive, enter } from './people.js'
import { expectSound } from './sound.js'

const endpoint = 'https://push.invalid/browser-1'
const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url')
const auth = Buffer.alloc(16, 7).toString('base64url')

test('a browser is turned on, and turned off by signing out', async ({ browser }) => {
  const anna = await arrive(browser, 'Anna')
  const { page } = anna
  // A browser under test has no push service, and nobody whom it could ask for permission: these alone are not real.
  await page.addInitScript(
    ([at, key, secret]) => {
      let permission: NotificationPermission = 'default'
      Object.defineProperty(Notification, 'permission', { get: () => permission })
      Notification.requestPermission = () => {
        permission = 'granted'
        return Promise.resolve(permission)
      }
      let made: object | null = null
      const subscription = {
        toJSON: () => ({ endpoint: at, keys: { p256dh: key, auth: secret } }),
        unsubscribe: () => {
          made = null
          window.sessionStorage.removeItem('subscribed')
          return Promise.resolve(true)
        },
      }
      if (window.sessionStorage.getItem('subscribed')) made = subscription
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(made),
        subscribe: ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
          window.sessionStorage.setItem(
            'subscribed',
            typeof applicationServerKey === 'string' ? applicationServerKey : '',
          )
          made = subscription
          return Promise.resolve(subscription)
        },
      })
    },
    [endpoint, p256dh, auth],
  )
  await enter(anna)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Turn on in this browser' }).click()
  await expect(page.getByText('This browser shows notifications.')).toBeVisible()
  await expect(page.getByText(/^Browser “Chrome on /)).toBeVisible()
  const key = await page.evaluate(() => window.sessionStorage.getItem('subscribed'))
  expect(Buffer.from(key ?? '', 'base64url')).toHaveLength(65)
  await expectSound(page)

  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  expect(await workers()).toBe(1)
  expect(await page.evaluate(() => window.caches.keys())).toEqual([])

  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await workers()).toBe(0)
  expect(anna.complaints).toEqual([])
})
