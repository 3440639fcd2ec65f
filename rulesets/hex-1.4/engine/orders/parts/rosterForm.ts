import { malformed } from '../../../../kit/draftShape.js'
import type { PieceId } from '../../../../kit/ids.js'
import type { Json } from '../../../../kit/json.js'
import type { OrderProblem } from '../../../../kit/orders.js'
import { fail, ok, type Result } from '../../../../kit/result.js'
import { rosterExtension, rosterFrom } from '../../../../kit/roster.js'
import { isSlot, slots, slotTitle, type Slot } from '../../data/slots.js'
import { isUnitType, unitTypes, type UnitType } from '../../data/troops.js'
import { mostUnits } from '../../orderValidation/roster.js'
import type { RosterLine } from '../../model/orders.js'
import type { OrderOf } from './kind.js'
import type { ForceBody } from '../../model/pieces.js'
import * as words from '../../../messages/rosters.generated.js'

/** Longest name and largest numbers of a roster's line. */
const most = { name: 80, id: 80, models: 200, points: 2500, types: 4 } as const

/** What slots and keywords of an army list mean here. */
const typeWords: Readonly<Record<UnitType, readonly string[]>> = {
  INFANTRY: ['infantry', 'jump infantry', 'battleline', 'troops'],
  BIKE: ['bike', 'bikes', 'jetbike', 'jetbikes', 'biker', 'mounted'],
  CAVALRY: ['cavalry'],
  BEAST: ['beast', 'beasts', 'swarm'],
  MONSTROUS: ['monster', 'monstrous creature', 'gargantuan creature'],
  VEHICLE: [
    'vehicle',
    'tank',
    'transport',
    'dedicated transport',
    'walker',
    'skimmer',
    'flyer',
    'aircraft',
    'fortification',
  ],
  HQ: ['hq', 'character', 'independent character', 'lord of war'],
  SPECIAL_CHARACTER: ['special character', 'epic hero', 'named character'],
}

/** What slots of an army list mean in the organisation chart. */
const slotWords: Readonly<Record<Slot, readonly string[]>> = {
  HQ: ['hq', 'character', 'epic hero', 'lord of war'],
  TRANSPORT: ['dedicated transport', 'dedicated transports', 'transport'],
  TROOPS: ['troops', 'battleline', 'core'],
  ELITES: ['elites', 'elite'],
  FAST_ATTACK: ['fast attack'],
  HEAVY_SUPPORT: ['heavy support'],
}

/** Detail of a roster: units with types, models and points; `id` names one that stands and keeps its experience. */
export const rosterSchema = (force: Pick<ForceBody, 'authorised' | 'points' | 'units'> | null): Json => {
  const budget = force?.authorised ?? most.points
  const standing = (force?.units ?? []).map(({ id, name }) => ({ const: id, title: name }))
  const id: Json = {
    type: 'string',
    title: words.existingUnit(),
    ...(standing.length > 0 ? { oneOf: standing } : {}),
    maxLength: most.id,
  }
  return {
    ...{ type: 'object', additionalProperties: false, required: ['units'] },
    examples: [
      { units: [] },
      {
        units: [
          {
            name: words.exampleUnit(),
            types: ['INFANTRY'],
            models: 10,
            points: Math.min(100, force?.points ?? budget),
          },
        ],
      },
    ],
    properties: {
      units: {
        ...{ title: words.units(), type: 'array', maxItems: mostUnits, 'x-budget': budget, [rosterExtension]: true },
        items: {
          ...{ type: 'object', additionalProperties: false, required: ['name', 'types', 'models', 'points'] },
          [rosterFrom]: {
            types: Object.fromEntries(unitTypes.map((type) => [type, [...typeWords[type]]])),
            slot: Object.fromEntries(Object.entries(slotWords).map(([slot, names]) => [slot, [...names]])),
          },
          properties: {
            name: { type: 'string', title: words.name(), minLength: 1, maxLength: most.name },
            types: {
              ...{ type: 'array', title: words.types(), minItems: 1, maxItems: most.types },
              items: {
                type: 'string',
                oneOf: unitTypes.map((type) => ({ const: type, title: words.unitType({ type }) })),
              },
            },
            slot: {
              ...{ type: 'string', title: words.slot() },
              oneOf: (Object.keys(slots) as readonly Slot[]).map((slot) => ({ const: slot, title: slotTitle(slot) })),
            },
            models: { type: 'integer', title: words.models(), minimum: 1, maximum: most.models, default: 1 },
            points: {
              type: 'integer',
              title: words.points(),
              'x-points': true,
              minimum: 1,
              maximum: most.points,
              default: 1,
            },
            ...(force === null || standing.length > 0 ? { id } : {}),
          },
        },
      },
    },
  }
}

type Entry = Readonly<Record<string, Json | undefined>>

const isEntry = (value: Json | undefined): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const whole = (value: Json | undefined, least: number, greatest: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= greatest

const typesOf = (value: Json | undefined): readonly UnitType[] =>
  Array.isArray(value)
    ? unitTypes.filter((type) =>
        (value as readonly Json[]).some((entry) => typeof entry === 'string' && isUnitType(entry) && entry === type),
      )
    : []

const keys = ['id', 'name', 'types', 'slot', 'models', 'points']

const isLeftOut = (value: Json | undefined): boolean => value === undefined || value === null || value === ''

const lineOf = (value: Json): RosterLine | null => {
  if (!isEntry(value) || Object.keys(value).some((key) => !keys.includes(key))) return null
  const { id, name, models, points, slot } = value
  const types = typesOf(value['types'])
  if (typeof name !== 'string' || name.trim() === '' || name.length > most.name || types.length === 0) return null
  if (!whole(models, 1, most.models) || !whole(points, 1, most.points)) return null
  if (!isLeftOut(slot) && !(typeof slot === 'string' && isSlot(slot))) return null
  if (id !== undefined && id !== null && (typeof id !== 'string' || id.length > most.id)) return null
  return {
    ...{ name: name.trim(), types, models, points },
    ...(typeof slot === 'string' && isSlot(slot) ? { slot } : {}),
    ...(typeof id === 'string' && id !== '' ? { id } : {}),
  }
}

export const readRoster = (force: PieceId, detail: Json | undefined): Result<OrderOf<'roster'>, OrderProblem> => {
  const units = isEntry(detail) && Object.keys(detail).length === 1 ? detail['units'] : undefined
  if (!Array.isArray(units) || units.length > mostUnits)
    return fail(malformed('detail', words.rosterDetail({ most: mostUnits }), 'HX-117'))
  const lines = (units as readonly Json[]).map(lineOf)
  const bad = lines.indexOf(null)
  if (bad >= 0) return fail(malformed('unit', words.badUnit({ number: bad + 1 }), 'HX-117'))
  return ok({ kind: 'roster', force, units: lines.flatMap((line) => (line ? [line] : [])) })
}
