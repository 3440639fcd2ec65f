import { type ToldLine, withText } from '../../support/lines.js'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import type { ArmyRule } from '@muster/rulesets/boltgun/engine/data/armyRules.js'
import type { BoltgunEvent } from '@muster/rulesets/boltgun/engine/model/events.js'
import type { BoltgunOrder } from '@muster/rulesets/boltgun/engine/model/orders.js'
import type { BoltgunScenario } from '@muster/rulesets/boltgun/engine/opening/setUp.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import type { BoltgunView } from '@muster/rulesets/boltgun/engine/view/view.js'
import { seatId, seatLetters } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { resolveSettings } from '@muster/rulesets/kit/settings.js'
import type { Viewer } from '@muster/rulesets/kit/view.js'
import { system } from '../../support/play.js'
import { diceFrom } from '../../support/random.js'

export interface Setting {
  /** Level 12 unless stated. */
  readonly levels?: Readonly<Record<string, number>>
  readonly works?: Readonly<Record<string, 'fortified' | 'entrenched'>>
  readonly mustRetreat?: readonly string[]
  readonly armyRules?: Readonly<Record<string, readonly ArmyRule[]>>
  readonly settings?: Readonly<Record<string, Json>>
  readonly owned?: Readonly<Record<string, readonly string[]>>
  readonly objectives?: Readonly<Record<string, BoltgunScenario['seats'][number]['objectives']>>
  readonly knows?: Readonly<Record<string, readonly string[]>>
  readonly features?: BoltgunScenario['features']
  readonly relics?: BoltgunScenario['relics']
  readonly seats?: number
  /** Seats whose starts are kept for late starters. */
  readonly reserved?: readonly string[]
  /** What the tabletop system calls missions. */
  readonly missions?: Readonly<Record<string, string>>
}

/**
 * A position drawn as text: one word a sector, `.` open, `C` city, `#` impassable, and a banner by its id, whose first letter is its seat.
 * Several banners of a sector are joined by `+`.
 */
export const position = (map: string, setting: Setting = {}): State => {
  const words = map
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
  const standing = words.flatMap((row, y) =>
    row.flatMap((word, x) =>
      /^[A-Z]\w*\d/.test(word) ? word.split('+').map((id) => ({ id, at: `${String(x)},${String(y)}` })) : [],
    ),
  )
  const letters = seatLetters(Math.max(setting.seats ?? 2, new Set(standing.map(({ id }) => id[0])).size))
  const data: BoltgunScenario = {
    rows: words.map((row) => row.map((word) => (/^[C#]$/.test(word) ? word : '.')).join('')),
    seats: letters.map((letter) => ({
      armyRules: setting.armyRules?.[letter] ?? [],
      objectives: setting.objectives?.[letter] ?? [],
      knows: setting.knows?.[letter] ?? [],
      owned: setting.owned?.[letter] ?? [],
      banners: standing
        .filter(({ id }) => id.startsWith(letter))
        .map(({ id, at }) => ({
          id,
          at,
          level: setting.levels?.[id] ?? 12,
          works: setting.works?.[id] ?? 'none',
          mustRetreat: setting.mustRetreat?.includes(id) ?? false,
        })),
    })),
    features: setting.features ?? [],
    relics: setting.relics ?? [],
    owned: setting.owned ? 'stated' : 'footprints',
  }
  const settings = resolveSettings(boltgun.settings, { 'army.choice': 'scenario', ...setting.settings })
  if (!settings.ok) throw new Error(settings.problem.message)
  const seats = letters.map((seat) => ({ seat, title: `Player ${seat}`, subtitle: `Army ${seat}` }))
  const setups = seats.map((seat) => ({
    ...seat,
    ...(setting.reserved?.includes(seat.seat) && { reserved: true as const }),
  }))
  const scenario = {
    ...{ id: 'drawn', title: 'Drawn', about: 'Drawn for a test.', seats },
    data: JSON.parse(JSON.stringify(data)) as Json,
  }
  const dice = diceFrom('war', { turn: 0, stage: 'set-up' })
  return boltgun.evolve(
    boltgun.initial,
    boltgun.setUp(scenario, settings.value, setups, dice, {
      ...system,
      missions: setting.missions ?? {},
    }),
  )
}

const ordersOf = (drafts: readonly OrderDraft[]): readonly BoltgunOrder[] =>
  drafts.map((draft) => {
    const order = boltgun.readOrder(draft)
    if (!order.ok) throw new Error(order.problem.message)
    return order.value
  })

export interface Resolved {
  readonly state: State
  readonly events: readonly BoltgunEvent[]
}

/** Resolves the plans of a turn; a seat left out sends an empty one. */
export const plan = (state: State, plans: Readonly<Record<string, readonly OrderDraft[]>>): Resolved => {
  const asks = boltgun.awaiting(state)
  const group = asks[0]?.group
  if (!group) throw new Error('nobody is asked')
  const sheets = asks.map(({ id, seat }) => ({ ask: id, seat, orders: ordersOf(plans[seat] ?? []) }))
  const events = boltgun.advance(state, group, sheets, diceFrom('war', boltgun.clock(state)), system)
  return { state: boltgun.evolve(state, events), events }
}

/** Resolves a turn for which only these seats send plans, and those empty; the others let the deadline pass. */
export const sealed = (state: State, senders: readonly string[]): Resolved => {
  const asks = boltgun.awaiting(state)
  const sheets = asks.map(({ id, seat }) => ({ ask: id, seat, orders: senders.includes(seat) ? [] : null }))
  const group = asks[0]?.group
  if (!group) throw new Error('nobody is asked')
  const events = boltgun.advance(state, group, sheets, diceFrom('war', boltgun.clock(state)), system)
  return { state: boltgun.evolve(state, events), events }
}

/** Fights every battle of the turn to a draw without losses. */
export const drawn = (from: Resolved): Resolved => {
  const [first] = boltgun.awaiting(from.state)
  if (!first || first.view.kind !== 'battle') return from
  const asks = boltgun.awaiting(from.state).filter(({ group }) => group === first.group)
  const lost = Object.fromEntries(asks.map(({ seat }) => [seat, 0]))
  const detail = { winner: 'draw', lost }
  const sheets = asks.map(({ id, seat, view }) => ({
    ask: id,
    seat,
    orders: ordersOf([{ kind: 'result', item: view.about ?? '', detail }]),
  }))
  const events = boltgun.advance(from.state, first.group, sheets, diceFrom('war', boltgun.clock(from.state)), system)
  return drawn({ state: boltgun.evolve(from.state, events), events: [...from.events, ...events] })
}

/** One whole turn, its battles drawn. */
export const turn = (state: State, plans: Readonly<Record<string, readonly OrderDraft[]>> = {}): State =>
  drawn(plan(state, plans)).state

export const seat = (letter: string): Viewer => ({ kind: 'seat', seat: seatId(letter) })

export const viewOf = (state: State, letter: string): BoltgunView => boltgun.viewFor(state, seat(letter))

/** Contacts as short texts: `B at 7,5 level 12 by recon`. */
export const sees = (state: State, letter: string): readonly string[] =>
  viewOf(state, letter).contacts.map(
    ({ seat: owner, at, size, sources }) =>
      `${owner ?? '?'} at ${at}${size === null ? '' : ` level ${String(size)}`} by ${sources.join('+')}`,
  )

export const reportOf = (events: readonly BoltgunEvent[], viewer: Viewer, state: State): readonly ToldLine[] =>
  events.flatMap((event) => {
    const line = boltgun.reportFor(event, viewer, boltgun.viewFor(state, viewer).board)
    return line ? [withText(boltgun, line)] : []
  })
