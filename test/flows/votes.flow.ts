import { expect } from '@playwright/test'
import { flow } from './flow.js'
import { enter, planning } from './room.js'

flow('votes', async (stage) => {
  const { press, sound } = stage
  const [north, south, id] = await planning(stage)
  const { page } = north
  await enter(stage, north, id, /People/)
  await enter(stage, south, id, /People/)
  await press(page.getByRole('button', { name: 'Call a vote' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Vote on').selectOption('PAUSE')
  await dialog.getByLabel('The campaign goes on').fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 16))
  await dialog.getByLabel('Reason, for all to read').fill('Holidays')
  await sound(north)
  await press(dialog.getByRole('button', { name: 'Call a vote' }))
  const asked = south.page.locator('.m-notice').filter({ hasText: 'A vote: pause the campaign?' })
  await expect(asked).toContainText('North asks the seats to pause the campaign until')
  await sound(south)
  await press(asked.getByRole('button', { name: 'For it', exact: true }))
  await expect(asked).toBeHidden()
  await press(page.getByRole('button', { name: 'Go on', exact: true }))
  await press(south.page.locator('summary', { hasText: 'When the war is over: share it by link?' }))
  await press(south.page.getByRole('button', { name: 'Object to a link' }))
  await expect(south.page.getByText('No link: seat B wants none.')).toBeVisible()
  await sound(south)
  await press(south.page.getByRole('button', { name: 'Concede', exact: true }))
  const question = south.page.getByRole('dialog')
  await expect(question).toContainText('the campaign ends at once')
  await press(question.getByRole('button', { name: 'Concede', exact: true }))
  await expect(page.getByText(/wins by concession/).first()).toBeVisible()
  await sound(north)
})
