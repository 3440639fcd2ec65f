import { askOf, silence, type Ask, type AskView } from '../../../kit/asks.js'
import { facilitatorDesk, groupId, type GroupId, type SeatId } from '../../../kit/ids.js'
import type { Battle } from './battle.js'
import { battleNumber } from '../battleNumber.js'
import { lawsOf } from '../laws.js'
import type { Settings } from '../settings.js'
import type { State } from '../state.js'

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
  const laws = lawsOf(state)
  const geniuses = [attacker, defender].filter(
    (seat): seat is SeatId => seat !== undefined && laws.has(seat, 'TACTICAL_GENIUS'),
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
      title: 'Your opponent forfeits: have you anything to add?',
      deadline: 'forfeit',
      silence: silence('Silence adds nothing: the battle is resolved abstractly, at their disadvantage.', 'BG-215'),
    }
  if (battle.step === 'results-2')
    return {
      kind: 'battle',
      title: 'The two sheets differ: correct yours or let it stand',
      deadline: 'correction',
      silence: silence('Silence lets your first sheet stand, and names nobody whose word you would take.', 'BG-213'),
    }
  return {
    kind: 'battle',
    title: 'How did the battle end?',
    deadline: 'results',
    silence: silence('Silence is no submission: the battle may be resolved abstractly.', 'BG-211'),
  }
}

type Conflict = Settings['results.conflict']

const withoutRuling = (conflict: Conflict): string =>
  conflict === 'word'
    ? 'Without a ruling a third player whom both have named is asked, and else the dice decide between the sheets.'
    : 'Without a ruling the battle is resolved abstractly.'

const parts = (battle: Battle, conflict: Conflict): Question => {
  switch (battle.step) {
    case 'shift':
    case 'shift-2':
      return {
        kind: 'shift',
        title: 'Move the mission die?',
        deadline: 'announcement',
        silence: silence('Silence leaves the die as it fell.', 'BG-312'),
      }
    case 'choose':
      return {
        kind: 'choose',
        title: 'Which result shall stand?',
        deadline: 'correction',
        silence: silence('Silence takes the result that is better for you.', 'BG-212'),
      }
    case 'forfeit':
      return {
        kind: 'forfeit',
        title: 'Your opponent says that you did not answer within 48 hours',
        deadline: 'forfeit',
        silence: silence('Silence lets the forfeit stand.', 'A-41'),
      }
    case 'ruling':
      return {
        kind: 'conflict',
        title: 'The two sheets of a battle still differ: how did it end?',
        deadline: 'ruling',
        silence: silence(withoutRuling(conflict), 'A-38'),
      }
    case 'word':
      return {
        kind: 'word',
        title: 'Two sheets of a battle differ, and both sides would take your word: which is true?',
        deadline: 'word',
        silence: silence('Silence leaves it to the dice.', 'A-38'),
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
          title: `${battle.claim.by} claims that ${battle.claim.against} forfeits a battle: does it stand?`,
          deadline: 'forfeit',
          silence: silence('Without a ruling it stands unless the other answers.', 'A-41'),
          common: false,
          about: battle.id,
        }),
      ]
    : []

/** Where the two have more battles than one, the question says which it is. */
const numbered = (question: Question, { number, sides }: Battle): Question => ({
  ...question,
  title: question.title + battleNumber(number, [sides[0].seat, sides[1].seat]),
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
    askOf(seat, battleGroup(battle), { ...questionOf(state, battle), common: false }),
  ),
  ...overrule(battle),
]
