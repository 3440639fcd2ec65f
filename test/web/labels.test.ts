import boltgun from '@muster/rulesets/boltgun/web/index.js'
import hex from '@muster/rulesets/hex-1.4/web/index.js'
import { gridOf } from '@muster/rulesets/kit/board.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import type { MapLayer } from '@muster/rulesets/kit/looks.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { describe, expect, test } from 'vitest'
import { type Camera, extentOf, fitted, windowBox } from '../../web/map/camera.js'
import { arranged, type Arranged } from '../../web/map/labels/arrange.js'
import { moved, overlap, type Rect, rectOf } from '../../web/map/labels/metric.js'
import { patch } from '../../web/map/labels/signs.js'
import { laidTexts, ownerTexts } from '../../web/map/labels/texts.js'
import { areLong, counterWidth, countersOf } from '../../web/map/layout.js'
import { readGround, readView } from '../../web/map/reading.js'
import { clusterBody, clusterLine, diamond, shapeOf } from '../../web/map/labels/shape.js'
import { placeTexts } from '../../web/map/terrain/places.js'
import { playCampaign } from '../simulate/campaign.js'
import { loadGame } from '../simulate/games.js'

const turnWord = (turn: number): string => `turn ${String(turn)}`

/** Thirty views of one war of bots, always the same: what each seat knew and what was true, stage by stage. */
const positions = async (id: string, scenarioId: string): Promise<readonly GameView[]> => {
  const loaded = await loadGame(id)
  const { game } = loaded
  const scenario = game.scenarios.find((one) => one.id === scenarioId)
  if (!scenario) throw new Error(`no ${scenarioId}`)
  const views: GameView[] = []
  let before = ''
  playCampaign(loaded, { scenario, settings: {}, seed: 'labels', turns: 6 }, (_, after) => {
    const { turn, stage } = game.clock(after)
    if (before === `${String(turn)} ${stage}`) return
    before = `${String(turn)} ${stage}`
    views.push(game.viewFor(after, { kind: 'everyone' }))
    for (const seat of ['A', 'B']) views.push(game.viewFor(after, { kind: 'seat', seat: seatId(seat) }))
  })
  const step = views.length / 30
  return Array.from({ length: 30 }, (_, at) => views[Math.floor(at * step)]).flatMap((view) => view ?? [])
}

interface Label {
  readonly name: string
  readonly rects: readonly Rect[]
}

/** Everything that is printed, each with what it takes on the glass. */
const labelsOf = ({ counters, signs, texts }: Arranged, k: number, turn: number, below: boolean): readonly Label[] => [
  ...counters.map(({ mark, name }): Label => {
    const lines = [name && rectOf(name)]
    if (mark.kind === 'cluster') {
      const line = clusterLine(mark)
      const own = [clusterBody(mark), ...(line ? [rectOf(line)] : [])]
      return { name: mark.key, rects: own.map((rect) => moved(rect, mark.x, mark.y)) }
    }
    const { counter } = mark
    const enemy = counter.group === 'contact'
    const then = enemy && counter.contact.asOf < turn ? turnWord(counter.contact.asOf) : null
    const shape = shapeOf(counter, counterWidth(k, mark.scale) * (enemy ? diamond : 1), below, then)
    lines.push(shape.body, shape.size && rectOf(shape.size), shape.when && rectOf(shape.when))
    return { name: counter.id, rects: lines.flatMap((rect) => (rect ? [moved(rect, mark.x, mark.y)] : [])) }
  }),
  ...signs.map(({ mark, x, y, size, name }): Label => {
    const reach = size * patch
    const body = { x0: x - reach, y0: y - reach, x1: x + reach, y1: y + reach }
    return { name: mark.label, rects: [body, ...(name ? [moved(rectOf(name), x, y)] : [])] }
  }),
  ...texts.map(({ key, line }): Label => ({ name: key, rects: [rectOf(line)] })),
]

/** Pairs of labels that touch. */
const collisions = (labels: readonly Label[]): readonly string[] =>
  labels.flatMap((one, at) =>
    labels
      .slice(at + 1)
      .filter((other) => one.rects.some((a) => other.rects.some((b) => overlap(a, b))))
      .map((other) => `${one.name} × ${other.name}`),
  )

const windows = [
  { width: 390, height: 330 },
  { width: 850, height: 700 },
] as const

type Layers = (view: GameView) => readonly MapLayer[]

describe.each<[string, string, Layers | undefined]>([
  ['boltgun', 'six-crowns', boltgun.layers as Layers | undefined],
  ['hex-1.4', 'unclaimed-4', hex.layers as Layers | undefined],
])('the labels of %s', (id, scenarioId, layers) => {
  test('never lie on one another, and no counter is lost: 30 positions, far and near', async () => {
    const views = await positions(id, scenarioId)
    const { terrain } = await loadGame(id)
    expect(views).toHaveLength(30)
    let printed = 0
    for (const view of views) {
      const grid = gridOf(view.board)
      const reading = readView(readGround(view.board, terrain), view)
      const counters = countersOf(grid, view)
      const below = areLong(counters)
      for (const window of windows) {
        const whole = fitted(extentOf(grid), window, { top: 20, left: 26, air: 14 })
        const near = { k: whole.k * 2, x: window.width / 2 - whole.k * 4, y: window.height / 2 - whole.k * 4 }
        for (const camera of [whole, near] satisfies readonly Camera[]) {
          const laid = layers?.(view) ?? []
          const all = arranged({
            ...{ grid, camera, counters, below, turnWord, turn: view.turn, selected: null, marks: view.marks },
            box: windowBox(camera, window, 0.25),
            marked: new Set(view.marks.flatMap(({ at }) => grid.at(at) ?? [])),
            texts: [
              ...laidTexts(grid, laid, camera.k),
              ...ownerTexts(reading, camera.k),
              ...placeTexts(reading.ground, camera.k),
            ],
            thenWord: (mark, turn) => `${mark}, ${turnWord(turn)}`,
          })
          const labels = labelsOf(all, camera.k, view.turn, below)
          printed += labels.length
          expect(collisions(labels)).toEqual([])
          if (camera === whole)
            expect(
              all.counters.flatMap(({ mark }) => (mark.kind === 'cluster' ? mark.counters : [mark.counter])),
            ).toHaveLength(counters.length)
        }
      }
    }
    // A map without labels would have none that collide.
    expect(printed).toBeGreaterThan(1000)
  })
})
