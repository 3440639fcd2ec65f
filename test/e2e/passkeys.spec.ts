import { expect, type Page, test } from '@playwright/test'
import { arrive, signUp } from './people.js'
import { expectSound } from './sound.js'

/** A device with a fingerprint reader. Says how to put a finger on it, and how to take it away. */
const plugIn = async (page: Page): Promise<(isThere: boolean) => Promise<void>> => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return async (enabled) => {
    await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  }
}

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
}

test('somebody adds a passkey, signs in with it, gives it another name and removes it', async ({
  browser,
  baseURL,
}) => {
  const person = await arrive(browser, 'Key Bearer')
  const { page, complaints } = person
  // Browsers make no passkeys for a bare network address.
  const at = (path: string): string => new URL(path, baseURL?.replace('127.0.0.1', 'localhost')).href
  await page.goto(at('/sign-up?next=/account'))
  await signUp(person)
  await page.waitForURL(/\/account/)
  const finger = await plugIn(page)
  const questions = '**/passkey/generate-authenticate-options*'
  /** The sign-in page, with the field waiting for a finger that is not there. */
  const visit = async (path: string): Promise<void> => {
    await finger(false)
    const offered = page.waitForResponse(questions)
    await page.goto(at(path))
    await offered
  }
  /** The finger comes once the button has taken over from the field and before the device is asked: it drops what finds none. */
  const press = async (): Promise<void> => {
    await page.route(questions, async (route) => finger(true).then(() => route.continue()), { times: 1 })
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  }

  await test.step('adds it', async () => {
    await expect(page.getByText('No passkey yet.')).toBeVisible()
    const form = page.locator('form').filter({ hasText: 'Add a passkey' })
    await expect(form.getByLabel('Name')).toHaveValue(/Chrome on/)
    await form.getByLabel('Name').fill('My laptop')
    await form.getByRole('button', { name: 'Add the passkey' }).click()
    await expect(page.getByRole('button', { name: 'Remove My laptop' })).toBeVisible()
    // The same device has nothing to add.
    await form.getByRole('button', { name: 'Add the passkey' }).click()
    await expect(page.getByText('This device holds a passkey for your account already.')).toBeVisible()
    await expectSound(page)
  })

  await test.step('signs in with it by the button', async () => {
    await signOut(page)
    await visit('/sign-in?next=/account')
    await expectSound(page)
    await press()
    await page.waitForURL(/\/account/)
    await expect(page.getByRole('heading', { name: 'Key Bearer' })).toBeVisible()
  })

  await test.step('signs in with it by what the browser offers in the field', async () => {
    await signOut(page)
    await page.goto(at('/sign-in?next=/account'))
    await page.waitForURL(/\/account/)
    await expect(page.getByRole('heading', { name: 'Key Bearer' })).toBeVisible()
  })

  await test.step('renames and removes it', async () => {
    await page.getByRole('button', { name: 'Rename My laptop' }).click()
    await page.getByLabel('New name').fill('The old laptop')
    await page.getByRole('button', { name: 'Save the name' }).click()
    await page.getByRole('button', { name: 'Remove The old laptop' }).click()
    await expect(page.getByText('No passkey yet.')).toBeVisible()
  })

  await test.step('it opens nothing any more', async () => {
    await signOut(page)
    await visit('/sign-in')
    await press()
    await expect(page.getByText('This passkey belongs to no account here.')).toBeVisible()
  })
  // The last refusal is all that the browser complained of.
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
})
