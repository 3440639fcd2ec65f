import { textFor } from '../support/lines.js'
import { hex } from '@muster/rulesets/hex-1.4/index.js'
import { type SeatId } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { describe, expect, test } from 'vitest'
import presentation from '@muster/rulesets/hex-1.4/web/index.js'
import { terrainByRoll } from '@muster/rulesets/hex-1.4/engine/data/terrain.js'
import {
  battleSeen,
  blue,
  close,
  dice,
  fightOf,
  invaded,
  invasion,
  march,
  ready,
  red,
  unit,
  viewOf,
  type Course,
} from './support/fights.js'
import { stateOf } from './support/position.js'

describe('The desk of a fight', () => {
  const questions = (course: Course) =>
    hex.awaiting(course.state).map((ask) => ({ ask, view: viewOf(course, ask.seat) }))

  const problems = (course: Course, seat: SeatId, drafts: readonly OrderDraft[]): readonly string[] => {
    const found = questions(course).find(({ ask }) => ask.seat === seat)
    if (!found) throw new Error(`${seat} is not asked`)
    const orders = drafts.map((draft) => hex.readOrder(draft))
    const wrong = orders.flatMap((order) => (order.ok ? [] : [order.problem.code]))
    const read = orders.flatMap((order) => (order.ok ? [order.value] : []))
    return [...wrong, ...hex.checkOrders(found.view, found.ask.view, read).map(({ code }) => code)]
  }

  test('says what is wrong before anything is sealed', () => {
    const course = invaded()
    const item = fightOf(course).id
    expect(problems(course, red, [{ kind: 'prepare', item, detail: { strikes: 1 } }])).toEqual(['strikes'])
    expect(problems(course, red, [{ kind: 'prepare', item, detail: { freeHeavySupport: 100 } }])).toEqual([
      'heavy-support',
    ])
    expect(problems(course, red, [{ kind: 'prepare', item, detail: { rollOff: 'yes' } }])).toEqual(['malformed'])
    expect(problems(course, red, [{ kind: 'prepare', item, detail: { mission: 'PATROL' } }])).toEqual(['mission'])
    const reporting = ready()
    const result = (detail: Json) => problems(reporting, red, [{ kind: 'result', item, detail }])
    expect(result({ winner: 'Red', left: { Red: 1001 } })).toEqual(['left'])
    expect(result({ winner: 'Green' })).toEqual(['seat'])
    expect(result({ withdrew: 'Blue', left: { Blue: 501 } })).toEqual(['withdraw'])
    expect(result({ withdrew: 'Blue', left: { Blue: 500 }, units: { 'Red-U1': { lost: 3 } } })).toEqual([])
    expect(result({ winner: 'Red', units: { 'Blue-U1': { lost: 3 } } })).toEqual(['unit'])
    expect(result({})).toEqual(['winner'])
  })

  test('lets a machine answer everything it is asked', () => {
    let course = invaded()
    for (let step = 0; step < 6 && course.state.stage === 'battle'; step += 1) {
      const answers = Object.fromEntries(
        questions(course).map(({ ask, view }) => {
          const drafts = hex.suggest(view, ask.view, dice())
          expect(problems(course, ask.seat, drafts)).toEqual([])
          return [
            ask.seat,
            drafts.flatMap((draft) => {
              const order = hex.readOrder(draft)
              return order.ok ? [order.value] : []
            }),
          ]
        }),
      )
      course = close(course, questions(course)[0]?.ask.view.kind ?? '', answers, {
        'rolloff.d6(3/6:Red-CF1-Blue-OF2:Red)': 6,
      })
    }
    expect(course.state.stage).toBe('postBattle')
  })
})

test('HX-492: a campaign prints missions in its own words', () => {
  const settings = { 'mission.texts': { BLITZ: 'From the short edge.' } }
  const course = invaded(settings)
  const asked = close(course, 'prepare')
  const [ask] = hex.awaiting(asked.state)
  const [option] = ask ? hex.orderOptions(viewOf(asked, red), ask.view) : []
  expect(option?.with?.find(({ id }) => id === 'BLITZ')?.about).toBe('From the short edge.')
  expect(option?.with?.find(({ id }) => id === 'BUNKER_ASSAULT')?.about).toBeUndefined()
  const check = hex.settings.flatMap((spec) => (spec.key === 'mission.texts' && 'check' in spec ? [spec.check] : []))[0]
  expect(check?.({ BLITZ: 'From the short edge.' })).toBeNull()
  expect(check?.({ BLITZ: '' })).toContain('BLITZ')
  expect(check?.({ SKIRMISH: 'x' })).toContain('SKIRMISH')
})

