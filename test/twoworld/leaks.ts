import type { State } from '@muster/rulesets/boltgun/engine/state.js'
import type { BoltgunView } from '@muster/rulesets/boltgun/engine/view.js'
import { cellName, ruleId, token } from '@muster/rulesets/kit/ids.js'
import { packLayer } from '@muster/rulesets/kit/packed.js'
import { squareGrid } from '@muster/rulesets/kit/square.js'
import type { Contact, Fact, Viewer } from '@muster/rulesets/kit/view.js'
import type { Boltgun, Moment, Trace } from '../support/worlds.js'
import { honest } from './pairs.js'

/** An engine that gives something away through one channel: what the suite must notice. */
export interface Leak {
  readonly channel: string
  wrap(trace: Trace, moment: Moment): Boltgun
}

const ofView = (
  channel: string,
  change: (view: BoltgunView, state: State, viewer: Viewer, moment: Moment) => BoltgunView,
): Leak => ({
  channel,
  wrap: (_, moment) => ({
    ...honest,
    viewFor: (state, viewer) => change(honest.viewFor(state, viewer), state, viewer, moment),
  }),
})

const withFact = (view: BoltgunView, label: string, value: number | string): BoltgunView => {
  const fact: Fact = { key: label, label, value }
  return { ...view, facts: [...view.facts, fact] }
}

/** The banner behind a contact, and its number in the referee's own list. */
const behind = (state: State, contact: Contact): number => {
  const grid = squareGrid(state.board.width, state.board.height)
  return state.banners.findIndex(({ seat, at }) => seat === contact.seat && grid.name(at) === contact.at)
}

const withContacts = (view: BoltgunView, change: (contact: Contact, index: number) => Contact): BoltgunView => ({
  ...view,
  contacts: view.contacts.map(change),
})

const ofReport = (
  channel: string,
  change: (text: string, kind: string, moment: Moment, event: object) => string,
): Leak => ({
  channel,
  wrap: (_, moment) => ({
    ...honest,
    reportFor: (event, viewer, board) => {
      const line = honest.reportFor(event, viewer, board)
      return line && { ...line, text: change(line.text, event.kind, moment, event) }
    },
  }),
})

const inhabited = (moment: Moment): ReadonlySet<string> => {
  const grid = squareGrid(moment.now.board.width, moment.now.board.height)
  return new Set(moment.now.banners.map(({ at }) => grid.name(at)))
}

export const leaks: readonly Leak[] = [
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
  ofView('all banners are counted among the facts', (view, state) => withFact(view, 'War', state.banners.length)),
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
  ofView('revisions count every resolution', (view, _state, _viewer, moment) =>
    withFact(view, 'Revision', moment.groups),
  ),
  ofView('revisions count every event', (view, _state, _viewer, moment) =>
    withFact(view, 'Sequence', moment.all.length),
  ),
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
  ofReport('a bounced march says why', (text, kind, _, event) =>
    kind === 'marchFailed' && 'why' in event ? `${text} (${String(event.why)})` : text,
  ),
  ofReport('the turn’s line counts the battles of all', (text, kind, moment) =>
    kind === 'turnClosed'
      ? `${text} ${String(moment.all.filter((event) => event.kind === 'battleJoined').length)} battles.`
      : text,
  ),
  {
    channel: 'lines for everybody speak of seats without a plan',
    wrap: () => ({
      ...honest,
      reportFor: (event, viewer, board) =>
        event.kind === 'planMissing'
          ? { rule: ruleId('BG-030'), step: 'plans', text: `${event.seat} sent no plan.`, cells: [], about: [] }
          : honest.reportFor(event, viewer, board),
    }),
  },
  {
    channel: 'an ask says how many answers are still awaited',
    wrap: () => ({
      ...honest,
      awaiting: (state) => {
        const asks = honest.awaiting(state)
        return asks.map((ask) => ({
          ...ask,
          view: { ...ask.view, title: `${ask.view.title} (${String(asks.length)})` },
        }))
      },
    }),
  },
  {
    channel: 'the desk’s error names a hidden occupant',
    wrap: (_, moment) => ({
      ...honest,
      checkOrders: (view, ask, orders) => [
        ...honest.checkOrders(view, ask, orders),
        ...orders.flatMap((order, index) =>
          order.kind === 'march' && inhabited(moment).has(order.to)
            ? [
                {
                  code: 'occupied',
                  message: 'Somebody stands there.',
                  rule: ruleId('BG-113'),
                  index,
                  cell: cellName(order.to),
                },
              ]
            : [],
        ),
      ],
    }),
  },
  {
    channel: 'offers leave out sectors where a hidden enemy stands',
    wrap: (_, moment) => ({
      ...honest,
      orderOptions: (view, ask) =>
        honest
          .orderOptions(view, ask)
          .map((option) =>
            option.to ? { ...option, to: option.to.filter((cell) => !inhabited(moment).has(cell)) } : option,
          ),
    }),
  },
  {
    channel: 'the desk tells somebody’s banner from nobody’s',
    wrap: (_, moment) => ({
      ...honest,
      checkOrders: (view, ask, orders) =>
        honest
          .checkOrders(view, ask, orders)
          .map((problem) =>
            moment.now.banners.some(
              ({ id }) => problem.piece === id || orders.some((order) => 'with' in order && order.with === id),
            )
              ? { ...problem, code: 'not-yours' }
              : problem,
          ),
    }),
  },
  {
    channel: 'the bot heads for enemies that it cannot see',
    wrap: (trace, moment) => ({
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
