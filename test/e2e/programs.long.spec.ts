import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { arrive, signUp } from './people.js'
import { expectSound } from './sound.js'

const back = 'https://bot.example/signed-in'

/** As the host does it beside the running server. */
const addClient = (name: string, ...redirects: readonly string[]): string => {
  const env = { ...process.env, MUSTER_DATA: process.env['MUSTER_E2E_DATA'], PORT: process.env['MUSTER_E2E_PORT'] }
  const said = execFileSync(process.execPath, ['scripts/addClient.mjs', name, ...redirects], { env, encoding: 'utf8' })
  return /client_id (\S+)/.exec(said)?.[1] ?? ''
}

test('a person lets a program in, by its page and by a code, and takes it back', async ({ browser, request }) => {
  const client = addClient('War room bot', back)
  const person = await arrive(browser, 'Granter')
  const { page, complaints } = person
  await page.route('https://bot.example/**', (route) =>
    route.fulfill({ body: 'Back at the bot', contentType: 'text/html' }),
  )
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    ...{ response_type: 'code', client_id: client, redirect_uri: back, scope: 'read orders email', state: 'here' },
    ...{ code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 'S256' },
  })

  await test.step('whoever is not signed in comes back to the question', async () => {
    await page.goto(`/authorize?${query.toString()}`)
    await page.getByRole('link', { name: 'Make an account' }).click()
    await signUp(person)
    await expect(page.getByRole('heading', { name: 'War room bot wants access' })).toBeVisible()
    await expect(page.getByText('goes to bot.example')).toBeVisible()
    await expectSound(page)
  })

  await test.step('it is asked in the reader’s language', async () => {
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await expect(page.getByRole('heading', { name: 'War room bot möchte Zugriff auf dein Konto' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Nicht erlauben' })).toBeVisible()
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { name: 'War room bot wants access' })).toBeVisible()
  })

  await test.step('less is granted than was asked for', async () => {
    await page.getByLabel('Read your e-mail address').uncheck()
    await page.getByRole('button', { name: 'Allow', exact: true }).click()
    await page.waitForURL(/^https:\/\/bot\.example\//)
    const code = new URL(page.url()).searchParams.get('code') ?? ''
    const form = {
      grant_type: 'authorization_code',
      client_id: client,
      redirect_uri: back,
      code,
      code_verifier: verifier,
    }
    const tokens = (await (await request.post('/oauth/token', { form })).json()) as { scope: string }
    expect(tokens.scope).toBe('read orders')
  })

  await test.step('a no is told, too', async () => {
    await page.goto(`/authorize?${query.toString()}`)
    await page.getByRole('button', { name: 'Do not allow' }).click()
    await page.waitForURL(/^https:\/\/bot\.example\/.*error=access_denied/)
  })

  await test.step('a code lets a device in', async () => {
    const asked = await request.post('/oauth/device', { form: { client_id: client } })
    const { user_code: code, device_code: device } = (await asked.json()) as Record<string, string>
    await page.goto('/device')
    await page.getByLabel('Code').fill('BBBB-BBBB')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('No program is waiting for this code')).toBeVisible()
    await expectSound(page)
    await page.getByLabel('Code').fill((code ?? '').toLowerCase())
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(`shows ${code ?? '?'}`)).toBeVisible()
    await page.getByRole('button', { name: 'Allow', exact: true }).click()
    await expect(page.getByText('Go back to the program')).toBeVisible()
    const grant = 'urn:ietf:params:oauth:grant-type:device_code'
    const form = { grant_type: grant, client_id: client, device_code: device ?? '' }
    expect((await request.post('/oauth/token', { form })).status()).toBe(200)
  })

  await test.step('the account page lists what has access, and takes it back', async () => {
    await page.goto('/account')
    const takeBack = page.getByRole('button', { name: 'Take back from War room bot' })
    await expect(takeBack).toHaveCount(2)
    await takeBack.first().click()
    await expect(takeBack).toHaveCount(1)
    await takeBack.click()
    await expect(page.getByText('No program has access.')).toBeVisible()
  })

  await test.step('a token is made with scopes of one’s choice', async () => {
    await page.getByLabel('Name', { exact: true }).last().fill('clock')
    await page.getByLabel('Close stages, move deadlines').check()
    await page.getByRole('button', { name: 'Make the token' }).click()
    await expect(page.getByText('Copy the token now')).toBeVisible()
    await expect(page.getByText('facilitates')).toBeVisible()
    await expectSound(page)
  })

  expect(complaints).toEqual([])
})
