import { cellName } from '@muster/rulesets/kit/ids.js'
import type { MapLayer, TerrainLooks, Zones } from '@muster/rulesets/kit/looks.js'
import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import { expect, test } from 'vitest'
import boltgun from '@muster/rulesets/boltgun/web/index.js'
import { terrain } from '@muster/rulesets/boltgun/web/terrain.js'

type Boltgun = typeof boltgun
type ZoneKind = 'battle' | 'recon' | 'search' | 'landing'

/** Each comment is a check: where the next line compiles, `tsc -p test` fails. */
test('a presentation that misspells a name, leaves one out or makes one up does not compile', () => {
  const { fortified, entrenched, node, 'must retreat': mustRetreat } = boltgun.states
  // @ts-expect-error -- a state misspelt
  const misspelt: Boltgun['states'] = { fortifyed: fortified, entrenched, node, 'must retreat': mustRetreat }
  // @ts-expect-error -- a state left out
  const leftOut: Boltgun['states'] = { fortified, entrenched, node }
  const { cache, array, crossing, works, relic } = boltgun.marks.kinds
  // @ts-expect-error -- a kind of mark made up
  const madeUp: Boltgun['marks']['kinds'] = { cache, array, crossing, works, relic, bunker: works }
  // @ts-expect-error -- a sign that the map cannot draw
  const undrawn: Boltgun['marks']['kinds']['cache'] = { name: 'Cache', sign: 'chest' }
  // @ts-expect-error -- a wash of a kind that has no look
  const unwashed: Zones<never, ZoneKind>['around'] = () => [{ kind: 'rekon', cells: [] }]
  // @ts-expect-error -- terrain misspelt
  const unknownGround: typeof terrain = { ...terrain, cty: terrain.city } satisfies TerrainLooks<keyof typeof terrain>
  // @ts-expect-error -- a cell of a layer with a key that its legend lacks
  const unexplained: MapLayer<'rich'>['cells'] = [{ at: cellName('1,1'), key: 'richh' }]
  // @ts-expect-error -- a member that no page reads
  const unread: Presentation = { ...boltgun, words: {} }
  const compiled = { misspelt, leftOut, madeUp, undrawn, unwashed, unknownGround, unexplained, unread }
  expect(Object.keys(compiled)).toHaveLength(8)
})
