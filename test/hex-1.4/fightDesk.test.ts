import { hex } from '@muster/rulesets/hex-1.4/index.js'
import { type SeatId } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { describe, expect, test } from 'vitest'
import { red, dice, close, invaded, fightOf, ready, viewOf, type Course } from './support/fights.js'

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
