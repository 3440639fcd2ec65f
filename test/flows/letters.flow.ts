import { expect } from '@playwright/test'
import { flow } from './flow.js'
import { enter, planning } from './room.js'

flow('letters', async (stage) => {
  const { press, sound } = stage
  const [north, south, id] = await planning(stage)
  const { page } = north
  await enter(stage, south, id, /Report/)
  await enter(stage, north, id, /^Letters/)
  await press(page.getByRole('button', { name: 'Write a letter' }))
  await page.getByLabel('Write as').selectOption('A')
  await page.getByRole('group', { name: 'To' }).getByRole('checkbox').nth(1).check()
  await press(page.getByRole('button', { name: 'Quote the report' }))
  await press(page.getByRole('dialog').getByRole('listitem').first().getByRole('button'))
  await page.getByLabel('Letter', { exact: true }).fill('Leave the middle to me.')
  await sound(north)
  await press(page.getByRole('button', { name: 'Send', exact: true }))
  await expect(page.getByRole('list', { name: 'Letters, the newest last' })).toContainText('Leave the middle to me.')
  const letters = south.page.getByRole('tab', { name: /^Letters/ })
  await expect(letters).toHaveText(/1/)
  await press(letters)
  await press(south.page.getByRole('button', { name: /Leave the middle/ }))
  await expect(south.page.getByText('Quoted by the writer. The text may have been changed.')).toBeVisible()
  await sound(south)
})
