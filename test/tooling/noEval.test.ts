import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const child = fileURLToPath(new URL('./child/forms.ts', import.meta.url))

// In a process of its own: the library keeps what it was told when it was first loaded.
test('nothing of the forms makes functions out of text, not even to try: the pages’ policy forbids it', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--conditions=source', child], {
    encoding: 'utf8',
  })
  expect(JSON.parse(stdout), stderr).toEqual({ made: 0, answers: [true, false] })
})
