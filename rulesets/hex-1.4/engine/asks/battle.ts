import { askOf, silence, type Ask, type AskView } from '../../../kit/asks.js'
import { facilitatorDesk, groupId, token, type GroupId, type SeatId } from '../../../kit/ids.js'
import type { Battle, Raid } from '../battle.js'
import { hexAt } from '../control.js'
import { aloneIn } from '../fights/alone.js'
import { queueAsks, type QueueAsk } from '../fights/queues.js'
import { isRaid } from '../fights/raid.js'
import { lawsOf } from '../laws.js'
import type { Settings } from '../settings.js'
import type { State } from '../state.js'

type Question = Omit<AskView, 'id' | 'about'>

/** A fight played again asks anew. */
export const battleGroup = ({ id, step, round, word }: Battle): GroupId =>
  groupId(step === 'word' && word ? word : `battle.${id}.${step}${round > 0 ? `.${String(round)}` : ''}`)

/** Where a facilitator may rule while the sides correct their sheets. */
export const adviceGroup = ({ id, round }: Battle): GroupId =>
  groupId(`battle.${id}.advice${round > 0 ? `.${String(round)}` : ''}`)

export const raidGroup = ({ id }: Raid): GroupId => groupId(`raid.${id}`)

const hexText = (state: State, at: number): string => lawsOf(state).name(at)

export const queueGroup = (state: State, { seat, at }: QueueAsk): GroupId =>
  groupId(`queue.${String(state.turn)}.${hexText(state, at).replace('/', '.')}.${seat}`)

const silenceText: Readonly<Record<Settings['raid.unplayed' | 'battle.unplayed'], string>> = {
  roll_off: 'it is rolled off',
  defender_holds: 'the defender holds',
  carry_over: 'it stays open into the next turn',
  lost: 'the raid is lost',
  won: 'the raid is won',
}

const reporting = (state: State, battle: Battle): Question => {
  const rule = state.settings[isRaid(battle) ? 'raid.unplayed' : 'battle.unplayed']
  const undefended = rule === 'defender_holds' && battle.attacker === null
  const otherwise = undefended ? 'it is a draw, since nobody defends' : silenceText[rule]
  return {
    kind: 'report',
    title: battle.round > 0 ? 'It is played again: how did it end?' : 'How did it end?',
    deadline: 'results',
    silence: silence(
      `If neither side reports it, ${otherwise}; to roll it off by consent both must agree.`,
      isRaid(battle) ? 'HX-282' : 'HX-300',
    ),
  }
}

const confirming = (state: State): Question => ({
  kind: 'confirm',
  title: 'Is this how it ended?',
  deadline: 'confirm',
  silence: silence(
    state.settings['result.silence'] === 'stands'
      ? 'Silence lets the other side’s report stand.'
      : 'Silence counts as a report that differs.',
    'HX-301',
  ),
})

const questionOf = (state: State, battle: Battle): Question => {
  switch (battle.step) {
    case 'prepare':
      return {
        kind: 'prepare',
        title: 'What do you bring to the fight?',
        deadline: 'prepare',
        silence: silence('Silence brings nothing special; the usual army meets a raid.', 'HX-165'),
      }
    case 'mission':
      return {
        kind: 'mission',
        title: 'Which mission is played?',
        deadline: 'prepare',
        silence: silence('Silence lets the dice choose.', battle.kind === 'STANDARD' ? 'HX-292' : 'HX-294'),
      }
    case 'confirm':
      return confirming(state)
    case 'correct':
      return {
        kind: 'correct',
        title: 'The two reports differ: correct yours or let it stand',
        deadline: 'confirm',
        silence: silence('Silence lets your report stand, and names nobody whose word you would take.', 'HX-301'),
      }
    case 'ruling':
      return aloneIn(battle) === null
        ? rulingQuestion('The two reports of a fight still differ: how did it end?', withoutRuling(state))
        : rulingQuestion('A result against a bot waits to be confirmed: how did it end?', withoutConfirmation(battle))
    case 'word':
      return {
        kind: 'word',
        title:
          aloneIn(battle) === null
            ? 'Two reports of a fight differ, and both sides would take your word: which is true?'
            : 'A result against a bot waits for your word: is it true?',
        deadline: 'confirm',
        silence: silence('Silence leaves it to the dice.', aloneIn(battle) === null ? 'HX-301' : 'HX-525'),
      }
    default:
      return reporting(state, battle)
  }
}

const withoutRuling = (state: State): string =>
  state.settings['result.conflict'] === 'word'
    ? 'a third player whom both have named is asked, and else the dice decide between the reports'
    : 'it is rolled off'

/** HX-525 */
const withoutConfirmation = ({ witness }: Battle): string =>
  witness === facilitatorDesk ? 'it is rolled off' : 'the player who was named is asked, and else it is rolled off'

const rulingQuestion = (title: string, otherwise: string): Question => ({
  ...{ kind: 'ruling', title, deadline: 'ruling' },
  silence: silence(`Without a ruling ${otherwise}.`, 'HX-301'),
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
      common: false,
      about: battle.step === 'word' && battle.word ? battle.word : battle.id,
    })
  const advice = battle.advice
    ? [
        ask(
          facilitatorDesk,
          adviceGroup(battle),
          rulingQuestion('The two reports of a fight differ: do you rule?', 'the sides correct them'),
        ),
      ]
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
    title: `${raid.seat} raids ${hexText(state, raid.at)}, where you have no troops`,
    deadline: 'prepare',
    silence: silence('Silence lets it succeed: a recon force meets it only if you say so.', 'HX-279'),
    about: raid.id,
  }
  return [askOf(owner, raidGroup(raid), { ...view, common: false })]
}

const queueAsk = (state: State, ask: QueueAsk): Ask =>
  askOf(ask.seat, queueGroup(state, ask), {
    kind: 'queue',
    title: `In which order at ${hexText(state, ask.at)}?`,
    deadline: 'prepare',
    silence: silence(
      'Silence keeps the usual order: occupation force, conquest forces by points, garrisons; hexes from the lowest on.',
      'HX-296',
    ),
    common: false,
    about: token(`queue-${hexText(state, ask.at)}`),
  })

/** Everything that the Battle phase asks now. */
export const battleAsks = (state: State): readonly Ask[] => [
  ...queueAsks(state).map((ask) => queueAsk(state, ask)),
  ...state.conflicts.flatMap((conflict) => (conflict.kind === 'raid' ? defendAsk(state, conflict) : [])),
  ...state.battles.flatMap((battle) => fightAsks(state, battle)),
]