test('missions go by the names of the tabletop system, from the choice to the report', () => {
  const missions = { BLITZ: 'Breakthrough', PATROL: 'Somewhere else' }
  const start = stateOf({ ...invasion(), missions }, 'movement')
  const course = close({ state: start, events: [] }, 'movement', { Red: [march('Red-CF1', '3/6')] })
  const asked = close(course, 'prepare')
  const [ask] = hex.awaiting(asked.state)
  const offered = ask ? hex.orderOptions(viewOf(asked, red), ask.view)[0]?.with : undefined
  expect(offered?.map(({ label }) => label)).toEqual([
    ...['Take and Hold', 'Bunker Assault', 'Strongpoint Attack', 'Breakthrough', 'Let the dice choose'],
  ])
  const battle = fightOf(asked).id
  const chosen = { kind: 'chooseMission', item: battle, with: 'BLITZ' } as const
  expect(presentation.describe(viewOf(asked, red), chosen)).toContain('Breakthrough')
  const settled = close(asked, 'mission', { Red: [{ kind: 'chooseMission', battle, mission: 'BLITZ' }] })
  expect(battleSeen(settled, red)).toMatchObject({ mission: 'BLITZ', missionTitle: 'Breakthrough', missions: [] })
  expect(JSON.stringify(presentation.document?.(viewOf(settled, red), battle))).toContain('Breakthrough')
  const lines = settled.events.map((event) =>
    textFor(hex, event, { kind: 'seat', seat: red }, viewOf(settled, red).board),
  )
  expect(lines.join()).toContain('Breakthrough, chosen by Red')
})

describe('The table of a fight', () => {
  test('has its terrain by quarters, and the edges of who chooses his zone and who does not', () => {
    const course = ready()
    const battle = fightOf(course)
    const field = presentation.field?.(viewOf(course, red), battle.id)
    expect(field?.quarters.map((pieces) => pieces.length)).toEqual(battle.terrain.map((pieces) => pieces.length))
    expect(field?.quarters).toHaveLength(4)
    expect(field?.quarters.flat()).toContainEqual({ title: 'River or stream', shape: 'water' })
    expect(field?.near).toBe('Blue defends, chooses this edge')
    expect(field?.far).toBe('Red attacks, has the first turn')
    expect(presentation.field?.(viewOf(course, blue), battle.id)).toEqual(field)
    expect(presentation.field?.(viewOf(course, red), 'b9-1.1-A-B-1')).toBeNull()
    expect(presentation.field?.(viewOf(invaded(), red), battle.id)?.quarters).toEqual([])
  })

  test('every kind of terrain can be drawn', () => {
    const course = ready()
    const view = viewOf(course, red)
    const [battle] = view.detail.battles
    const terrain = [[...terrainByRoll], [], [], []]
    const drawn = { ...view, detail: { ...view.detail, battles: battle ? [{ ...battle, terrain }] : [] } }
    expect(presentation.field?.(drawn, battle?.id ?? '')?.quarters[0]).toHaveLength(terrainByRoll.length)
  })

  test('its sheet tells what a Tank Factory does, that Advanced Intel of both cancels, and honours of one’s own units alone', () => {
    const honoured = { ...unit('Red-U1'), honours: ['INFANTRY.3'] }
    const position = invasion()
    const { forces, hexes } = position
    const armed = {
      ...position,
      players: { Red: { specials: ['ADVANCED_INTEL'] as const }, Blue: { specials: ['ADVANCED_INTEL'] as const } },
      hexes: { ...hexes, '3/6': { owner: 'Blue', facilities: ['TANK_FACTORY'] as const } },
      forces: { ...forces, 'Red-CF1': { at: '3/5', points: 1000, units: [honoured] } },
    }
    const start: Course = { state: stateOf(armed, 'movement'), events: [] }
    const course = close(start, 'movement', { Red: [march('Red-CF1', '3/6')] })
    const { id } = fightOf(course)
    const bring = { ...{ strikes: 0, transporters: 0, intel: true, freeHeavySupport: 0 }, rollOff: false } as const
    const order = { kind: 'prepare', battle: id, ...bring } as const
    const sheet = (seat: SeatId): string =>
      JSON.stringify(
        presentation.document?.(viewOf(close(course, 'prepare', { Red: [order], Blue: [order] }), seat), id),
      )
    expect(sheet(red)).toContain('up to 175 points')
    expect(sheet(red)).toContain('cancelled by that of the other side')
    expect(sheet(red)).toContain('Expert Marksmen')
    expect(sheet(blue)).toContain('Red-U1')
    expect(sheet(blue)).not.toContain('Expert Marksmen')
  })
})
