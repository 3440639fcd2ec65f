import type { BattleField } from '../../kit/documents.js'
import type { TerrainShape } from '../../kit/system.js'
import { seatName } from '../../kit/seatName.js'
import { isTerrainPiece, type TerrainPiece } from '../engine/data/terrain.js'
import type { BattleView, HexView } from '../engine/view/view.js'
import * as common from '../messages/common.generated.js'
import * as documents from '../messages/documents.generated.js'

const shapes: Readonly<Record<TerrainPiece, TerrainShape>> = {
  RIVER_OR_STREAM: 'water',
  CACTUS_FIELD: 'rough',
  DIFFICULT_GROUND: 'rough',
  STEEP_HILL: 'hill',
  WOODS: 'wood',
  HILL: 'hill',
  CRAGS: 'rocks',
  OBSTACLES: 'wall',
  SINGLE_STRUCTURE: 'building',
  BUILDING_COMPLEX: 'ruin',
}

/** What the rules say of a side before its mission does: who takes a zone, deploys, begins (HX-293, HX-163). */
const part = (view: HexView, { zone, attacker, deploysFirst, firstTurn }: BattleView, seat: string): string => {
  const does = [
    ...(attacker === null ? [] : [documents.does({ what: attacker === seat ? 'attacks' : 'defends' })]),
    ...(zone === seat ? [documents.does({ what: 'zone' })] : []),
    ...(deploysFirst === seat ? [documents.does({ what: 'deploys' })] : []),
    ...(firstTurn === seat ? [documents.does({ what: 'begins' })] : []),
  ]
  const side = seatName(view, seat)
  return does.length > 0 ? documents.sideDoes({ side, what: does.join(', ') }) : side
}

/** The table by its quarters (HX-470); who chooses his zone stands on the near edge, and nobody where the mission settles it. */
export const fieldOf = (view: HexView, about: string): BattleField | null => {
  const battle = view.detail.battles.find(({ id }) => id === about)
  if (!battle) return null
  const other = battle.sides.find(({ seat }) => seat !== battle.zone)?.seat
  const settled = battle.zone !== null && other !== undefined
  return {
    quarters: battle.terrain.map((pieces) =>
      pieces
        .filter(isTerrainPiece)
        .map((name) => ({ title: common.terrainPiece({ which: name }), shape: shapes[name] })),
    ),
    near: settled ? part(view, battle, battle.zone) : null,
    far: settled ? part(view, battle, other) : null,
  }
}
