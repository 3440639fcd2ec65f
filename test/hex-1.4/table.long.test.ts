import { expect, test } from 'vitest'
import { hex } from '@muster/rulesets/hex-1.4/index.js'
import type { HexEvent } from '@muster/rulesets/hex-1.4/engine/events/events.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import type { HexView } from '@muster/rulesets/hex-1.4/engine/view/view.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { last, open, playOut, sensibly, wildly, type AnyGame, type Player } from '../support/play.js'
import { randomFrom, type Random } from '../support/random.js'
import { faultsOf } from './faults.js'
import { resultOf, unitsOf } from './support/table.js'

const game: AnyGame = hex

/** A roster for every force that has none. */
const rosters = (view: HexView, random: Random): readonly OrderDraft[] =>
  view.detail.forces
    .filter(({ units, authorised }) => units.length === 0 && authorised >= 300)
    .map(({ id, authorised }): OrderDraft => ({
      ...{ kind: 'roster', piece: id },
      detail: {
        units: [
          { name: 'Line', types: ['INFANTRY'], models: 10, points: Math.floor(authorised / 3) },
          {
            name: 'Riders',
            types: [random.chance(0.5) ? 'BIKE' : 'VEHICLE'],
            models: 3,
            points: Math.floor(authorised / 3),
          },
        ],
      },
    }))

/** Plays as the bot does, but keeps rosters, fights on the table and has wishes afterwards. */
const atTheTable: Player = (played, given, ask, random) => {
  const view = given as HexView
  const battle = view.detail.battles.find(({ id }) => id === ask.about)
  switch (ask.kind) {
    case 'upkeep':
      return [...(sensibly(played, given, ask, random) ?? []), ...rosters(view, random)]
    case 'prepare':
      return null
    case 'report':
    case 'correct':
      return battle ? [resultOf(battle, random)] : null
    case 'confirm':
      return battle ? [{ kind: 'confirm', item: battle.id, detail: { units: unitsOf(battle, random, 0) } }] : null
    case 'postBattle':
      return wildly(played, given, ask, random)
    default:
      return sensibly(played, given, ask, random)
  }
}

const settings: readonly Readonly<Record<string, Json>>[] = [
  {},
  { 'battle.draw': 'rolloff', 'survival.rolls': 'table', 'honours.mode': 'roll' },
  { 'battle.draw': 'replay', 'battle.unplayed': 'carry_over', 'xp.loss': 'at_destruction', fog: 'dark' },
  { 'capture.facilities': 'destroy', 'retreat.needs': 'occupied', 'recon.overrun': 'displace', 'caps.over': 'disband' },
]

test.each(settings.map((entry, index) => [index, entry] as const))(
  'campaigns fought on the table hold to the rules (%i)',
  (index, chosen) => {
    const seen = new Set<string>()
    const scenario = game.scenarios[0]
    if (!scenario) throw new Error('there is no scenario')
    const seed = `table ${String(index)}`
    const campaign = playOut(game, open(game, scenario, seed, chosen), atTheTable, randomFrom(seed), 12)
    for (const { after, events } of campaign.steps) {
      for (const { kind } of events as readonly HexEvent[]) seen.add(kind)
      expect(faultsOf(after as State)).toEqual([])
    }
    expect((last(campaign) as State).turn).toBeGreaterThan(4)
    const lived = ['battleResolved', 'contestDecided', 'retreatMade', 'unitChanged', 'survivalRolled', 'honourGained']
    expect(lived.filter((kind) => !seen.has(kind))).toEqual([])
  },
)
