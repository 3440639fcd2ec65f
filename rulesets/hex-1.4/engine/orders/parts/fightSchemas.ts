import type { Json } from '../../../../kit/json.js'
import { seatName } from '../../../../kit/seatName.js'
import { mostFreeHeavySupport, mostStrikes, rollMission, type BattleTerms } from '../../legality/battle.js'
import type { BattleView, HexView } from '../../view.js'
import { longestReason, mostKills } from './limits.js'
import { ownSeat, termsOf } from './terms.js'

type Properties = Readonly<Record<string, Json>>

export const closed = (properties: Properties, required: readonly string[] = []): Json => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})

const upTo = (title: string, maximum: number, usual?: number): Json => ({
  ...{ type: 'integer', title, minimum: 0, maximum },
  ...(usual === undefined ? {} : { default: usual }),
})

/** Players as everybody knows them. */
const nameOf = (view: HexView, seat: string): string => {
  const title = seatName(view, seat)
  return seat === ownSeat(view) ? `${title} (you)` : title
}

export const missionChoices = ({
  missions,
}: BattleView): readonly { readonly id: string; readonly label: string }[] => [
  ...missions.map(({ id, title }) => ({ id, label: title })),
  { id: rollMission, label: 'Let the dice choose' },
]

/** What may be brought to a fight: nothing that the player does not hold is offered. */
export const prepareSchema = (battle: BattleView, terms: BattleTerms): Json => {
  const { held, defenders } = terms
  const properties: Record<string, Json> = {
    rollOff: {
      type: 'boolean',
      title: 'Settle it by dice, if the other side wants that too',
      description: 'Then nothing is brought to it, and no battle is played.',
    },
  }
  if (held.AIR_STRIKE > 0) properties['strikes'] = upTo('Air / artillery strikes', mostStrikes)
  if (held.TRANSPORTER_DEVICE > 0) properties['transporters'] = upTo('Transporter devices', held.TRANSPORTER_DEVICE)
  if (held.ADVANCED_INTEL > 0)
    properties['intel'] = {
      type: 'boolean',
      title: 'Advanced Intel',
      description: 'Deploy after the other side; where there is a mission to choose, choose it.',
    }
  if (terms.tankFactory)
    properties['freeHeavySupport'] = upTo('Points of the Tank Factory’s free choice', mostFreeHeavySupport)
  if (defenders.length > 1)
    properties['defender'] = {
      ...{ type: 'string', title: 'Army that meets the raid', enum: defenders },
      description: 'Left out: the occupation force, else the largest conquest force.',
    }
  if (battle.missions.length > 0)
    properties['mission'] = {
      ...{ type: 'string', title: 'Mission, if it is yours to choose' },
      description: 'Left out, you are asked when it is.',
      oneOf: missionChoices(battle).map(({ id, label }) => ({ const: id, title: label })),
    }
  return closed(
    properties,
    Object.keys(properties).filter((key) => key !== 'mission' && key !== 'defender'),
  )
}

const unitSchema = (name: string, alive: number): Json => ({
  ...(closed(
    {
      lost: upTo('Models lost', alive),
      fled: upTo('Models that fled off the table', alive),
      fleeing: { type: 'boolean', title: 'Fleeing at the end' },
      kills: upTo('Enemy units destroyed', mostKills),
    },
    ['lost', 'fled', 'fleeing', 'kills'],
  ) as Properties),
  title: `${name}, ${String(alive)} ${alive === 1 ? 'model' : 'models'}`,
})

/** One's own units, none where no roster names them. */
const unitsProperty = (view: HexView, battle: BattleView): Properties => {
  const own = battle.sides.find(({ seat }) => seat === ownSeat(view))
  const units = own?.units.flatMap(({ id, name, alive }) => (id === null ? [] : [[id, unitSchema(name, alive)]])) ?? []
  if (units.length === 0) return {}
  return {
    units: {
      ...(closed(Object.fromEntries(units) as Properties) as Properties),
      title: 'Your units',
      description: 'Those with losses, kills or in flight; the other side is shown none of it.',
    },
  }
}

