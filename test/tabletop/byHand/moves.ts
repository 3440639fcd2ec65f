import type { Json } from '@muster/rulesets/kit/json.js'
import type { Played } from './dice.js'

type Said = Readonly<Record<string, Json>>
type Numbers = Readonly<Record<string, readonly [advance: number, run: number]>>

const full: Numbers = { INFANTRY: [6, 12], TRACKED: [9, 18], HALF_TRACKED: [9, 18], WHEELED: [12, 24] }
const small: Numbers = { INFANTRY: [4, 8], TRACKED: [6, 12], HALF_TRACKED: [6, 12], WHEELED: [9, 18] }
/** BA2-020; BA3-040 has two and one for every vehicle. */
const classicPivots: Numbers = { TRACKED: [1, 0], HALF_TRACKED: [2, 1], WHEELED: [2, 1] }

interface Move {
  readonly unit: string
  readonly order: string
  readonly reverse: boolean
  readonly recce: boolean
  readonly dualSteering: boolean
  readonly road: boolean
  readonly distance: number | undefined
  readonly turns: number
}

/** BA2-021, BA2-023, BA3-041, BA3-043, SS-002 to SS-004. */
export const movement = ({ edition, settings, smallScale }: Played, move: Move): Said => {
  const [advance, run] = (smallScale ? small : full)[move.unit] ?? [0, 0]
  const vehicle = move.unit !== 'INFANTRY'
  const [turnsOnAdvance, turnsOnRun] = (edition === 'classic' ? classicPivots[move.unit] : null) ?? [2, 1]
  if (move.order !== 'ADVANCE' && move.order !== 'RUN') return { legal: false }
  let max = move.order === 'RUN' ? run : advance
  let pivots = move.order === 'RUN' ? turnsOnRun : turnsOnAdvance
  if (move.reverse && vehicle && edition === 'classic') {
    max = move.recce ? advance : advance / 2
    if (!move.recce) pivots = 0
  }
  if (move.reverse && vehicle && edition === 'v3') {
    if (move.order === 'RUN' && !(move.recce && move.dualSteering)) return { legal: false }
    if (!move.recce) max = advance / 2
    if (move.order === 'RUN' && settings['v3.recce_run_pivots'] === 'advance') pivots = turnsOnAdvance
  }
  const doubled = edition === 'classic' ? vehicle : vehicle && move.unit !== 'TRACKED'
  if (move.road && doubled) max += max
  const far = (move.distance ?? 0) > max
  return { max, pivots: vehicle ? pivots : null, legal: !far && (!vehicle || move.turns <= pivots) }
}

/** Columns: infantry, artillery, wheeled, tracked. `+` free, `r` no Run, `-` no, `d` set up there only, `t` unless anti-tank, `b` demolishers, `2` doubled. */
const grids = {
  classic: { OPEN: '++++', ROUGH: 'rd-r', OBSTACLE: 'r--t', BUILDING: '+d-b', ROAD: '++22' },
  v3: { OPEN: '++++', ROUGH: '+rdr', OBSTACLE: 'r--t', BUILDING: '+d-b', ROAD: '++2+' },
} as const

const signs: Readonly<Record<string, readonly [entry: string, deploy: boolean]>> = {
  '+': ['OK', true],
  r: ['NO_RUN', true],
  '-': ['FORBIDDEN', false],
  d: ['DEPLOY_ONLY', true],
  t: ['OK_UNLESS_ANTI_TANK', false],
  b: ['DEMOLISH_ONLY', false],
  2: ['DOUBLE', true],
}

interface Crossing {
  readonly terrain: keyof (typeof grids)['classic'] | 'TRENCH'
  readonly unit: string
  readonly action: string
  readonly armour: string | undefined
  readonly antiTank: boolean
  readonly wide: boolean
  readonly fascine: boolean
  readonly markVStar: boolean
}

/** BA2-022, BA2-023, BA3-043, GW-031, GW-050. */
export const terrain = ({ edition, settings }: Played, move: Crossing): Said => {
  const wheels =
    move.unit === 'WHEELED' || (move.unit === 'HALF_TRACKED' && settings['terrain.halftrack'] === 'wheeled')
  const column = move.unit === 'INFANTRY' ? 0 : move.unit === 'ARTILLERY' ? 1 : wheels ? 2 : 3
  if (move.terrain === 'TRENCH') {
    const stuck = column > 1 && move.wide && !move.fascine && !move.markVStar
    return { entry: null, legal: move.action !== 'RUN' && !stuck }
  }
  const always = edition === 'v3' && move.terrain === 'ROAD' && move.unit === 'HALF_TRACKED'
  const sign = always ? '2' : grids[edition][move.terrain][column]
  const [entry, deploy] = signs[sign ?? ''] ?? ['?', false]
  if (move.action === 'DEPLOY') return { entry, legal: deploy }
  const heavy = move.armour === 'HEAVY_TANK' || move.armour === 'SUPER_HEAVY_TANK'
  const legal =
    sign === '+' ||
    sign === '2' ||
    (sign === 'r' && move.action === 'ADVANCE') ||
    (sign === 't' && !move.antiTank) ||
    (sign === 'b' && heavy)
  return { entry, legal }
}
