import { hexesOf } from '@muster/rulesets/hex-1.4/engine/view/hexes.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import type { HexCell, SightedView } from '@muster/rulesets/hex-1.4/engine/view/view.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import { expect, test } from 'vitest'
import { randomFrom } from '../../support/random.js'
import type { AnyAdapter } from '../../twoworld/adapter.js'
import { truthAt } from '../../twoworld/known.js'
import { pairFrom } from '../../twoworld/pairs.js'
import { honest, type Trace } from './game.js'
import { nameOf } from './geometry.js'
import hex from './index.js'
import { lookAt, standingOf, type Look } from './sight.js'
import { trail } from './trail.js'

const sorted = (items: readonly unknown[]): readonly string[] => items.map((item) => JSON.stringify(item)).sort()

const told = ({ seat, class: kind, points, units }: SightedView): readonly unknown[] => [
  ...[seat, kind, points],
  units.map(({ name, alive }) => [name, alive]),
]

/** Owners of a hex that the seat remembers from before or has seen since (HX-511). */
const ownersSeen = (states: readonly State[], seat: SeatId, cell: number): readonly string[] =>
  states.flatMap((state) => {
    const kept = state === states[0] ? state.seats.find(({ id }) => id === seat)?.knowledge.owners[cell] : undefined
    const { owned } = lookAt(state, seat, standingOf(state, seat), cell)
    return [...(kept ? [[kept.owner, kept.contested]] : []), ...(owned ? [owned] : [])].map((one) =>
      JSON.stringify(one),
    )
  })

/** Owners of a hex that a seat was told and saw with no force of its own: by a satellite (HX-161), and whose it became when it was lost (HX-504). */
const ownersToldBy = (occasions: readonly unknown[], name: string): readonly string[] =>
  occasions.flatMap((occasion) => {
    const [kind, seen, since] = occasion as readonly [string, unknown, unknown]
    const report = kind === 'satellite' ? seen : kind === 'lost' ? since : null
    return Array.isArray(report) && report[0] === name ? [JSON.stringify([report[2], false])] : []
  })

/** What the view says that is seen now; what it remembers is left out. */
const seenNow = (shown: HexCell | undefined): Omit<Look, 'features' | 'asleep'> => ({
  owned: shown?.ownerKnown === true && shown.ownerAsOf === null ? [shown.owner, shown.contested] : null,
  ruined: shown?.ruined ?? false,
  contact: shown?.contact ?? null,
  forces: shown?.forces && shown.asOf === null ? sorted(shown.forces.map(told)) : null,
  facilities: shown?.facilities && shown.asOf === null ? [...shown.facilities].sort() : null,
})

const allowedNow = ({ owned, ruined, contact, forces, facilities }: Look): ReturnType<typeof seenNow> => ({
  ...{ owned, ruined, contact, forces, facilities },
})

/** Hexes whose features the seat knew, holds, or has come through. */
const entered = (states: readonly State[], seat: SeatId): ReadonlySet<string> =>
  new Set(
    states.flatMap((state) => {
      const known = Object.keys(state.seats.find(({ id }) => id === seat)?.knowledge.features ?? {})
      const { land, any } = standingOf(state, seat)
      return [...(state === states[0] ? known.map(Number) : []), ...land, ...any].map((cell) => nameOf(state, cell))
    }),
  )

test('a view holds what the oracle allows, no more and no less', () => {
  const adapter: AnyAdapter = hex
  const random = randomFrom('oracle')
  const starts = adapter.starts(random.fork('starts'), 12)
  const seen = { contacts: 0, live: 0, remembered: 0, features: 0, hidden: 0 }
  for (let index = 0; index < 60; index += 1) {
    const left = pairFrom(adapter, starts, random.fork(String(index))).left as Trace
    const { seat, start } = left
    const before = start.seats.find(({ id }) => id === seat)?.knowledge
    for (const moment of left.moments) {
      const { now, states } = moment
      if (now.settings['fog'] === 'open') continue
      const hexes = hexesOf(honest.viewFor(now, { kind: 'seat', seat }).detail)
      const standing = standingOf(now, seat)
      const known = entered([start, ...states], seat)
      const seenOnTheWay = trail(truthAt(left, moment))
      const occasions = JSON.stringify(seenOnTheWay)
      now.hexes.forEach((_, cell) => {
        const name = nameOf(now, cell)
        const shown = hexes.find(({ at }) => at === name)
        const where = `turn ${String(index)}, seat ${seat}, ${now.stage}, hex ${name}`
        const [is, may] = [seenNow(shown), allowedNow(lookAt(now, seat, standing, cell))]
        // A memory of this very turn bears no date
        const remembered = may.owned === null && is.owned !== null
        if (remembered) {
          const seenBefore = ownersSeen([start, ...states], seat, cell)
          expect([...seenBefore, ...ownersToldBy(seenOnTheWay, name)], where).toContain(JSON.stringify(is.owned))
        }
        expect(remembered ? { ...is, owned: null } : is, where).toEqual(may)
        const snapshot = typeof shown?.asOf === 'number'
        const reported = before?.snapshots[cell] !== undefined || occasions.includes(`"${name}"`)
        if (snapshot) expect(reported, `${where}: a snapshot`).toBe(true)
        if (shown?.features) expect(reported || known.has(name), `${where}: features`).toBe(true)
        seen.contacts += shown?.contact === true ? 1 : 0
        seen.live += shown?.forces && !snapshot ? shown.forces.length : 0
        seen.remembered += snapshot ? 1 : 0
        seen.features += shown?.features ? 1 : 0
        seen.hidden += shown?.facilities ? 0 : 1
      })
    }
  }
  for (const [what, count] of Object.entries(seen)) expect(count, `${what} met with`).toBeGreaterThan(10)
})
