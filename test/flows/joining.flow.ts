import { expect } from '@playwright/test'
import { inviteTo, join } from '../e2e/people.js'
import { createCampaign } from './campaigns.js'
import { flow } from './flow.js'

flow('joining', async ({ ruleset, press, sound, member, stranger }) => {
  const [organiser, guest, watcher] = [await member('Organiser'), await stranger('Guest'), await stranger('Watcher')]
  const { page } = organiser
  const id = await createCampaign(organiser, ruleset, 'Come and join')
  await page.goto(`/campaign/${id}`)
  const link = await inviteTo(organiser, 'B')
  await sound(organiser)
  await guest.page.goto(new URL(link).pathname)
  await expect(guest.page.getByText('Organiser invites you to seat B')).toBeVisible()
  await sound(guest)
  await join(guest, link, 'Take the seat')
  await join(watcher, await inviteTo(organiser, 'OBSERVER'), 'Take the place')
  await expect(page.locator('.c-seats')).toContainText('Guest')
  await press(page.getByRole('button', { name: 'Start the campaign' }))
  for (const person of [organiser, guest, watcher])
    await expect(person.page.locator('.c-turn')).toHaveText(ruleset.opening)
  await sound(watcher)
})
