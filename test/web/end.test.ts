import boltgun from '@muster/rulesets/boltgun/index.js'
import boltgunPresentation from '@muster/rulesets/boltgun/web/index.js'
import hex from '@muster/rulesets/hex-1.4/index.js'
import hexPresentation from '@muster/rulesets/hex-1.4/web/index.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import { unpackLayer } from '@muster/rulesets/kit/packed.js'
import type { GameView, Viewer } from '@muster/rulesets/kit/view.js'
import { describe, expect, test } from 'vitest'
import { luckOf, luckTold } from '../../web/campaign/end/luck.js'
import { openedIn } from '../../web/campaign/throws/told.js'
import { turningPointsOf } from '../../web/campaign/end/turningPoints.js'
import { type Chart, chartsOf } from '../../web/campaign/records/joined.js'
import { type AnyGame, last, open, playOut, seatOf, sensibly, system } from '../support/play.js'
import { diceFrom, randomFrom } from '../support/random.js'

const games: readonly (readonly [string, AnyGame, Presentation])[] = [
  ['boltgun', boltgun, boltgunPresentation],
  ['hex-1.4', hex, hexPresentation],
]

const everyone: Viewer = { kind: 'everyone' }

describe.each(games)('the end of a war of %s', (_, game, presentation) => {
  const [scenario] = game.scenarios
  if (!scenario) throw new Error('there is no scenario')
  const war = playOut(game, open(game, scenario, 'end'), sensibly, randomFrom('end'), 40)
  const views = [war.first, ...war.steps.map(({ after }) => after)].map((state) => game.viewFor(state, everyone))
  const chartsFor = (seen: readonly GameView[]): readonly Chart[] =>
    chartsOf(seen.map((view) => ({ turn: view.turn, series: presentation.series?.(view) ?? [] })))
  const charts = chartsFor(views)

  test('tells the champion as the outcome does, and nobody before', () => {
    const outcome = game.outcome(last(war))
    expect(outcome?.champion).toBeTruthy()
    const ending = presentation.ending?.(views.at(-1) as GameView)
    expect(ending).toEqual({ seat: outcome?.champion, text: outcome?.text, rule: outcome?.rule })
    expect(presentation.ending?.(views[0] as GameView)).toBeNull()
  })

  test('measures the territory and the strength of every side', () => {
    expect(charts.flatMap(({ measure }) => measure ?? []).sort()).toEqual(['strength', 'territory'])
    const final = views.at(-1) as GameView
    for (const { measure, curves } of charts.filter((chart) => chart.measure)) {
      expect(curves.map(({ seat }) => seat)).toEqual(final.legend.map(({ seat }) => seat))
      for (const { seat, values } of curves) {
        const owner = final.cells.find(({ key }) => key === 'owner')
        const ground = owner ? unpackLayer(owner).filter((holder) => holder === seat).length : 0
        const strength = final.pieces.reduce((sum, piece) => sum + (piece.seat === seat ? (piece.size ?? 0) : 0), 0)
        expect([seat, values.at(-1)]).toEqual([seat, measure === 'territory' ? ground : strength])
      }
    }
  })

  test('one who sees one side alone is told the strength of that side alone', () => {
    const own = chartsFor([game.viewFor(last(war), seatOf(seatId('A')))])
    const strength = own.find(({ measure }) => measure === 'strength')
    expect(strength?.curves.map(({ seat }) => seat)).toEqual(['A'])
  })

  test('adds up the luck of every side, and of nobody else', () => {
    const rolled = war.steps.map(({ before, group, sheets }) => {
      const clock = game.clock(before)
      const dice = diceFrom(war.seed, clock)
      game.advance(before, group, sheets, dice, system)
      return { turn: clock.turn, throws: dice.thrown }
    })
    const { legend } = views.at(-1) as GameView
    const { thrower } = presentation
    if (!thrower) throw new Error('nobody throws')
    const luck = luckOf(rolled, legend, thrower)
    expect(luck?.curves.map(({ seat }) => seat)).toEqual(legend.map(({ seat }) => seat))
    for (const { seat, values } of luck?.curves ?? []) {
      const faces = rolled
        .flatMap(({ throws }) => throws.filter((one) => thrower(one) === seat))
        .flatMap((one) => one.faces)
      // All of them are dice of six faces.
      expect(values.at(-1)).toBeCloseTo(faces.reduce((sum, face) => sum + face - 3.5, 0))
    }
    const seats = new Set(rolled.flatMap(({ throws }) => throws.flatMap((one) => thrower(one) ?? [])))
    expect([...seats].sort()).toEqual(legend.map(({ seat }) => seat))
    expect(luckOf([], legend, thrower)).toBeNull()
    // Turns without a throw are told of by no line.
    const told = luckTold(
      rolled.flatMap((one) => openedIn({ stage: '', undone: false, ...one }, thrower)),
      legend,
    )
    const lastOf = (chart: Chart | null) => chart?.curves.map(({ seat, values }) => [seat, values.at(-1)])
    expect(lastOf(told)).toEqual(lastOf(luck))
  })

  test('has turning points, in order, with figures of the charts', () => {
    const points = turningPointsOf(charts)
    expect(points.length).toBeGreaterThan(0)
    expect(points.map(({ turn }) => turn)).toEqual([...points.map(({ turn }) => turn)].sort((a, b) => a - b))
    for (const { turn, changes } of points)
      for (const { title, seat, from, to } of changes) {
        const chart = charts.find((one) => one.title === title)
        const values = chart?.curves.find((curve) => curve.seat === seat)?.values
        const at = chart?.turns.indexOf(turn) ?? -1
        expect([values?.[at - 1], values?.[at]]).toEqual([from, to])
      }
  })
})

describe('turning points', () => {
  const chart = (values: readonly (number | null)[], measure?: 'territory'): Chart => ({
    ...{ id: 'x', title: 'Held', unit: 'cells', turns: values.map((_, at) => at + 1), ...(measure && { measure }) },
    curves: [
      { key: 'A', label: 'North', seat: seatId('A'), values },
      { key: 'B', label: 'South', seat: seatId('B'), values: values.map(() => 10) },
    ],
  })

  test('are the turns that changed most, the smallest changes left out', () => {
    expect(turningPointsOf([chart([10, 10, 20, 20.1, 12, 30, 40, 70], 'territory')]).map(({ turn }) => turn)).toEqual([
      3, 5, 6, 8,
    ])
  })

  test('are none where nothing is measured, nothing was told, or nothing was there', () => {
    expect(turningPointsOf([chart([1, 20])])).toEqual([])
    const [curve] = chart([0, 20], 'territory').curves
    expect(turningPointsOf([{ ...chart([0, 20], 'territory'), curves: curve ? [curve] : [] }])).toEqual([])
    expect(turningPointsOf([chart([1, null, 20], 'territory')])).toEqual([])
  })
})
