import { askOf, silence, type Ask, type AskView } from '../../../kit/asks.js'
import { facilitatorDesk, groupId, token, type GroupId, type SeatId } from '../../../kit/ids.js'
import type { Battle, Raid } from '../model/battle.js'
import { hexAt } from '../model/control.js'
import { aloneIn } from '../fights/alone.js'
import { queueAsks, type QueueAsk } from '../fights/queues.js'
import { isRaid } from '../fights/raid.js'
import { contextOf } from '../model/rulesContext.js'
import type { State } from '../model/state.js'
import * as words from '../../messages/asks.generated.js'

type Question = Omit<AskView, 'id' | 'about'>

/** A fight played again asks again. */
export const battleGroup = ({ id, step, round, word }: Battle): GroupId =>
  groupId(step === 'word' && word ? word : `battle.${id}.${step}${round > 0 ? `.${String(round)}` : ''}`)

/** Where a facilitator may rule while the sides correct their sheets. */
export const adviceGroup = ({ id, round }: Battle): GroupId =>
  groupId(`battle.${id}.advice${round > 0 ? `.${String(round)}` : ''}`)

export const raidGroup = ({ id }: Raid): GroupId => groupId(`raid.${id}`)

const hexText = (state: State, at: number): string => contextOf(state).name(at)

export const queueGroup = (state: State, { seat, at }: QueueAsk): GroupId =>
  groupId(`queue.${String(state.turn)}.${hexText(state, at).replace('/', '.')}.${seat}`)

const reporting = (state: State, battle: Battle): Question => {
  const rule = state.settings[isRaid(battle) ? 'raid.unplayed' : 'battle.unplayed']
  const undefended = rule === 'defender_holds' && battle.attacker === null
  const otherwise = undefended ? 'undefended' : rule
  return {
    kind: 'report',
    title: battle.round > 0 ? words.reportAgain() : words.report(),
    deadline: 'results',
    silence: silence(words.reportSilence({ otherwise }), isRaid(battle) ? 'HX-282' : 'HX-300'),
  }
}

const confirming = (state: State): Question => ({
  kind: 'confirm',
  title: words.confirm(),
  deadline: 'confirm',
  silence: silence(words.confirmSilence({ rule: state.settings['result.silence'] }), 'HX-301'),
})

const questionOf = (state: State, battle: Battle): Question => {
  switch (battle.step) {
    case 'prepare':
      return {
        kind: 'prepare',
        title: words.prepare(),
        deadline: 'prepare',
        silence: silence(words.prepareSilence(), 'HX-165'),
      }
    case 'mission':
      return {
        kind: 'mission',
        title: words.mission(),
        deadline: 'prepare',
        silence: silence(words.missionSilence(), battle.kind === 'STANDARD' ? 'HX-292' : 'HX-294'),
      }
    case 'confirm':
      return confirming(state)
    case 'correct':
      return {
        kind: 'correct',
        title: words.correct(),
        deadline: 'confirm',
        silence: silence(words.correctSilence(), 'HX-301'),
      }
    case 'ruling':
      return aloneIn(battle) === null
        ? rulingQuestion(words.ruling(), withoutRuling(state))
        : rulingQuestion(words.rulingAgainstBot(), withoutConfirmation(battle))
    case 'word':
      return {
        kind: 'word',
        title: aloneIn(battle) === null ? words.word() : words.wordAgainstBot(),
        deadline: 'confirm',
        silence: silence(words.wordSilence(), aloneIn(battle) === null ? 'HX-301' : 'HX-525'),
      }
    default:
      return reporting(state, battle)
  }
}

type Otherwise = Parameters<typeof words.rulingSilence>[0]['otherwise']

const withoutRuling = (state: State): Otherwise =>
  state.settings['result.conflict'] === 'word' ? 'wordThenDice' : 'rolledOff'

/** HX-525 */
const withoutConfirmation = ({ witness }: Battle): Otherwise =>
  witness === facilitatorDesk ? 'rolledOff' : 'wordThenRolledOff'

const rulingQuestion = (title: string, otherwise: Otherwise): Question => ({
  ...{ kind: 'ruling', title, deadline: 'ruling' },
  silence: silence(words.rulingSilence({ otherwise }), 'HX-301'),
})

/** The seats that the present step of a fight asks. */
const askedBy = (battle: Battle): readonly SeatId[] => {
  const seats = battle.sides.map(({ seat }) => seat)
  switch (battle.step) {
    case 'mission':
      return battle.chooser === null ? [] : [battle.chooser]
    case 'confirm':
      return seats.filter((_, side) => battle.filed[side] === null)
    case 'word':
      return battle.witness ? [battle.witness] : []
    case 'ruling':
      return [facilitatorDesk]
    case 'closed':
      return []
    default:
      return seats
  }
}

const fightAsks = (state: State, battle: Battle): readonly Ask[] => {
  const asked = askedBy(battle)
  if (asked.length === 0 && !battle.advice) return []
  const ask = (seat: SeatId, group: GroupId, question: Question): Ask =>
    askOf(seat, group, {
      ...question,
      askedOfAllSeats: false,
      about: battle.step === 'word' && battle.word ? battle.word : battle.id,
    })
  const advice = battle.advice
    ? [ask(facilitatorDesk, adviceGroup(battle), rulingQuestion(words.rulingEarly(), 'corrected'))]
    : []
  const question = questionOf(state, battle)
  return [...asked.map((seat) => ask(seat, battleGroup(battle), question)), ...advice]
}

/** Of a raid on a hex without troops: whether a recon force meets it (HX-279). */
const defendAsk = (state: State, raid: Raid): readonly Ask[] => {
  const { owner } = hexAt(state, raid.at)
  if (!raid.asks || raid.closed || owner === null) return []
  const view = {
    kind: 'defend',
    title: words.defend({ seat: raid.seat, at: hexText(state, raid.at) }),
    deadline: 'prepare',
    silence: silence(words.defendSilence(), 'HX-279'),
    about: raid.id,
  }
  return [askOf(owner, raidGroup(raid), { ...view, askedOfAllSeats: false })]
}

const queueAsk = (state: State, ask: QueueAsk): Ask =>
  askOf(ask.seat, queueGroup(state, ask), {
    kind: 'queue',
    title: words.queue({ at: hexText(state, ask.at) }),
    deadline: 'prepare',
    silence: silence(words.queueSilence(), 'HX-296'),
    askedOfAllSeats: false,
    about: token(`queue-${hexText(state, ask.at)}`),
  })

/** Everything that the Battle phase asks now. */
export const battleAsks = (state: State): readonly Ask[] => [
  ...queueAsks(state).map((ask) => queueAsk(state, ask)),
  ...state.conflicts.flatMap((conflict) => (conflict.kind === 'raid' ? defendAsk(state, conflict) : [])),
  ...state.battles.flatMap((battle) => fightAsks(state, battle)),
]
