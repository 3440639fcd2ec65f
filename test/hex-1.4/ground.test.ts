import { cellName as nameOf, unpackRow } from '../../examples/packedRows.mjs'
import { viewFor } from '@muster/rulesets/hex-1.4/engine/fog.js'
import { hexesOf as known } from '@muster/rulesets/hex-1.4/engine/fog/hexes.js'
import { hexesOf, packHexes } from '@muster/rulesets/hex-1.4/engine/view/hexes.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import type { HexCell, HexView } from '@muster/rulesets/hex-1.4/engine/view/view.js'
import { hex } from '@muster/rulesets/hex-1.4/index.js'
import { expect, test } from 'vitest'
import { type AnyGame, fitfully, last, open, play } from '../support/play.js'
import { randomFrom } from '../support/random.js'

const game = hex as AnyGame

/** States of a played campaign of some turns. */
const states = (() => {
  const [scenario] = hex.scenarios
  if (!scenario) throw new Error('there is no scenario')
  const random = randomFrom('ground')
  let campaign = open(game, scenario, 'ground')
  const met: State[] = []
  while (game.clock(last(campaign)).turn < 4) {
    met.push(last(campaign) as State)
    const next = play(game, campaign, fitfully, random)
    if (!next) break
    campaign = next
  }
  return met
})()

const views = states.flatMap((state) =>
  state.seats.map(({ id }) => ({ state, seat: id, view: viewFor(state, { kind: 'seat', seat: id }) })),
)

test('what is known of each hex comes out of a view as it went in', () => {
  expect(views.length).toBeGreaterThan(20)
  for (const { state, seat, view } of views) expect(hexesOf(view.detail)).toEqual(known(state, seat))
})

test('hexes of which the same is known are told of once, and a view of nothing but that reads itself again', () => {
  for (const { view } of views) {
    const { kinds } = view.detail.hexes
    expect(new Set(kinds.map(({ symbol }) => symbol)).size).toBe(kinds.length)
    expect(new Set(kinds.map(({ symbol: _, ...kind }) => JSON.stringify(kind))).size).toBe(kinds.length)
    const copy = JSON.parse(JSON.stringify(view)) as HexView
    expect(hexesOf(copy.detail)).toEqual(hexesOf(view.detail))
  }
})

test('a tool of a third party reads them with what the documentation prints', () => {
  for (const { view } of views) {
    const { kinds, rows } = view.detail.hexes
    const symbols = rows.flatMap((row) => [...unpackRow(row)])
    expect(symbols).toHaveLength(view.board.width * view.board.height)
    const owners = symbols.flatMap((symbol, index) => {
      const kind = kinds.find((one) => one.symbol === symbol)
      return kind ? [[nameOf(view.board, index), kind.owner]] : []
    })
    expect(owners).toEqual(hexesOf(view.detail).map(({ at, owner }) => [at, owner]))
  }
})

test('a thousand kinds have a thousand symbols', () => {
  const [state] = states
  const [first] = state ? known(state, state.seats[0]?.id ?? ('A' as never)) : []
  if (!state || !first) throw new Error('nothing was played')
  const frame = { rows: 40, columns: 25 }
  const hexes = Array.from({ length: 1000 }, (_, cell): HexCell => ({
    ...first,
    at: `${String(Math.floor(cell / 25) + 1)}/${String((cell % 25) + 1)}` as HexCell['at'],
    ownerAsOf: cell,
  }))
  const cells = new Map(hexes.map(({ at }, cell) => [String(at), cell]))
  const packed = packHexes(frame, (name) => cells.get(name) ?? null, hexes)
  expect(hexesOf({ ...frame, hexes: packed })).toEqual(hexes)
})

test('a briefing from before hexes were packed is read as it was written', () => {
  for (const { view } of views) {
    const { rows, columns } = view.detail
    const hexes = hexesOf(view.detail)
    expect(hexesOf({ rows, columns, hexes })).toBe(hexes)
  }
})
