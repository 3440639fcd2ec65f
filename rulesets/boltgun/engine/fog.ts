import type { SeatId } from '../../kit/ids.js'
import { keeping } from '../../kit/memo.js'
import type { CellLayer } from '../../kit/packed.js'
import type { Fact, Viewer } from '../../kit/view.js'
import * as words from '../messages/view.generated.js'
import { choosingOf } from './armies/armyFog.js'
import { battlesOf, wordsFor } from './battles/fog/battleFog.js'
import { capturesOf, contactsOf, marksAll, marksKnown, relicsAll, relicsKnown } from './fog/known.js'
import { boardOf, evenSight, holdersKnown, ownerLayer, sightLayer } from './fog/layers.js'
import { bannersOf, packetOf, piecesOf } from './fog/own.js'
import { legendOf, reservedMarks } from './fog/reserved.js'
import { rulingsOf } from './fog/rulingsFog.js'
import { packSettings } from './settings/settings.js'
import type { Banner, Seat, State } from './model/state.js'
import { viewShape, type BoltgunDetail, type BoltgunView } from './view/view.js'

/** The parts of a view that differ from viewer to viewer. */
type Shown = Pick<BoltgunView, 'cells' | 'pieces' | 'contacts' | 'marks' | 'facts'> &
  Pick<BoltgunDetail, 'packets' | 'banners' | 'battles' | 'words' | 'captures' | 'relics' | 'rulings'>

/** What needs no looking at all: public from the start. */
const nothing = (state: State): Shown => ({
  cells: [
    evenSight(state, '.'),
    ownerLayer(
      state,
      Array.from({ length: state.board.width * state.board.height }, () => null),
    ),
  ],
  pieces: [],
  contacts: [],
  marks: [],
  facts: [],
  packets: [],
  banners: [],
  battles: [],
  words: [],
  captures: [],
  relics: [],
  rulings: null,
})

const everything = (state: State): Shown => ({
  ...nothing(state),
  cells: [evenSight(state, 'o'), ownerLayer(state, state.hold)],
  pieces: piecesOf(state, state.banners),
  marks: marksAll(state),
  packets: state.seats.map((seat) => packetOf(state, seat)),
  banners: bannersOf(state, state.banners),
  battles: battlesOf(state, null),
  relics: relicsAll(state),
})

interface GroundShown {
  readonly cells: readonly CellLayer[]
  /** Sectors that the seat holds. */
  readonly held: number
}

const groundShown = keeping<GroundShown>()

/** The map as a seat sees it: the same for all battles of a turn. */
const groundOf = (state: State, seat: Seat): GroundShown => {
  const { ownership } = seat.knowledge
  const from = [ownership, state.board, state.settings, seat.armyRules, state.seats.length]
  return groundShown(state.banners, seat.id, from, () => {
    const holders = holdersKnown(state, ownership)
    const index = state.seats.indexOf(seat) + 1
    return {
      cells: [sightLayer(state, seat.id, holders), ownerLayer(state, holders)],
      held: holders.reduce<number>((sum, holder) => (holder === index ? sum + 1 : sum), 0),
    }
  })
}

type Stat = Parameters<typeof words.stat>[0]['key']

const stat = (key: Stat, value: number): Fact => ({ key, label: words.stat({ key }), value })

/** Counted on what the seat is shown: an eliminated one hears no more of its sectors. */
const factsOf = ({ eliminated }: Seat, own: readonly Banner[], held: number): readonly Fact[] => [
  stat('banners', own.length),
  stat(
    'levels',
    own.reduce((sum, { level }) => sum + level, 0),
  ),
  ...(eliminated ? [] : [stat('sectors', held)]),
]

const shownTo = (state: State, id: SeatId): Shown => {
  const seat = state.seats.find((entry) => entry.id === id)
  if (!seat) return nothing(state)
  const own = state.banners.filter((banner) => banner.seat === id)
  const { cells, held } = groundOf(state, seat)
  return {
    cells,
    pieces: piecesOf(state, own),
    contacts: contactsOf(state, seat.knowledge),
    marks: marksKnown(state, seat),
    facts: factsOf(seat, own, held),
    packets: [packetOf(state, seat)],
    banners: bannersOf(state, own),
    battles: battlesOf(state, id),
    words: wordsFor(state, id),
    captures: capturesOf(state, seat.knowledge),
    relics: relicsKnown(state, seat.knowledge),
    rulings: null,
  }
}

const shown = (state: State, viewer: Viewer): Shown => {
  switch (viewer.kind) {
    case 'facilitator':
      return { ...everything(state), rulings: rulingsOf(state) }
    case 'everyone':
      return everything(state)
    case 'observer':
      return nothing(state)
    case 'seat':
      return shownTo(state, viewer.seat)
  }
}

/**
 * What one viewer may know, built up from nothing: every entry is named here and comes from the public part of the state, from the seat's
 * own banners and packet, or from what the seat learnt (section "intelligence" of the rules). Ranges of enemies are not shown: they follow from army
 * rules, which are in their owner's packet.
 */
export const viewFor = (state: State, viewer: Viewer): BoltgunView => {
  const { cells, pieces, contacts, marks, facts, packets, banners, battles, words, captures, relics, rulings } = shown(
    state,
    viewer,
  )
  const { outcome } = state
  return {
    shape: viewShape,
    turn: state.turn,
    stage: state.stage,
    viewer,
    board: boardOf(state),
    cells,
    pieces,
    contacts,
    marks: [...marks, ...reservedMarks(state)],
    facts,
    legend: state.seats.map((seat) => legendOf(state, seat)),
    detail: {
      kind: 'BoltgunDetail',
      settings: packSettings(state.settings),
      packets,
      choosing: choosingOf(state, viewer),
      banners,
      battles,
      words,
      captures,
      relics,
      rulings,
      champion: outcome && { seat: outcome.champion, text: outcome.text, rule: outcome.rule },
    },
  }
}
