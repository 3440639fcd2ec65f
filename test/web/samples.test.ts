import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import type { Sample } from '@muster/rulesets/kit/sample.js'
import { expect, test } from 'vitest'
import { desks } from '../../web/desks.generated.js'

interface Drawn {
  readonly presentation: () => Promise<{ readonly default: unknown }>
  readonly sample?: () => Promise<{ readonly sample: Sample }>
}

const drawn: Readonly<Record<string, Drawn>> = desks
const withSample = Object.entries(drawn).flatMap(([id, { presentation, sample }]) =>
  sample ? [[id, presentation, sample] as const] : [],
)

test.each(withSample)('the scene on the card of %s can be drawn by its map', async (_, presentation, sample) => {
  const [{ default: found }, { sample: scene }] = await Promise.all([presentation(), sample()])
  const { capitals, states } = found as Presentation
  const names = new Set(Object.keys(states))
  expect(capitals?.(scene.view) ?? []).toEqual([])
  expect(scene.view.pieces.flatMap(({ marks }) => marks).filter((mark) => !names.has(mark))).toEqual([])
})
