import type { ArmyList } from '@muster/rulesets/boltgun/engine/model/list.js'
import { armyTypes } from '@muster/rulesets/boltgun/engine/data/armies.js'
import { armyRules } from '@muster/rulesets/boltgun/engine/data/armyRules.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import boltgun from '@muster/rulesets/boltgun/index.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { last, open, type Player } from '../../support/play.js'
import type { Random } from '../../support/random.js'
import { byAsk } from '../../twoworld/pairs.js'
import type { Adapter, Truth } from './game.js'
import adapter from './index.js'
import { features, ownership, isClosed } from './oracle.js'
import { ownNews } from './own.js'

const allRules = Object.keys(armyRules)

const words = (random: Random, what: string): string => `${what} ${String(random.below(1_000_000))}`

const ownList = (random: Random): OrderDraft => ({
  ...{ kind: 'army', item: 'own' },
  detail: {
    type: words(random, 'Host'),
    rules: random
      .shuffled(allRules)
      .slice(0, 1 + random.below(3))
      .map((rule) => ({ rule, why: words(random, 'Because') })),
    ...(random.chance(0.2)
      ? { customs: [{ title: words(random, 'Rule'), text: 'As agreed.', why: words(random, 'So') }] }
      : {}),
  },
})

const judgement = (seat: string, random: Random): OrderDraft => ({
  ...{ kind: 'judge', item: seat, with: random.chance(0.6) ? 'approve' : 'refuse' },
  detail: { reason: words(random, 'Reason') },
})

/** Chooses armies and judges lists by lot: each choice and each word different from everybody else's. */
const recruiter: Player = (game, view, ask, random) => {
  if (ask.kind !== 'approval' && random.chance(0.1)) return null
  if (ask.kind !== 'army') {
    const items = game.orderOptions(view, ask).flatMap(({ item = [] }) => item.map(({ id }) => id))
    return [...new Set(items)].flatMap((seat) => {
      const stream = random.fork(seat)
      return stream.chance(0.8) ? [judgement(seat, stream)] : []
    })
  }
  if (random.chance(0.25))
    return [{ kind: 'army', item: random.pick(armyTypes), detail: { type: words(random, 'Host') } }]
  // The first of several lists that keeps to the budget
  return Array.from({ length: 4 }, () => ownList(random))
}

/** What a list tells those to whom it is shown: the node is a banner's id, and nobody else's. */
const shownOf = ({ type, rules, customs }: ArmyList): unknown => [type, rules, customs]

/** What a seat may know while armies are chosen (BG-300, BG-196, A-54), and of the first turn that follows. */
const mayKnowOfArmies = (truth: Truth): unknown => {
  const { now, events, seat } = truth
  const own = now.seats.find(({ id }) => id === seat)
  return {
    turn: now.turn,
    stage: now.stage,
    news: events.flatMap((event): readonly unknown[] => {
      switch (event.kind) {
        case 'armiesOpened':
          return [[event.kind, event.round]]
        case 'approvalOpened':
        case 'consentOpened':
          return [event.kind]
        case 'armyFiled':
          return event.seat === seat ? [[event.list, event.silent]] : []
        case 'listShown':
          return [[event.seat, event.seat === seat ? null : shownOf(event.list)]]
        case 'listJudged':
          if (event.seat === seat) return [[event.approved, event.by, event.reasons]]
          return event.by === 'consent' ? [[event.seat, event.approved]] : []
        case 'armiesSettled':
          return [event.types]
        default:
          return []
      }
    }),
    packet: [own?.army, own?.owesNode, own?.objectives],
    own: ownNews(truth),
    intelligence: isClosed(truth) ? [ownership(truth), features(truth)] : null,
  }
}

/** Campaigns whose armies are to be chosen, under every way of approving them. */
const openingsOf = (random: Random): readonly State[] =>
  boltgun.scenarios.flatMap((scenario) =>
    ['consent', 'facilitator', 'presets'].map((approval) => {
      const settings = { 'army.approval': approval, 'army.budget': random.pick([0, 2, 2, 4]) }
      return last(open(boltgun, scenario, `${scenario.id} ${approval}`, settings)) as State
    }),
  )

/** Others are proposed something else, and their banners are not where they were. */
const otherwise = (start: State, seat: string, random: Random): State => ({
  ...start,
  seats: start.seats.map((one) => (one.id === seat ? one : { ...one, objectives: [] })),
  armies: start.armies && {
    ...start.armies,
    filed: start.armies.filed.map((filed) =>
      filed.seat === seat ? filed : { ...filed, proposal: { ...filed.proposal, rules: [] } },
    ),
  },
  banners: start.banners.map((banner) => (banner.seat === seat ? banner : { ...banner, level: 1 + random.below(20) })),
})

/** Two worlds in which the others choose and judge differently, from the armies to the first turn. */
export const armies: Adapter = {
  ...adapter,
  players: [recruiter],
  starts: openingsOf,
  opening: (starts, random) => {
    const start = random.pick(starts)
    return { start, seat: random.pick(start.seats).id }
  },
  vary: ({ sealed, seat }, { start }, random) => {
    const changed = random.chance(0.5)
    // Worlds in which the others do the same as well, so that what the stages tell is compared to the end
    const again = random.chance(0.3)
      ? sealed.filter(({ kind, seat: whose }) => whose !== seat && kind !== 'approval')
      : []
    return {
      start: changed ? otherwise(start, seat, random) : start,
      answers: byAsk(again),
      dice: false,
      changed: [changed ? 'others' : 'answers'],
    }
  },
  // A facilitator may say the same of the seat's own list, whatever others have filed.
  concerns: (state, seat, ask) => ask.view.kind === 'approval' || adapter.concerns(state, seat, ask),
  mayKnow: mayKnowOfArmies,
  changes: ['others', 'answers'],
  leaks: [],
}
