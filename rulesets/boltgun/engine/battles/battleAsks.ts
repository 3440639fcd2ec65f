import { askOf, silence, type Ask, type AskView } from '../../../kit/asks.js'
import { facilitatorDesk, groupId, type GroupId, type SeatId } from '../../../kit/ids.js'
import type { Battle } from '../model/battle.js'
import { numberedBattle } from '../battleNumber.js'
import { contextOf } from '../model/rulesContext.js'
import type { Settings } from '../settings/settings.js'
import type { State } from '../model/state.js'
import * as words from '../../messages/asks.generated.js'

type Question = Omit<AskView, 'id' | 'about'>

/** A step that comes again, after a claim was refused or a side has conceded, is another group. */
const named = ({ id, forfeits, refused }: Battle, step: string): GroupId =>
  groupId(
    `battle.${id}.${step}${forfeits.length > 0 ? '.conceded' : ''}${refused.length > 0 ? `.${String(refused.length)}` : ''}`,
  )

export const battleGroup = (battle: Battle): GroupId =>
  battle.step === 'word' && battle.word ? groupId(battle.word) : named(battle, battle.step)

/** Where a facilitator rules on a claim while the other side is asked (A-41). */
export const overruleGroup = (battle: Battle): GroupId => named(battle, 'overrule')

/** The seats that the present step of a battle asks. */
export const askedBy = (state: State, battle: Battle): readonly SeatId[] => {
  const seats = battle.sides.map((side) => side.seat)
  const [attacker, defender] = battle.mission?.attacker === seats[0] ? [seats[0], seats[1]] : [seats[1], seats[0]]
  const context = contextOf(state)
  const geniuses = [attacker, defender].filter(
    (seat): seat is SeatId => seat !== undefined && context.has(seat, 'TACTICAL_GENIUS'),
  )
  switch (battle.step) {
    case 'shift':
      return geniuses.slice(0, 1)
    case 'shift-2':
      return seats.filter((seat) => !battle.mission?.shifts.some((shift) => shift.seat === seat))
    case 'results':
    case 'results-2':
      return seats.filter((seat) => !battle.forfeits.includes(seat))
    case 'forfeit':
      return battle.claim ? [battle.claim.against] : []
    case 'choose':
      return battle.choice ? [battle.choice.submitter] : []
    case 'word':
      return battle.witness ? [battle.witness] : []
    case 'ruling':
      return [facilitatorDesk]
    case 'closed':
      return []
  }
}

const reporting = (battle: Battle): Question => {
  if (battle.forfeits.length > 0)
    return {
      kind: 'battle',
      title: words.opponentForfeits(),
      deadline: 'forfeit',
      silence: silence(words.opponentForfeitsSilence(), 'BG-215'),
    }
  if (battle.step === 'results-2')
    return {
      kind: 'battle',
      title: words.sheetsDiffer(),
      deadline: 'correction',
      silence: silence(words.sheetsDifferSilence(), 'BG-213'),
    }
  return {
    kind: 'battle',
    title: words.battle(),
    deadline: 'results',
    silence: silence(words.battleSilence(), 'BG-211'),
  }
}

type Conflict = Settings['results.conflict']

const withoutRuling = (conflict: Conflict): string =>
  conflict === 'word' ? words.conflictWord() : words.conflictAbstract()

const parts = (battle: Battle, conflict: Conflict): Question => {
  switch (battle.step) {
    case 'shift':
    case 'shift-2':
      return {
        kind: 'shift',
        title: words.shift(),
        deadline: 'announcement',
        silence: silence(words.shiftSilence(), 'BG-312'),
      }
    case 'choose':
      return {
        kind: 'choose',
        title: words.choose(),
        deadline: 'correction',
        silence: silence(words.chooseSilence(), 'BG-212'),
      }
    case 'forfeit':
      return {
        kind: 'forfeit',
        title: words.claim(),
        deadline: 'forfeit',
        silence: silence(words.claimSilence(), 'A-41'),
      }
    case 'ruling':
      return {
        kind: 'conflict',
        title: words.conflict(),
        deadline: 'ruling',
        silence: silence(withoutRuling(conflict), 'A-38'),
      }
    case 'word':
      return {
        kind: 'word',
        title: words.word(),
        deadline: 'word',
        silence: silence(words.wordSilence(), 'A-38'),
      }
    default:
      return reporting(battle)
  }
}

const overrule = (battle: Battle): readonly Ask[] =>
  battle.step === 'forfeit' && battle.claim?.open === true
    ? [
        askOf(facilitatorDesk, overruleGroup(battle), {
          kind: 'overrule',
          title: words.overrule(battle.claim),
          deadline: 'forfeit',
          silence: silence(words.overruleSilence(), 'A-41'),
          askedOfAllSeats: false,
          about: battle.id,
        }),
      ]
    : []

/** Where the two have more battles than one, the question says which it is. */
const numbered = (question: Question, { number, sides }: Battle): Question => ({
  ...question,
  title: numberedBattle(question.title, number, [sides[0].seat, sides[1].seat]),
})

/** A third player is asked by a name that says nothing of the battle (A-38). */
const questionOf = (state: State, battle: Battle): Omit<AskView, 'id'> => {
  const question = parts(battle, state.settings['results.conflict'])
  return battle.step === 'word' && battle.word
    ? { ...question, about: battle.word }
    : { ...numbered(question, battle), about: battle.id }
}

/** Everything that is asked about one battle now. */
export const battleAsks = (state: State, battle: Battle): readonly Ask[] => [
  ...askedBy(state, battle).map((seat) =>
    askOf(seat, battleGroup(battle), { ...questionOf(state, battle), askedOfAllSeats: false }),
  ),
  ...overrule(battle),
]