/** Points left by side: all of them until something is written; of whoever withdrew no more than half. */
const leftSchema = (view: HexView, { sides }: BattleView, withdrew: string | null): Json => ({
  ...(closed(
    Object.fromEntries(
      sides.map(({ seat, points }) => {
        const most = seat === withdrew ? Math.floor(points / 2) : points
        return [seat, upTo(`${nameOf(view, seat)}, of ${String(points)}`, most, most)]
      }),
    ),
    sides.map(({ seat }) => seat),
  ) as Properties),
  title: 'Points left',
})

/** HX-526: units of each side that the other destroyed. */
const destroyedSchema = (view: HexView, battle: BattleView): Json => {
  const { armies } = termsOf(view, battle)
  return {
    ...(closed(
      Object.fromEntries(battle.sides.map(({ seat }) => [seat, upTo(nameOf(view, seat), armies[seat] ?? 0, 0)])),
    ) as Properties),
    title: 'Units destroyed',
    description: 'Both sides confirm these; the kills of a side’s units are no more in all.',
  }
}

const outcome = (view: HexView, battle: BattleView): Properties => ({
  winner: {
    ...{ type: 'string', title: 'Winner' },
    oneOf: [
      ...battle.sides.map(({ seat }) => ({ const: seat, title: nameOf(view, seat) })),
      { const: 'draw', title: 'Nobody: a draw' },
    ],
  },
  degree: {
    ...{ type: 'string', title: 'Victory' },
    oneOf: [
      { const: 'MINOR', title: 'Minor' },
      { const: 'MAJOR', title: 'Major' },
    ],
  },
  left: leftSchema(view, battle, null),
  destroyed: destroyedSchema(view, battle),
})

/** A report with one's own units. */
export const resultSchema = (view: HexView, battle: BattleView): Json =>
  closed({ ...outcome(view, battle), ...unitsProperty(view, battle) }, ['winner', 'degree', 'left'])

/** HX-298: who withdraws has lost half or more, and the battle with it. */
export const withdrawalSchema = (view: HexView, battle: BattleView, seat: string): Json =>
  closed(
    {
      withdrew: { type: 'string', const: seat },
      left: leftSchema(view, battle, seat),
      destroyed: destroyedSchema(view, battle),
      ...unitsProperty(view, battle),
    },
    ['withdrew', 'left'],
  )

export const confirmSchema = (view: HexView, battle: BattleView): Json | null => {
  const units = unitsProperty(view, battle)
  return Object.keys(units).length === 0 ? null : closed(units)
}

export const reason: Json = {
  type: 'string',
  title: 'Reason, told to both players',
  minLength: 1,
  maxLength: longestReason,
}

export const rulingSchema = (view: HexView, battle: BattleView): Json =>
  closed({ ...outcome(view, battle), reason }, ['winner', 'degree', 'reason'])

export const orderSchema = (key: 'armies' | 'hexes', names: readonly string[]): Json =>
  closed(
    {
      [key]: {
        ...{ type: 'array', title: key === 'armies' ? 'Armies' : 'Hexes', maxItems: names.length },
        description: 'In the order in which they are ticked; the rest follow as usual.',
        items: { type: 'string', enum: names },
        examples: [names, [...names].reverse()],
      },
    },
    [key],
  )

export const anyUnits: Json = {
  type: 'object',
  description: 'Own units by their ids.',
  additionalProperties: closed({
    lost: { type: 'integer', minimum: 0 },
    fled: { type: 'integer', minimum: 0 },
    fleeing: { type: 'boolean' },
    kills: { type: 'integer', minimum: 0 },
  }),
}

export const anyShared: Properties = {
  winner: { type: 'string', description: 'A seat of the fight, or "draw"; may be left out where somebody withdrew.' },
  degree: { type: 'string', enum: ['MINOR', 'MAJOR'] },
  left: { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } },
  destroyed: { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } },
  withdrew: { type: 'string', description: 'A seat of the fight.' },
}
