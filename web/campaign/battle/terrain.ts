import type { Json } from '@muster/rulesets/kit/json.js'
import type { BattleField } from '@muster/rulesets/kit/documents.js'
import type { TabletopSystem, TerrainPiece } from '@muster/rulesets/kit/system.js'
import type { BattleDesk } from '../../api/battles.js'

/** The procedure by which a system lays out a table. */
export const laysOut = 'tableTerrain'

/** Kinds by quarter, as a roll tells them; null for anything else. */
const kindsOf = (told: Json | undefined): readonly (readonly string[])[] | null =>
  Array.isArray(told) && told.length > 0
    ? told.map((pieces: Json) =>
        Array.isArray(pieces) ? pieces.filter((kind): kind is string => typeof kind === 'string') : [],
      )
    : null

const pieceOf = ({ terrain }: TabletopSystem, kind: string): TerrainPiece =>
  (Object.hasOwn(terrain, kind) ? terrain[kind] : undefined) ?? {
    title: kind.toLowerCase().replaceAll('_', ' '),
    shape: 'rough',
  }

/** Terrain of the newest roll that laid the table out, by quarter; empty where nobody has rolled. */
const rolledQuarters = (
  system: TabletopSystem,
  { entries }: Pick<BattleDesk, 'entries'>,
): readonly (readonly TerrainPiece[])[] => {
  const last = entries
    .filter(({ roll }) => roll?.procedure === laysOut && kindsOf(roll.outcome['quarters']) !== null)
    .at(-1)
  return (kindsOf(last?.roll?.outcome['quarters']) ?? []).map((kinds) => kinds.map((kind) => pieceOf(system, kind)))
}

/** What the sketch shows: what the campaign settles, else what the two have rolled. */
export const tableOf = (
  settled: BattleField | null,
  system: TabletopSystem | null,
  desk: Pick<BattleDesk, 'entries'>,
): BattleField => {
  const { near, far, quarters } = settled ?? { near: null, far: null, quarters: [] }
  return { near, far, quarters: quarters.length > 0 || !system ? quarters : rolledQuarters(system, desk) }
}
