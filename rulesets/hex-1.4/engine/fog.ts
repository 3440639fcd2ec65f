import type { SeatId } from '../../kit/ids.js'
import { keeping } from '../../kit/memo.js'
import type { LegendEntry, Viewer } from '../../kit/view.js'
import { controlledBy } from './model/control.js'
import { battlesOf, queuesOf, raidsOf, wordsFor } from './fog/battles.js'
import { allHexes, hexesOf, sharedHexes } from './fog/hexes.js'
import { contactsOf, marksOf } from './fog/known.js'
import { boardOf, fullSight, ownerLayer, sightLayer } from './fog/layers.js'
import { factsOf, forcesOf, piecesOf, setUpOf, treasuryOf } from './fog/own.js'
import { reservedMarks } from './fog/reserved.js'
import { fogOf } from './fog/sight.js'
import { hasLapsed, isKept } from './model/reserved.js'
import { contextOf } from './model/rulesContext.js'
import { packHexes } from './view/hexes.js'
import { hexesToWin } from './orderValidation/victory.js'
import { packSettings } from './settings/settings.js'
import type { Seat, State } from './model/state.js'
import { postBattleOf } from './steps/aftermath/questions.js'
import { viewShape, type HexCell, type HexDetail, type HexView } from './view/view.js'

/** The parts of a view that differ from viewer to viewer. */
type Shown = Pick<HexView, 'cells' | 'pieces' | 'contacts' | 'marks' | 'facts'> &
  Pick<HexDetail, 'hexes' | 'forces' | 'treasuries' | 'setUp' | 'battles' | 'words' | 'queues' | 'raids' | 'postBattle'>

const packed = (state: State, hexes: readonly HexCell[]): HexDetail['hexes'] =>
  packHexes(state.board, contextOf(state).cell, hexes)

/** HX-512: what every seat knows. */
const shared = (state: State): Shown => {
  const hexes = sharedHexes(state)
  return {
    cells: [ownerLayer(state, hexes)],
    pieces: [],
    contacts: [],
    marks: marksOf(hexes, state.turn),
    facts: [],
    hexes: packed(state, hexes),
    forces: [],
    treasuries: [],
    setUp: null,
    battles: [],
    words: [],
    queues: [],
    raids: [],
    postBattle: null,
  }
}

const everything = (state: State): Shown => {
  const hexes = allHexes(state)
  return {
    ...shared(state),
    cells: [fullSight(state), ownerLayer(state, hexes)],
    pieces: piecesOf(state, state.forces),
    marks: marksOf(hexes, state.turn),
    hexes: packed(state, hexes),
    forces: forcesOf(state, state.forces),
    treasuries: state.seats.map((seat) => treasuryOf(state, seat)),
    battles: battlesOf(state, null),
    queues: queuesOf(state, null),
    raids: raidsOf(state, null),
  }
}

type Known = Pick<Shown, 'cells' | 'contacts' | 'marks' | 'hexes'>

const kept = keeping<Known>()

/** The map as a seat knows it: most answers of a Battle phase change nothing of it. */
const mapOf = (state: State, { id, knowledge }: Seat): Known =>
  kept(state.hexes, id, [state.forces, knowledge, state.turn, contextOf(state)], () => {
    const hexes = hexesOf(state, id)
    return {
      cells: [sightLayer(state, hexes, id), ownerLayer(state, hexes)],
      contacts: contactsOf(hexes, state.turn),
      marks: marksOf(hexes, state.turn),
      hexes: packed(state, hexes),
    }
  })

const shownTo = (state: State, id: SeatId): Shown => {
  const seat = state.seats.find((entry) => entry.id === id)
  if (!seat) return shared(state)
  const own = state.forces.filter((force) => force.seat === id)
  return {
    ...mapOf(state, seat),
    pieces: piecesOf(state, own),
    facts: factsOf(state, seat),
    forces: forcesOf(state, own),
    treasuries: [treasuryOf(state, seat)],
    setUp: setUpOf(state, id),
    battles: battlesOf(state, id),
    words: wordsFor(state, id),
    queues: queuesOf(state, id),
    raids: raidsOf(state, id),
    postBattle: state.stage === 'postBattle' ? postBattleOf(state, id) : null,
  }
}

const shown = (state: State, viewer: Viewer): Shown => {
  switch (viewer.kind) {
    case 'facilitator':
    case 'everyone':
      return everything(state)
    case 'observer':
      return shared(state)
    case 'seat':
      return shownTo(state, viewer.seat)
  }
}

const legendOf = (state: State, seat: Seat): LegendEntry => ({
  seat: seat.id,
  title: seat.title,
  subtitle: seat.army,
  eliminated: seat.eliminated || hasLapsed(state, seat),
  ...(isKept(state, seat) && { reserved: true }),
})

/** HX-501: under `dark` fog nobody is told how many hexes another has. */
const countsOf = (state: State): HexDetail['counts'] =>
  fogOf(state) === 'dark' ? [] : state.seats.map(({ id }) => ({ seat: id, hexes: controlledBy(state, id).length }))

/**
 * What one viewer may know, built up from nothing: every entry is named here and comes from the public part of the state, from the seat's own
 * record sheet, from what it sees or from what it keeps in memory (HX-500 to HX-512).
 */
export const viewFor = (state: State, viewer: Viewer): HexView => {
  const { cells, pieces, contacts, marks, facts, ...detail } = shown(state, viewer)
  const { outcome } = state
  const context = contextOf(state)
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
      kind: 'HexDetail',
      settings: packSettings(state.settings),
      rows: state.board.rows,
      columns: state.board.columns,
      toWin: hexesToWin(state.hexes, context.settings['win.fraction'], context.settings['win.denominator']),
      counts: countsOf(state),
      ...detail,
      repeats: state.repeats,
      champion: outcome && { seat: outcome.champion, text: outcome.text, rule: outcome.rule },
    },
  }
}
