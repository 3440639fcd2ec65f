import { gridOf } from '@muster/rulesets/kit/board.js'
import { isFor } from '@muster/rulesets/kit/events.js'
import { unpackLayer } from '@muster/rulesets/kit/packed.js'
import type { GameView, Viewer } from '@muster/rulesets/kit/view.js'
import { describe, expect, test } from 'vitest'
import { scriptOf, type Step } from '../../web/campaign/playback/script.js'
import type { Moment } from '../../web/campaign/playback/telling.js'
import { loadGame, rulesetsThere } from '../simulate/games.js'
import { fitfully, open, playOut, viewersOf, type AnyGame, type Campaign } from '../support/play.js'
import { randomFrom } from '../support/random.js'

/** A resolution as one viewer is told of it. */
interface Told {
  readonly before: Moment
  readonly after: Moment
  readonly steps: readonly Step[]
}

const toldOf = (game: AnyGame, campaign: Campaign, viewer: Viewer): readonly Told[] =>
  campaign.steps.flatMap(({ before: state, events, after: next }) => {
    const [view, later] = [game.viewFor(state, viewer), game.viewFor(next, viewer)]
    const report = events.flatMap((event) => {
      const line = isFor(event, viewer) ? game.reportFor(event, viewer, later.board) : null
      const own = { data: null, throws: [] }
      return line ? [{ ...line, text: line.code, about: [...line.about], cells: [...line.cells], ...own }] : []
    })
    const [before, after] = [
      { view, report: [], fights: [] },
      { view: later, report, fights: [] },
    ]
    return [{ before, after, steps: scriptOf([before, after]) }]
  })

const shown = ({ pieces, contacts }: GameView) => new Map([...pieces, ...contacts].map((one) => [String(one.id), one]))

/** Without where it stands, which is on its way. */
const states = (views: readonly GameView[]): ReadonlySet<string> =>
  new Set(views.flatMap(({ pieces }) => pieces.map((piece) => JSON.stringify({ ...piece, at: '' }))))

const valuesOf = ({ cells }: GameView) => new Map(cells.map((layer) => [layer.key, unpackLayer(layer)]))

describe.each(rulesetsThere())('a resolution of %s', async (ruleset) => {
  const { game } = await loadGame(ruleset)
  const told = game.scenarios.slice(0, 2).flatMap((scenario) => {
    const random = randomFrom(`playback ${scenario.id}`)
    const campaign = playOut(game, open(game, scenario, 'playback'), fitfully, random, 4)
    return viewersOf(campaign)
      .slice(0, 2)
      .flatMap((viewer) => toldOf(game, campaign, viewer))
  })

  test('has a step for the map before, for each line, and for the map after', () => {
    expect(told.length).toBeGreaterThan(10)
    for (const { before, after, steps } of told) {
      expect(steps.map(({ line }) => line)).toEqual([null, ...after.report.map((_, at) => at), null])
      expect(steps[0]?.view).toBe(before.view)
      expect(steps.at(-1)?.view).toBe(after.view)
    }
  })

  test('moves nothing by a leap: what is elsewhere with a step has come there with it', () => {
    for (const { steps } of told)
      for (const [index, step] of steps.slice(1).entries()) {
        const then = shown(steps[index]?.view ?? step.view)
        for (const [id, { at }] of shown(step.view)) {
          const from = then.get(id)?.at
          const way = step.ways.get(id)
          if (from !== undefined && from !== at) expect([way?.[0], way?.at(-1)], id).toEqual([from, at])
        }
      }
  })

  test('shows nothing that neither view has', () => {
    for (const { before, after, steps } of told) {
      const known = states([before.view, after.view])
      const [old, young] = [valuesOf(before.view), valuesOf(after.view)]
      for (const { view } of steps) {
        expect([...states([view])].filter((state) => !known.has(state))).toEqual([])
        for (const [key, values] of valuesOf(view)) {
          const strange = values.filter((value, at) => value !== old.get(key)?.[at] && value !== young.get(key)?.[at])
          expect(strange, key).toEqual([])
        }
      }
    }
  })

  test('turns ground over with the lines that speak of it', () => {
    const turned = told.flatMap(({ after, steps }) =>
      steps.slice(1).flatMap(({ view, line }, index) => {
        const [then, now] = [valuesOf(steps[index]?.view ?? view).get('owner'), valuesOf(view).get('owner')]
        if (line === null || !now) return []
        const grid = gridOf(view.board)
        const cells = now.flatMap((value, cell) => (value === then?.[cell] ? [] : [grid.name(cell)]))
        expect(after.report[line]?.cells).toEqual(expect.arrayContaining(cells))
        return cells
      }),
    )
    expect(turned.length).toBeGreaterThan(0)
  })

  test('moves pieces with the lines that tell of them, along the cells that these name', () => {
    const ways = told.flatMap(({ before, after, steps }) =>
      steps.flatMap(({ kind, line, ways: all }) =>
        [...all].flatMap(([id, way]) => {
          const own = [...before.view.pieces, ...after.view.pieces].some((piece) => piece.id === id)
          const about = line === null ? undefined : after.report[line]
          if (about?.about.includes(id) && way.length > 2) expect(way).toEqual([...new Set(about.cells)])
          return own ? [kind] : []
        }),
      ),
    )
    const withLine = ways.filter((kind) => kind === 'line').length
    expect(withLine).toBeGreaterThan(20)
    expect(withLine / ways.length).toBeGreaterThan(0.9)
  })
})
