import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('a log that nobody reads any more brings no fault, and no end of them', async () => {
  const path = fileURLToPath(new URL('./child/writes.ts', import.meta.url))
  const child = fork(path, { execArgv: ['--conditions=source', '--import', 'tsx'], silent: true })
  await once(child, 'message')
  child.stdout?.destroy()
  child.stderr?.destroy()
  child.send('go')
  const [faults] = (await once(child, 'message')) as [number]
  expect(faults).toBe(0)
})
