import { relative } from 'node:path'
import { expect, it } from 'vitest'
import { casesOf, filesBelow, loadAdapters, ownCases, play, rulesetsFolder } from './load.js'

// What works only while a module loads would be laid to the first case (docs/mutate.md)
await loadAdapters()

/** The cases of every folder of rulesets: nothing is listed by hand. */
for (const file of filesBelow(ownCases()))
  for (const loaded of casesOf(file))
    it(`${relative(rulesetsFolder, file)}: ${loaded.id} ${loaded.document?.title ?? ''}`, async () => {
      expect(await play(loaded)).toEqual({ kind: 'passed' })
    })
