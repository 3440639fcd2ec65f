import type { Json } from '../../../../kit/json.js'
import { seatName } from '../../../../kit/seatName.js'
import { mostFreeHeavySupport, mostStrikes, rollMission, type BattleTerms } from '../../orderValidation/battle.js'
import type { BattleView, HexView } from '../../view/view.js'
import { longestReason, mostKills } from './limits.js'
import { ownSeat, termsOf } from './terms.js'
import * as words from '../../../messages/answerForms.generated.js'
import * as answers from '../../../messages/answers.generated.js'

type Properties = Readonly<Record<string, Json>>

export const closed = (properties: Properties, required: readonly string[] = []): Json => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})

const upTo = (title: string, maximum: number, usual?: number): Properties => ({
  ...{ type: 'integer', title, minimum: 0, maximum },
  ...(usual === undefined ? {} : { default: usual }),
})

/** Players as everybody knows them. */
const nameOf = (view: HexView, seat: string): string => {
  const title = seatName(view, seat)
  return seat === ownSeat(view) ? words.you({ seat: title }) : title
}

export const missionChoices = ({
  missions,
}: BattleView): readonly { readonly id: string; readonly label: string }[] => [
  ...missions.map(({ id, title }) => ({ id, label: title })),
  { id: rollMission, label: answers.letDiceChoose() },
]

/** What may be brought to a fight: nothing that the player does not hold is offered. */
export const prepareSchema = (battle: BattleView, terms: BattleTerms): Json => {
  const { held, defenders } = terms
  const properties: Record<string, Json> = {
    rollOff: {
      type: 'boolean',
      title: words.rollOff(),
      description: words.rollOffAbout(),
    },
  }
  if (held.AIR_STRIKE > 0) properties['strikes'] = upTo(words.strikes(), mostStrikes)
  if (held.TRANSPORTER_DEVICE > 0) properties['transporters'] = upTo(words.transporters(), held.TRANSPORTER_DEVICE)
  if (held.ADVANCED_INTEL > 0)
    properties['intel'] = {
      type: 'boolean',
      title: words.intel(),
      description: words.intelAbout(),
    }
  if (terms.tankFactory) properties['freeHeavySupport'] = upTo(words.freeChoice(), mostFreeHeavySupport)
  if (defenders.length > 1)
    properties['defender'] = {
      ...{ type: 'string', title: words.defender(), enum: defenders },
      description: words.defenderAbout(),
    }
  if (battle.missions.length > 0)
    properties['mission'] = {
      ...{ type: 'string', title: words.mission() },
      description: words.missionAbout(),
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
      lost: upTo(words.lost(), alive),
      fled: upTo(words.fled(), alive),
      fleeing: { type: 'boolean', title: words.fleeing() },
      kills: upTo(words.kills(), mostKills),
    },
    ['lost', 'fled', 'fleeing', 'kills'],
  ) as Properties),
  title: words.unit({ name, alive }),
})

/** One's own units, none where no roster names them. */
const unitsProperty = (view: HexView, battle: BattleView): Properties => {
  const own = battle.sides.find(({ seat }) => seat === ownSeat(view))
  const units = own?.units.flatMap(({ id, name, alive }) => (id === null ? [] : [[id, unitSchema(name, alive)]])) ?? []
  if (units.length === 0) return {}
  return {
    units: {
      ...(closed(Object.fromEntries(units) as Properties) as Properties),
      title: words.yourUnits(),
      description: words.yourUnitsAbout(),
    },
  }
}

/** Points left by side; of whoever withdrew no more than half. */
const leftSchema = (view: HexView, { sides }: BattleView, withdrew: string | null): Json => ({
  ...(closed(
    Object.fromEntries(
      sides.map(({ seat, points }) => {
        const most = seat === withdrew ? Math.floor(points / 2) : points
        return [seat, { ...upTo(words.sideOf({ side: nameOf(view, seat), points }), most), 'x-open': true }]
      }),
    ),
    sides.map(({ seat }) => seat),
  ) as Properties),
  title: words.pointsLeft(),
})

/** HX-526: units of each side that the other destroyed. */
const destroyedSchema = (view: HexView, battle: BattleView): Json => {
  const { armies } = termsOf(view, battle)
  return {
    ...(closed(
      Object.fromEntries(battle.sides.map(({ seat }) => [seat, upTo(nameOf(view, seat), armies[seat] ?? 0, 0)])),
    ) as Properties),
    title: words.destroyed(),
    description: words.destroyedAbout(),
  }
}

const outcome = (view: HexView, battle: BattleView): Properties => ({
  winner: {
    ...{ type: 'string', title: words.winner(), 'x-open': true },
    oneOf: [
      ...battle.sides.map(({ seat }) => ({ const: seat, title: nameOf(view, seat) })),
      { const: 'draw', title: words.nobody() },
    ],
  },
  degree: {
    ...{ type: 'string', title: words.victory(), 'x-open': true },
    oneOf: [
      { const: 'MINOR', title: words.degree({ degree: 'MINOR' }) },
      { const: 'MAJOR', title: words.degree({ degree: 'MAJOR' }) },
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
  title: words.reason(),
  minLength: 1,
  maxLength: longestReason,
}

export const rulingSchema = (view: HexView, battle: BattleView): Json =>
  closed({ ...outcome(view, battle), reason }, ['winner', 'degree', 'reason'])

export const orderSchema = (key: 'armies' | 'hexes', names: readonly string[]): Json =>
  closed(
    {
      [key]: {
        ...{ type: 'array', title: words.ordered({ what: key }), maxItems: names.length },
        description: words.orderedAbout(),
        items: { type: 'string', enum: names },
        examples: [names, [...names].reverse()],
      },
    },
    [key],
  )

export const anyUnits: Json = {
  type: 'object',
  description: words.ownUnits(),
  additionalProperties: closed({
    lost: { type: 'integer', minimum: 0 },
    fled: { type: 'integer', minimum: 0 },
    fleeing: { type: 'boolean' },
    kills: { type: 'integer', minimum: 0 },
  }),
}

export const anyShared: Properties = {
  winner: { type: 'string', description: words.anyWinner() },
  degree: { type: 'string', enum: ['MINOR', 'MAJOR'] },
  left: { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } },
  destroyed: { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } },
  withdrew: { type: 'string', description: words.anySeat() },
}
