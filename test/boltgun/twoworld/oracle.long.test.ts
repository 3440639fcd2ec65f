import { unpackLayer } from '@muster/rulesets/kit/packed.js'
import { squareGrid } from '@muster/rulesets/kit/square.js'
import { expect, test } from 'vitest'
import { randomFrom } from '../../support/random.js'
import type { AnyAdapter } from '../../twoworld/adapter.js'
import { truthAt } from '../../twoworld/known.js'
import { pairFrom } from '../../twoworld/pairs.js'
import { passable, key } from './geometry.js'
import { honest, type Moment, type Trace, type Truth } from './game.js'
import boltgun from './index.js'
import { captures, features, isClosed, ownership, relics, sightings } from './oracle.js'

const sorted = (items: readonly unknown[]): readonly string[] => items.map((item) => JSON.stringify(item)).sort()

/** What the view shows, in the oracle's words. */
const shown = ({ seat }: Trace, { now }: Moment) => {
  const view = honest.viewFor(now, { kind: 'seat', seat })
  const owners = unpackLayer(view.cells.find((layer) => layer.key === 'owner') ?? { key: '', legend: {}, rows: [] })
  const meaning = ['nobody', ...now.seats.map(({ id }): string => id)]
  const { width } = now.board
  return {
    contacts: sorted(view.contacts.map(({ seat: owner, at, size, sources }) => [owner, at, size, [...sources].sort()])),
    captures: sorted(view.detail.captures.map(({ sector, seat: captor, at, level }) => [sector, captor, at, level])),
    owners: passable({ rows: now.board.rows, settings: now.settings }).flatMap((place) => {
      const value = owners[place.y * width + place.x] ?? 'unseen'
      return value === 'unseen' ? [] : [`${key(place)} ${value === 'disputed' ? '-1' : String(meaning.indexOf(value))}`]
    }),
    relics: sorted(view.detail.relics.map(({ id, at }) => [id, at])),
    features: view.marks
      .filter(({ kind }) => kind !== 'relic')
      .map(({ at, label }) => `${at} ${label}`)
      .sort(),
  }
}

const allowed = (truth: Truth): ReturnType<typeof shown> => {
  const { now } = truth
  const grid = squareGrid(now.board.width, now.board.height)
  const known = features(truth)
  return {
    contacts: sorted(sightings(truth).map(({ seat, at, level, sources }) => [seat, at, level, [...sources].sort()])),
    captures: [...new Set(sorted(captures(truth).map(({ sector, seat, at, level }) => [sector, seat, at, level])))],
    owners: Object.entries(ownership(truth)).map(([place, holder]) => `${place} ${String(holder)}`),
    relics: sorted(relics(truth).map(({ relic, at }) => [relic, at])),
    features: now.features
      .flatMap(({ id, at, label }) => (known.includes(id) ? [`${grid.name(at)} ${label}`] : []))
      .sort(),
  }
}

test('a view holds what the oracle allows, no more and no less', () => {
  const random = randomFrom('oracle')
  const adapter: AnyAdapter = boltgun
  const starts = adapter.starts(random.fork('starts'), 24)
  const seen = { contacts: 0, captures: 0, relics: 0, features: 0, levels: 0 }
  for (let index = 0; index < 250; index += 1) {
    const left = pairFrom(adapter, starts, random.fork(String(index))).left as Trace
    const end = left.moments.at(-1)
    if (!end) continue
    const truth = truthAt(left, end)
    if (!isClosed(truth)) continue
    const view = shown(left, end)
    expect({ ...view, captures: [...new Set(view.captures)] }, `turn ${String(index)}, seat ${left.seat}`).toEqual(
      allowed(truth),
    )
    seen.contacts += view.contacts.length
    seen.captures += view.captures.length
    seen.relics += view.relics.length
    seen.features += view.features.length
    seen.levels += sightings(truth).filter(({ level }) => level !== null).length
  }
  for (const [what, count] of Object.entries(seen)) expect(count, `${what} met with`).toBeGreaterThan(10)
})
