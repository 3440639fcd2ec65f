import type { BoltgunEvent } from '@muster/rulesets/boltgun/engine/model/events.js'
import { settingsOf } from '@muster/rulesets/boltgun/engine/view/table.js'
import type { BattleView, BoltgunView } from '@muster/rulesets/boltgun/engine/view/view.js'
import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { Random } from '../support/random.js'
import type { WarAdapter } from '../wars/adapter.js'

const kinds: Readonly<Record<BoltgunEvent['kind'], true | string>> = {
  opened: true,
  lateStarterJoined: 'the referee admits late starters, recorded wars have none',
  lateStarterPlaced: 'the referee admits late starters, recorded wars have none',
  ownerCorrected: 'set right by hand, recorded wars have none',
  levelCorrected: 'set right by hand, recorded wars have none',
  worksCorrected: 'set right by hand, recorded wars have none',
  featureRevealed: 'an event of a facilitator, recorded wars have none',
  announced: 'an event of a facilitator, recorded wars have none',
  armiesOpened: true,
  armyFiled: true,
  approvalOpened: true,
  consentOpened: true,
  listShown: true,
  listJudged: true,
  armyTaken: true,
  armiesSettled: true,
  packetRead: true,
  plansClosed: true,
  planMissing: true,
  orderRefused: true,
  orderIdle: true,
  orderVoid: true,
  retreatForced: true,
  nodeNamed: true,
  plansKept: true,
  rulingsOpened: true,
  worksChanged: true,
  teleported: true,
  marched: true,
  marchFailed: true,
  retreated: true,
  retreatStayed: true,
  rewardEarned: true,
  resupplied: true,
  transferred: true,
  relicTaken: true,
  relicDestroyed: true,
  relicDropped: true,
  split: true,
  joined: true,
  bannerDestroyed: true,
  noted: true,
  occupationChanged: true,
  contactsFound: true,
  battleJoined: true,
  missionShifted: true,
  resultsDiffered: true,
  sheetsKept: true,
  witnessAgreed: true,
  forfeitClaimed: true,
  forfeitRefused: true,
  forfeitLeft: true,
  forfeitConceded: true,
  conflictReferred: true,
  wordAsked: true,
  choiceOpened: true,
  battlePublished: true,
  battleResolved: true,
  attritionTaken: true,
  retreatOrdered: true,
  nodeLost: true,
  hiveStruck: true,
  searched: true,
  sectorsUntaken: true,
  featureFound: true,
  relicsKnown: true,
  sectorsLost: true,
  intelligenceGained: true,
  objectivesChecked: true,
  seatEliminated: true,
  postingOpened: true,
  tieFound: true,
  tieRuled: true,
  turnOpened: true,
  battlesOpened: true,
  turnClosed: true,
  campaignEnded: true,
}

/** Of a third player's word, where two sheets differ. */
const third = (view: BoltgunView, battle: BattleView): readonly OrderDraft[] | null => {
  const found = view.legend.find(({ seat }) => battle.sides.every((side) => side.seat !== seat))
  const asks = battle.step === 'correction' && settingsOf(view)['results.conflict'] === 'word'
  return found && asks ? [{ kind: 'accept', item: battle.id, with: found.seat }] : null
}

/** A battle fought on a table: its result, told alike by both who draw alike, sometimes with levels given up (BG-204, BG-313). */
const hand = (view: GameView, ask: AskView, both: Random, own: Random): readonly OrderDraft[] | null => {
  const { detail } = view as BoltgunView
  const battle = detail.battles.find(({ id }) => id === ask.about)
  if (ask.kind !== 'battle' || !battle || battle.forfeits.length > 0 || !both.chance(0.65)) return null
  const named = own.chance(0.7) ? third(view as BoltgunView, battle) : null
  if (named) return named
  const seats = battle.sides.map(({ seat }) => seat).sort()
  const drawn = settingsOf(view as BoltgunView)['results.draws'] === 'forbidden' ? seats : [...seats, 'draw']
  const winner = both.pick(drawn)
  const lost = Object.fromEntries(seats.map((seat) => [seat, both.below(26) * 50 + (both.chance(0.2) ? 12.5 : 0)]))
  const gives = detail.packets.some(({ armyRules }) => armyRules.includes('SACRIFICE')) && own.chance(0.6)
  const detailOf = { winner, lost, ...(gives ? { sacrifice: 1 + own.below(3) } : {}) }
  return [{ kind: 'result', item: battle.id, detail: detailOf }]
}

const wars: WarAdapter = { kinds, hand }

export default wars
