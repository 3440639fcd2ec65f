import { gridOf } from '@muster/rulesets/kit/board.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { hex } from '@muster/rulesets/hex-1.4/index.js'
import { hexesOf } from '@muster/rulesets/hex-1.4/engine/view/hexes.js'
import type { HexView } from '@muster/rulesets/hex-1.4/engine/view/view.js'
import type { HexOrder } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import presentation from '@muster/rulesets/hex-1.4/web/index.js'
import type { HexNames } from '@muster/rulesets/hex-1.4/web/words.js'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { viewerOf } from '@muster/rulesets/kit/asks.js'
import { type AnyGame, fitfully, last, open, play, viewersOf } from '../support/play.js'
import { randomFrom } from '../support/random.js'

const game = hex as AnyGame
const [scenario] = hex.scenarios

interface Asked {
  readonly view: HexView
  readonly drafts: readonly OrderDraft[]
}

/** A campaign of some turns: what its viewers saw, and what bots answered. */
const played = (() => {
  if (!scenario) throw new Error('there is no scenario')
  const random = randomFrom('presentation')
  let campaign = open(game, scenario, 'presentation')
  const views: HexView[] = []
  const asked: Asked[] = []
  while (game.clock(last(campaign)).turn < 7) {
    const state = last(campaign)
    for (const viewer of [...viewersOf(campaign), { kind: 'facilitator' } as const])
      views.push(game.viewFor(state, viewer) as HexView)
    for (const ask of game.awaiting(state)) {
      const view = game.viewFor(state, viewerOf(ask)) as HexView
      asked.push({ view, drafts: fitfully(game, view, ask.view, random) ?? [] })
    }
    const next = play(game, campaign, fitfully, random)
    if (!next) break
    campaign = next
  }
  return { views, asked }
})()

test('every kind of order is told in words', () => {
  const view = played.views[0] as HexView
  for (const kind of Object.keys(hex.orderKinds ?? {})) {
    const line = presentation.describe(view, { kind })
    expect(line, kind).not.toBe(kind)
    expect(line, kind).not.toContain('undefined')
  }
})

test('orders of a played campaign are told, with their arrows on the map', () => {
  for (const { view, drafts } of played.asked)
    for (const draft of drafts) {
      expect(presentation.describe(view, draft)).not.toMatch(/undefined|NaN|\[object/)
      expect(presentation.effect?.(view, draft) ?? '').not.toMatch(/undefined|NaN/)
      const arrow = presentation.arrow(view, draft)
      if (draft.path && draft.path.length > 0) expect(arrow?.to).toBe(draft.path.at(-1))
      if (arrow) expect([arrow.from, arrow.to].map((cell) => gridOf(view.board).at(cell))).not.toContain(null)
    }
})

describe('what is laid over the map', () => {
  test('stands on hexes of it, under keys that the legend names', () => {
    for (const view of played.views)
      for (const { legend, cells } of presentation.layers?.(view) ?? [])
        for (const { at, key } of cells) {
          expect(gridOf(view.board).at(at)).not.toBeNull()
          if (key !== undefined) expect(Object.keys(legend)).toContain(key)
        }
  })

  test('tells nothing of hexes that the view does not tell of', () => {
    for (const view of played.views) {
      const known = new Set<string>(hexesOf(view.detail).map(({ at }) => at))
      for (const { cells } of presentation.layers?.(view) ?? [])
        for (const { at } of cells) expect(known.has(at)).toBe(true)
    }
  })
})

describe('records', () => {
  test('have a column for every entry, and a row for every own hex', () => {
    for (const view of played.views)
      for (const { id, columns, rows } of presentation.tables?.(view) ?? []) {
        const keys = columns.map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        for (const row of rows) expect(keys).toEqual(expect.arrayContaining(Object.keys(row)))
        const { viewer } = view
        if (id === 'territory' && viewer.kind === 'seat')
          expect(rows).toHaveLength(hexesOf(view.detail).filter(({ owner }) => owner === viewer.seat).length)
      }
  })

  test('of the present income add up to what was paid', () => {
    const sums = played.views
      .filter(({ viewer }) => viewer.kind === 'seat')
      .map((view) => {
        const rows = (presentation.tables?.(view) ?? []).find(({ id }) => id === 'income')?.rows ?? []
        const paid = view.facts.find(({ key }) => key === 'income')?.value
        return [rows.reduce((sum, { total }) => sum + Number(total), 0), paid]
      })
    expect(sums.length).toBeGreaterThan(10)
    for (const [sum, paid] of sums) expect(sum).toBe(paid)
  })

  test('are kept for nobody who holds no seat, and name none of another’s forces', () => {
    for (const view of played.views) {
      if (view.viewer.kind === 'observer') expect(presentation.tables?.(view)).toEqual([])
      if (view.viewer.kind !== 'seat') continue
      const own = view.viewer.seat
      const forces = (presentation.tables?.(view) ?? []).find(({ id }) => id === 'forces')?.rows ?? []
      for (const { force } of forces) expect(view.pieces.find(({ id }) => id === force)?.seat).toBe(own)
    }
  })
})

test('charts follow everybody’s hexes and one’s own points, one line a key', () => {
  for (const view of played.views)
    for (const { id, lines } of presentation.series?.(view) ?? []) {
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
      if (view.viewer.kind === 'observer') expect(id).toBe('hexes')
    }
  const [first] = played.views
  const held = first && presentation.series?.(first).find(({ id }) => id === 'hexes')
  expect(held?.lines.map(({ value }) => value)).toEqual([1, 1, 1, 1])
})

describe('battle sheets', () => {
  const fights = played.views.flatMap((view) => view.detail.battles.map((battle) => ({ view, battle })))

  test('are there for every fight of the view, each line of a section under a label of its own', () => {
    expect(fights.length).toBeGreaterThan(0)
    for (const { view, battle } of fights) {
      const sheet = presentation.document?.(view, battle.id)
      expect(sheet).not.toBeNull()
      const titles = sheet?.sections.map(({ title }) => title) ?? []
      expect(new Set(titles).size).toBe(titles.length)
      for (const { lines } of sheet?.sections ?? []) {
        const labels = lines.map(({ label }) => label)
        expect(new Set(labels).size).toBe(labels.length)
        for (const { value, rule } of lines) {
          expect(value).not.toMatch(/undefined|NaN/)
          if (rule !== undefined) expect(Object.keys(hex.rules)).toContain(rule)
        }
      }
    }
  })

  test('name the hex, both sides with their points, and what came of it', () => {
    for (const { view, battle } of fights) {
      const text = JSON.stringify(presentation.document?.(view, battle.id))
      expect(text).toContain(battle.at)
      for (const { points } of battle.sides) expect(text).toContain(`"value":"${String(points)}"`)
      expect(text.includes('"title":"Result"')).toBe(battle.result !== null)
    }
  })

  test('are nobody else’s', () => {
    const foreign = played.views.find(({ detail }) => detail.battles.length === 0)
    expect(foreign && presentation.document?.(foreign, fights[0]?.battle.id ?? '')).toBeNull()
  })
})

test('what is chosen with an order is named for orders that there are', () => {
  expectTypeOf<HexNames['partner']>().toExtend<HexOrder['kind']>()
})
