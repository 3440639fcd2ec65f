import type { MapFinding, MapProblem } from '../../kit/mapSpec.js'
import { groundOf, marchesFrom } from '../engine/balance/marches.js'
import * as words from '../messages/maps.generated.js'

/** Sites that no march reaches from the first of them (BG-054). */
export const cutOff = (rows: readonly string[], [first, ...sites]: readonly string[]): readonly MapProblem[] => {
  const ground = groundOf(rows)
  const from = first === undefined ? null : ground.grid.at(first)
  if (from === null) return []
  const marches = marchesFrom(ground, [from])
  const lost = sites.filter((name) => marches[ground.grid.at(name) ?? -1] === Infinity)
  return lost.length > 0 ? [{ text: words.cutOff({ site: lost[0] ?? '', from: first ?? '' }), at: lost }] : []
}

/** Sectors where nobody ever comes, though the ground would let them. */
export const unreached = (rows: readonly string[], first: string | undefined): readonly MapFinding[] => {
  const ground = groundOf(rows)
  const from = first === undefined ? null : ground.grid.at(first)
  if (from === null) return []
  const marches = marchesFrom(ground, [from])
  const lost = marches.flatMap((far, cell) =>
    ground.passable[cell] && far === Infinity ? [ground.grid.name(cell)] : [],
  )
  return lost.length > 0
    ? [{ weight: 'note', text: words.unreached({ sectors: lost.length }), at: lost.slice(0, 200) }]
    : []
}
