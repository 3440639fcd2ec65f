import type { Force, Hex, State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { hexesOf, packHexes } from '@muster/rulesets/hex-1.4/engine/view/hexes.js'
import type { HexCell, SightedView } from '@muster/rulesets/hex-1.4/engine/view/view.js'
import { ruleId, token, type SeatId } from '@muster/rulesets/kit/ids.js'
import { ofReport, ofView, toAll, withFact } from '../../twoworld/leaks.js'
import type { Leak } from './game.js'
import { nameOf } from './geometry.js'

/** Leaks in what is shown of each hex. */
const ofHexes = (
  channel: string,
  change: (
    cell: HexCell,
    truth: { readonly state: State; readonly hex: Hex; readonly here: readonly Force[] },
  ) => HexCell,
): Leak =>
  ofView(channel, (view, state, viewer) => {
    if (viewer.kind !== 'seat') return view
    const cells = new Map(state.hexes.map((_, cell) => [nameOf(state, cell), cell]))
    const hexes = hexesOf(view.detail).map((shown) => {
      const cell = cells.get(shown.at) ?? 0
      const hex = state.hexes[cell]
      const here = state.forces.filter(({ at, seat }) => at === cell && seat !== viewer.seat)
      return hex ? change(shown, { state, hex, here }) : shown
    })
    return {
      ...view,
      detail: { ...view.detail, hexes: packHexes(state.board, (name) => cells.get(name) ?? null, hexes) },
    }
  })

const sighted = ({ seat, class: kind, points, units }: Force): SightedView => ({
  ...{ seat, class: kind, points },
  units: units.map(({ name, alive }) => ({ name, alive })),
})

/** A fact about what others have. */
const ofOthers = (channel: string, of: (state: State, viewer: SeatId) => unknown): Leak =>
  ofView(channel, (view, state, viewer) =>
    viewer.kind === 'seat' ? withFact(view, 'leak', JSON.stringify(of(state, viewer.seat))) : view,
  )

const inView: readonly Leak[] = [
  ofHexes('recon forces count as contact', (shown, { here }) =>
    shown.contact === null ? shown : { ...shown, contact: here.length > 0 },
  ),
  ofHexes('contact is told of every hex', (shown, { here }) => ({
    ...shown,
    contact: here.some((force) => force.class !== 'RF'),
  })),
  ofHexes('hexes that others explored show as explored', (shown, { hex }) => ({ ...shown, explored: hex.explored })),
  ofHexes('a snapshot shows what stands there now', (shown, { here }) =>
    shown.asOf === null ? shown : { ...shown, forces: here.filter((force) => force.class !== 'RF').map(sighted) },
  ),
  ofHexes('a snapshot’s facilities are those of today', (shown, { hex }) =>
    shown.asOf === null || shown.facilities === null ? shown : { ...shown, facilities: hex.facilities },
  ),
  ofHexes('recon forces of others show on one’s own ground', (shown, { here }) =>
    shown.forces === null || shown.asOf !== null ? shown : { ...shown, forces: here.map(sighted) },
  ),
  ofHexes('features that others found show', (shown, { hex, state }) => {
    const { resources, hazards, exhausted } = hex
    return hex.explored ? { ...shown, features: { resources, hazards, exhausted, asOf: state.turn } } : shown
  }),
  ofHexes('remembered features are those of today', (shown, { hex }) => {
    const { resources, hazards, exhausted } = hex
    return shown.features ? { ...shown, features: { ...shown.features, resources, hazards, exhausted } } : shown
  }),
  ofHexes('others’ fortresses show asleep', (shown, { hex }) => ({ ...shown, dormant: hex.dormant })),
  ofHexes('garrisons show before they react', (shown, { hex }) =>
    hex.facilities.includes('GARRISON') ? { ...shown, facilities: shown.facilities ?? ['GARRISON'] } : shown,
  ),
  ofHexes('ownership is public under dark fog', (shown, { hex }) => ({
    ...shown,
    owner: hex.owner,
    contested: hex.contested,
  })),
  ofOthers('others’ stash is among the facts', ({ seats }) => seats.map(({ stash }) => stash)),
  ofOthers('others’ specials are among the facts', ({ seats }) => seats.map(({ specials }) => specials)),
  ofOthers('capitals are public', ({ seats }) => seats.map(({ capital }) => capital)),
  ofOthers('pending purchases are counted for everybody', ({ pending }) => pending.length),
  ofOthers('pending facilities show where they will stand', ({ pending }) =>
    pending.flatMap(({ item }) => (item.kind === 'facility' ? [item.at] : [])),
  ),
  ofOthers('who raided which hex is told to all', ({ hexes }) => hexes.map(({ raider }) => raider)),
  ofOthers('raids under way are counted', ({ memory }) => memory.missions.length),
  ofOthers('losses of others are told', ({ forces }, viewer) =>
    forces.flatMap(({ seat, points, authorised }) => (seat === viewer ? [] : [authorised - points])).sort(),
  ),
  ofOthers('experience of others’ units is told', ({ forces }) =>
    forces.flatMap(({ units }) => units.map(({ experience }) => experience)).sort(),
  ),
  ofOthers('hexes are counted under dark fog', ({ hexes }) => hexes.map(({ owner }) => owner).sort()),
  ofView('contacts stand in the order of the referee’s list', (view, { forces }) => {
    const order = (seat: SeatId | null): number => forces.findIndex((force) => force.seat === seat)
    const contacts = [...view.contacts].sort((a, b) => order(a.seat) - order(b.seat))
    return { ...view, contacts: contacts.map((contact, index) => ({ ...contact, id: token(`c${String(index)}`) })) }
  }),
  ofView('a fight tells what the other side brings before it is laid open', (view, state) => ({
    ...view,
    detail: {
      ...view.detail,
      battles: view.detail.battles.map((shown) => ({
        ...shown,
        own: JSON.stringify(state.seats.map(({ specials }) => specials)),
      })),
    },
  })),
]

/** A march with a word about what waits at its end. */
const ofWalk = (channel: string, word: (here: readonly Force[]) => string): Leak => ({
  channel,
  wrap: (honest, { seat }, { now }) => ({
    ...honest,
    pathStep: (view, ask, draft, orders) => {
      const step = honest.pathStep?.(view, ask, draft, orders) ?? { next: [], notes: [] }
      const there = now.forces.filter((force) => force.seat !== seat)
      const notes = step.next.map((cell) => word(there.filter(({ at }) => nameOf(now, at) === cell)))
      return { ...step, notes: [...step.notes, ...notes] }
    },
  }),
})

const atDesk: readonly Leak[] = [
  ofWalk('odds follow from who really stands there', (here) => (here.length > 0 ? 'risky' : 'safe')),
  ofWalk('points are weighed from the truth', (here) => String(here.reduce((sum, { points }) => sum + points, 0))),
  {
    channel: 'a march is refused because of what nobody sees',
    wrap: (honest, { seat }, { now }) => ({
      ...honest,
      checkOrders: (view, ask, orders) => [
        ...honest.checkOrders(view, ask, orders),
        ...orders.flatMap((order, index) => {
          const end = order.kind === 'move' ? order.path.at(-1) : undefined
          const met = now.forces.some((force) => force.seat !== seat && nameOf(now, force.at) === end)
          return met ? [{ code: 'met', index, message: 'Somebody is there.', rule: ruleId('HX-198') }] : []
        }),
      ],
    }),
  },
  {
    channel: 'questions count the fights of all',
    wrap: (honest) => ({
      ...honest,
      awaiting: (state) =>
        honest.awaiting(state).map((ask) => ({
          ...ask,
          view: { ...ask.view, title: `${ask.view.title} of ${String(state.battles.length)}` },
        })),
    }),
  },
  {
    channel: 'questions count third parties of contests',
    wrap: (honest) => ({
      ...honest,
      awaiting: (state) =>
        honest.awaiting(state).map((ask) => ({
          ...ask,
          view: { ...ask.view, title: `${ask.view.title} of ${String(state.conflicts.length)}` },
        })),
    }),
  },
  {
    channel: 'the bot knows where recon forces hide',
    wrap: (honest, { seat }, { now }) => ({
      ...honest,
      suggest: (view, ask, dice) => {
        const hidden = now.forces.filter((force) => force.seat !== seat && force.class === 'RF')
        const drafts = honest.suggest(view, ask, dice)
        return hidden.reduce((sum, { at }) => sum + at, 0) % 2 === 0 ? drafts : [...drafts].slice(1)
      },
    }),
  },
]

const inReports: readonly Leak[] = [
  toAll('purchases are told to everybody', 'purchased'),
  toAll('income is told to everybody', 'incomePaid'),
  toAll('recon rolls are told to everybody', 'reconRolled'),
  toAll('marches are told to everybody', 'forceMoved'),
  toAll('first entries are told to everybody', 'featuresFound'),
  toAll('raids are told to everybody', 'hexRaided'),
  toAll('results are told to third parties', 'battleResolved'),
  toAll('recon forces found and destroyed are told to everybody', 'reconDestroyed'),
  toAll('placements are told to everybody', 'placed'),
  toAll('what a captured hex holds is told to everybody', 'hexGained'),
  toAll('what recon forces see is told to everybody', 'learnt'),
  ofReport('the turn’s line counts the recon forces lost', (text, event, { all }) =>
    event.kind === 'turnClosed' || event.kind === 'turnOpened'
      ? `${text} ${String(all.filter(({ kind }) => kind === 'reconDestroyed').length)} lost.`
      : text,
  ),
  ofReport('the turn’s line counts purchases', (text, event, { all }) =>
    event.kind === 'turnClosed' || event.kind === 'stageOpened'
      ? `${text} ${String(all.filter(({ kind }) => kind === 'purchased').length)} bought.`
      : text,
  ),
]

/** What an engine of this campaign could give away beyond what any engine could. */
export const leaks: readonly Leak[] = [...inView, ...atDesk, ...inReports]
