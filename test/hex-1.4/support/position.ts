import type { HeldSpecial } from '@muster/rulesets/hex-1.4/engine/data/specials.js'
import { evolve } from '@muster/rulesets/hex-1.4/engine/evolve/evolve.js'
import type { HexEvent } from '@muster/rulesets/hex-1.4/engine/events/events.js'
import { initial } from '@muster/rulesets/hex-1.4/engine/model/initial.js'
import type { HexScenario, ScenarioForce, ScenarioHex } from '@muster/rulesets/hex-1.4/engine/scenario.js'
import { settings as spec } from '@muster/rulesets/hex-1.4/engine/settings/settings.js'
import { setUp } from '@muster/rulesets/hex-1.4/engine/setUp.js'
import type { Stage, State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import type { Dice } from '@muster/rulesets/kit/dice.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { resolveSettings } from '@muster/rulesets/kit/settings.js'
import { defaultSystem } from '@muster/rulesets/tabletop/index.js'

type Mutable<Entry, Key extends keyof Entry> = Omit<Entry, Key> & Partial<Pick<Entry, Key>>

/** A position in the words of the cases; a force's seat and class follow from its id. */
export interface Position {
  /** What the tabletop system calls missions. */
  readonly missions?: Readonly<Record<string, string>>
  readonly map?: readonly [rows: number, columns: number]
  readonly settings?: Readonly<Record<string, Json>>
  readonly players?: Readonly<Record<string, { readonly stash?: number; readonly specials?: readonly HeldSpecial[] }>>
  readonly hexes: Readonly<Record<string, Omit<ScenarioHex, 'at'>>>
  readonly forces: Readonly<Record<string, Mutable<Omit<ScenarioForce, 'id'>, 'seat' | 'class'>>>
}

/** No die falls. */
export const noDice: Dice = {
  roll: (name, subject) => {
    throw new Error(`nobody asked for ${name}(${subject})`)
  },
}

/** Dice that fall as scripted, by `name(subject)`; what is not scripted does not fall. */
export const scripted = (script: Readonly<Record<string, readonly number[]>>): Dice => {
  const next = new Map<string, number>()
  return {
    roll: (name, subject) => {
      const key = `${name}(${subject})`
      const count = Number(/\.(\d*)d\d+$/.exec(name)?.[1] ?? 1) || 1
      const from = next.get(key) ?? 0
      const faces = (script[key] ?? []).slice(from, from + count)
      if (faces.length < count) throw new Error(`${key} is not scripted`)
      next.set(key, from + count)
      return faces
    },
  }
}

const dataOf = ({ map = [6, 10], players = { Red: {}, Blue: {} }, hexes, forces }: Position): HexScenario => ({
  rows: map[0],
  columns: map[1],
  position: {
    seats: Object.entries(players).map(([seat, entry]) => ({ seat, ...entry })),
    hexes: Object.entries(hexes).map(([at, entry]) => ({ at, ...entry })),
    forces: Object.entries(forces).map(([id, entry]) => ({
      seat: id.split('-')[0] ?? '',
      class: (/-(CF|OF|RF)/.exec(id)?.[1] ?? 'CF') as ScenarioForce['class'],
      id,
      ...entry,
    })),
  },
})

/** The events with which a position opens, the first Upkeep among them. */
export const eventsOf = (position: Position, dice: Dice = noDice): readonly HexEvent[] => {
  const settings = resolveSettings(spec, position.settings ?? {})
  if (!settings.ok) throw new Error(settings.problem.message)
  const seats = Object.keys(position.players ?? { Red: {}, Blue: {} })
  return setUp(
    {
      id: 'position',
      title: 'A position',
      about: '',
      seats: seats.map((title) => ({ title, subtitle: '' })),
      data: dataOf(position) as HexScenario & Json,
    },
    settings.value,
    seats.map((seat) => ({ seat: seatId(seat), title: seat, subtitle: '' })),
    dice,
    { ...defaultSystem, missions: position.missions ?? defaultSystem.missions },
  )
}

/** A position in its first Upkeep, income paid; or as if a later stage had opened without an order given. */
export const stateOf = (position: Position, stage: Stage = 'upkeep'): State => ({
  ...evolve(initial, eventsOf(position)),
  stage,
})

/** Red in the west with his fortress in 3/1, Blue in the east with his in 3/8; 3/5 between them is unclaimed. */
export const frontier = {
  '3/1': { owner: 'Red', facilities: ['FORTRESS'] },
  '3/2': { owner: 'Red' },
  '3/3': { owner: 'Red' },
  '3/4': { owner: 'Red' },
  '3/6': { owner: 'Blue' },
  '3/7': { owner: 'Blue' },
  '3/8': { owner: 'Blue', facilities: ['FORTRESS'] },
} as const satisfies Position['hexes']

export const holders = {
  'Red-OF': { at: '3/1', points: 600 },
  'Blue-OF': { at: '3/8', points: 600 },
} as const satisfies Position['forces']
