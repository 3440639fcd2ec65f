import { freely } from '../../support/lines.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import type { BoltgunView } from '@muster/rulesets/boltgun/engine/view/view.js'
import { ruleId, token } from '@muster/rulesets/kit/ids.js'
import { packLayer } from '@muster/rulesets/kit/packed.js'
import { squareGrid } from '@muster/rulesets/kit/square.js'
import type { Contact } from '@muster/rulesets/kit/view.js'
import { ofReport, ofView, withFact } from '../../twoworld/leaks.js'
import type { Leak } from './game.js'

/** The banner behind a contact, and its number in the referee's own list. */
const behind = (state: State, contact: Contact): number => {
  const grid = squareGrid(state.board.width, state.board.height)
  return state.banners.findIndex(({ seat, at }) => seat === contact.seat && grid.name(at) === contact.at)
}

const withContacts = (view: BoltgunView, change: (contact: Contact, index: number) => Contact): BoltgunView => ({
  ...view,
  contacts: view.contacts.map(change),
})

export const leaks: readonly Leak[] = [
  ofView('the stage of battles shows for those alone who fight', (view, state) => ({
    ...view,
    stage: state.stage === 'battles' && state.battles.length === 0 ? 'posting' : view.stage,
  })),
  ofReport('the line that opens the stage says whether anybody fights', (text, event, { now }) =>
    event.kind === 'battlesOpened' && now.battles.length > 0 ? `${text} Battles are announced.` : text,
  ),
  ofView('a contact’s id follows from the banner’s', (view, state) =>
    withContacts(view, (contact) => ({
      ...contact,
      id: token(
        `c${String(state.banners[behind(state, contact)]?.id.length)}${String(state.banners[behind(state, contact)]?.id.charCodeAt(1))}`,
      ),
    })),
  ),
  ofView('contacts stand in the order of the referee’s list', (view, state) => ({
    ...view,
    contacts: [...view.contacts]
      .sort((a, b) => behind(state, a) - behind(state, b))
      .map((contact, index) => ({ ...contact, id: token(`contact-${String(index + 1)}`) })),
  })),
  ofView('levels of banners only located are shown', (view, state) =>
    withContacts(view, (contact) => ({ ...contact, size: state.banners[behind(state, contact)]?.level ?? null })),
  ),
  ofView('a contact’s age tells whether it moved', (view, state, _, moment) => {
    const moved = new Set(moment.all.flatMap((event) => (event.kind === 'marched' ? [String(event.banner)] : [])))
    return withContacts(view, (contact) => {
      const banner = state.banners[behind(state, contact)]
      return banner && !moved.has(banner.id) ? { ...contact, asOf: contact.asOf - 1 } : contact
    })
  }),
  ofView('the owner layer shows sectors out of sight', (view, state, viewer) => {
    const { width } = state.board
    const symbols = state.hold.map((holder) => (holder < 0 ? '!' : String.fromCharCode(64 + holder)))
    return viewer.kind === 'seat'
      ? {
          ...view,
          cells: view.cells.map((layer) =>
            layer.key === 'owner' ? packLayer('owner', layer.legend, width, symbols) : layer,
          ),
        }
      : view
  }),
  ofView('battles are numbered among all battles', (view, state) => ({
    ...view,
    detail: {
      ...view.detail,
      battles: view.detail.battles.map((battle) => ({
        ...battle,
        id: token(`battle-${String(state.battles.findIndex(({ id }) => id === battle.id))}`),
      })),
    },
  })),
  ofView('battles of others leave a blank', (view, state, viewer) =>
    viewer.kind === 'seat'
      ? withFact(
          view,
          'Blanks',
          '?'.repeat(state.battles.filter(({ sides }) => sides.every(({ seat }) => seat !== viewer.seat)).length),
        )
      : view,
  ),
  ofView('the opponent’s level comes with the announcement', (view, state) => ({
    ...view,
    detail: {
      ...view.detail,
      battles: view.detail.battles.map((battle) => ({
        ...battle,
        sides: battle.sides.map((side) => ({
          ...side,
          level:
            state.battles.find(({ id }) => id === battle.id)?.sides.find(({ seat }) => seat === side.seat)?.level ??
            null,
        })),
      })),
    },
  })),
  ofView('marks are numbered among hidden ones', (view, state) => ({
    ...view,
    marks: view.marks.map((mark) => ({
      ...mark,
      id: token(`feature-${String(state.features.findIndex(({ label }) => label === mark.label))}`),
    })),
  })),
  ofView('others’ aims show in the legend', (view, state) => ({
    ...view,
    legend: view.legend.map((entry) => ({
      ...entry,
      subtitle: `${entry.subtitle} (${String(state.seats.find(({ id }) => id === entry.seat)?.objectives.length)})`,
    })),
  })),
  ofView('others’ army rules show in the legend', (view, state) => ({
    ...view,
    legend: view.legend.map((entry) => ({
      ...entry,
      subtitle: (state.seats.find(({ id }) => id === entry.seat)?.armyRules ?? []).join(),
    })),
  })),
  ofReport('a bounced march says why', (text, event) =>
    event.kind === 'marchFailed' ? `${text} (${event.why})` : text,
  ),
  ofReport('the turn’s line counts the battles of all', (text, event, moment) =>
    event.kind === 'turnClosed'
      ? `${text} ${String(moment.all.filter((event) => event.kind === 'battleJoined').length)} battles.`
      : text,
  ),
  {
    channel: 'lines for everybody speak of seats without a plan',
    wrap: (honest) => ({
      ...honest,
      reportFor: (event, viewer, board) =>
        event.kind === 'planMissing'
          ? { rule: ruleId('BG-030'), step: 'plans', ...freely(`${event.seat} sent no plan.`), cells: [], about: [] }
          : honest.reportFor(event, viewer, board),
    }),
  },
  {
    channel: 'the bot heads for enemies that it cannot see',
    wrap: (honest, trace, moment) => ({
      ...honest,
      suggest: (view, ask, dice) => {
        const grid = squareGrid(view.board.width, view.board.height)
        const enemies = moment.now.banners.filter(({ seat }) => seat !== trace.seat)
        const far = (cell: number): number => Math.min(...enemies.map(({ at }) => grid.distance(at, cell)))
        return honest.suggest(view, ask, dice).map((draft) => {
          const at = view.pieces.find(({ id }) => id === draft.piece)?.at
          if (draft.kind !== 'march' || at === undefined) return draft
          const [to] = [...grid.neighbours(grid.at(at) ?? 0)].sort((a, b) => far(a) - far(b))
          return to === undefined ? draft : { ...draft, to: grid.name(to) }
        })
      },
    }),
  },
]
