import type { Sheets } from '../../../../kit/asks.js'
import type { Dice } from '../../../../kit/dice.js'
import type { GroupId } from '../../../../kit/ids.js'
import { RuleBug } from '../../../../kit/result.js'
import type { TableBattle } from '../../../../kit/ruleset.js'
import type { Battle, Raid } from '../../model/battle.js'
import { adviceGroup, battleGroup, queueGroup, raidGroup } from '../../asks/battle.js'
import { forcesAt, hexAt } from '../../model/control.js'
import type { HexEvent } from '../../events/events.js'
import type { HexOrder } from '../../model/orders.js'
import { byText } from '../../model/pieces.js'
import type { State } from '../../model/state.js'
import { queueAsks } from '../../fights/queues.js'
import { answerOf } from './answers.js'
import { conflictsOf } from './conflicts.js'
import { closeWord } from './disputes.js'
import { closeMission } from './mission.js'
import { closePrepare } from './prepare.js'
import { changed, proceed, raidOpened, raidUnopposed } from './proceed.js'
import { closeQueue } from './queues.js'
import { closeAdvice, closeConfirm, closeCorrect, closeReport, closeRuling } from './report.js'
import { append, begin, type Played } from '../played.js'

/** HX-290: conflicts made of what Movement left, and every fight opened that need not wait for another; what needs no answer is settled at once. */
export const openBattles = (played: Played, dice: Dice): Played => {
  const { conflicts, events } = conflictsOf(played.state, dice)
  if (conflicts.length === 0 && played.state.conflicts.length === 0) return played
  return proceed(append(played, [...events, { kind: 'conflictsSet', conflicts, seenBy: 'referee' }]))
}

/** HX-244, HX-279: a recon force meets the raid if its owner says so. */
const closeDefence = (state: State, raid: Raid, sheets: Sheets<HexOrder>): readonly HexEvent[] => {
  const index = state.conflicts.indexOf(raid)
  const { owner } = hexAt(state, raid.at)
  const named = owner && answerOf(sheets, owner, raid.id, 'defend')?.order.defender
  const defender = forcesAt(state, raid.at).find(({ id, points, seat }) => id === named && seat === owner && points > 0)
  return defender
    ? [changed(index, { ...raid, asks: false }), ...raidOpened(state, index, raid, defender.id)]
    : raidUnopposed(index, raid)
}

const closeStep = (state: State, battle: Battle, sheets: Sheets<HexOrder>, dice: Dice): Played => {
  const now = begin(state)
  switch (battle.step) {
    case 'prepare':
      return closePrepare(now, battle, sheets, dice)
    case 'mission':
      return closeMission(now, battle, sheets, dice)
    case 'report':
      return closeReport(now, battle, sheets, dice)
    case 'confirm':
      return closeConfirm(now, battle, sheets, dice)
    case 'correct':
      return closeCorrect(now, battle, sheets, dice)
    case 'word':
      return closeWord(now, battle, sheets, dice)
    case 'ruling':
      return closeRuling(now, battle, sheets, dice)
    case 'closed':
      throw new RuleBug(`${battle.key} is closed`)
  }
}

const closeGroup = (state: State, group: GroupId, sheets: Sheets<HexOrder>, dice: Dice): Played => {
  const queue = queueAsks(state).find((ask) => queueGroup(state, ask) === group)
  if (queue) return append(begin(state), closeQueue(state, queue, sheets))
  const raid = state.conflicts.find(
    (conflict): conflict is Raid => conflict.kind === 'raid' && conflict.asks && raidGroup(conflict) === group,
  )
  if (raid) return append(begin(state), closeDefence(state, raid, sheets))
  const open = state.battles.filter(({ step }) => step !== 'closed')
  const advised = open.find((battle) => battle.advice && adviceGroup(battle) === group)
  if (advised) return closeAdvice(begin(state), advised, sheets, dice)
  const asked = open.find((battle) => battleGroup(battle) === group)
  if (asked) return closeStep(state, asked, sheets, dice)
  throw new RuleBug(`no fight waits for ${group}`)
}

/** One group of asks about one fight; what it lets begin is opened. */
export const closeBattle = (state: State, group: GroupId, sheets: Sheets<HexOrder>, dice: Dice): Played =>
  proceed(closeGroup(state, group, sheets, dice))

export const undecided = ({ conflicts }: State): boolean =>
  conflicts.some((conflict) => !conflict.closed && !(conflict.kind === 'contest' && conflict.carried))

/** Fights that are still to be decided, a fight played again among them; in the order of their names. */
export const tableBattles = ({ battles }: State): readonly TableBattle[] =>
  battles
    .filter(({ step }) => step !== 'closed')
    .map(({ id, sides }) => ({ id, sides: sides.map(({ seat }) => ({ seat, about: id })) }))
    .sort((a, b) => byText(a.id, b.id))

/** HX-165: what was not used in a Battle phase with a conflict is lost, but for Advanced Intel. */
export const expireSpecials = ({ seats, memory }: State): readonly HexEvent[] =>
  memory.conflicts === 0
    ? []
    : seats.flatMap(({ id, specials }): readonly HexEvent[] => {
        const gone = specials.filter((special) => special !== 'ADVANCED_INTEL')
        return gone.length > 0 ? [{ kind: 'specialsExpired', seat: id, specials: gone, seenBy: [id] }] : []
      })
