import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import { expect, test } from 'vitest'
import { desks } from '../../web/desks.generated.js'

test.each(Object.entries(desks))(
  'the scene on the card of %s can be drawn by its map',
  async (_, { presentation, sample }) => {
    const [{ default: drawn }, { sample: scene }] = await Promise.all([presentation(), sample()])
    const { capitals, states } = drawn as Presentation
    const names = new Set(Object.keys(states))
    expect(capitals?.(scene.view) ?? []).toEqual([])
    expect(scene.view.pieces.flatMap(({ marks }) => marks).filter((mark) => !names.has(mark))).toEqual([])
  },
)
