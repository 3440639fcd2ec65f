import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { casesOf, filesBelow, play, rulesetsFolder } from './load.js'

describe('BOLTGUN cases', () => {
  for (const file of filesBelow([join(rulesetsFolder, 'boltgun', 'cases')]))
    for (const loaded of casesOf(file))
      it(`${loaded.id} ${loaded.document?.title ?? ''}`, async () => {
        expect(await play(loaded)).toEqual({ kind: 'passed' })
      })
})
