import { describe, expect, it } from 'vitest'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { hex } from '@muster/rulesets/hex-1.4/index.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { Viewer } from '@muster/rulesets/kit/view.js'
import { aftermath, fight, fought, report, unit } from './support/fought.js'
import { type Course, reportOf, viewerOf } from './support/play.js'
import { frontier, holders, scripted, stateOf, type Position } from './support/position.js'

const squads = [
  unit('Red-CF1-U1', { name: 'First Squad', experience: 3 }),
  unit('Red-CF1-U2', { name: 'First Squad', experience: 2 }),
  unit('Red-CF1-U3', { name: 'Captain', models: 1, alive: 1, experience: 6, honours: ['CHARACTER.4'] }),
]
const position: Position = {
  hexes: { ...frontier, '3/5': { owner: 'Red' } },
  forces: {
    ...holders,
    'Red-CF1': { at: '3/5', points: 300, authorised: 320, units: squads },
    'Blue-CF1': { at: '3/6', points: 300 },
  },
}
const opened = stateOf(position)

const reason = 'Both sheets were wrong.'
const tried = (state: State, kind: string, detail: Json) => hex.corrections?.correct(state, { kind, detail, reason })

const set = (state: State, kind: string, detail: Json): Course => {
  const result = tried(state, kind, detail)
  if (!result?.ok) throw new Error(result?.problem.message)
  return { events: result.value, state: hex.evolve(state, result.value) }
}

const refused = (state: State, kind: string, detail: Json): string | null => {
  const result = tried(state, kind, detail)
  return result && !result.ok ? result.problem.message : null
}

const models = (state: State, name: string, alive: number): Course =>
  set(state, 'unit', { force: 'Red-CF1', unit: name, alive })

const redForce = ({ state }: Pick<Course, 'state'>) => state.forces.find(({ id }) => id === 'Red-CF1')

const told = (course: Course, viewer: Viewer): readonly string[] => reportOf(course, viewer).map(({ text }) => text)

// HX-536
describe('a force with a roster is set right', () => {
  it('unit by unit, and its points follow within what was bought', () => {
    const fewer = models(opened, 'Red-CF1-U2', 4)
    expect(redForce(fewer)).toMatchObject({ points: 240, units: [{ alive: 10 }, { alive: 4, experience: 2 }, {}] })
    expect(redForce(models(fewer.state, 'Red-CF1-U2', 10))).toMatchObject({ points: 300, units: squads })
    const dearer = set(opened, 'points', { force: 'Red-CF1', points: 320 })
    expect(redForce(dearer)).toMatchObject({ points: 320, units: squads })
    expect(
      redForce(models(set(fewer.state, 'points', { force: 'Red-CF1', points: 310 }).state, 'Red-CF1-U2', 9))?.points,
    ).toBe(320)
  })

  it('after a loss that never was, once its turn is over', () => {
    const battle = fought(position, {
      battles: (state) => [
        fight(state, '3/6', ['Red-CF1', 'Blue-CF1'], 'Red', {
          units: [[report('Red-CF1-U3', { lost: 1 })], []],
          before: 400,
        }),
      ],
    })
    expect(refused(battle, 'unit', { force: 'Red-CF1', unit: 'Captain', alive: 1 })).toBe(
      'Red-CF1 fights in this turn, and what it has lost is not settled yet. Wait until the next turn has opened.',
    )
    expect(refused(battle, 'points', { force: 'Red-CF1', points: 100 })).toMatch(/not settled yet/)
    const { state } = aftermath(battle, scripted({ 'survive.d6(Red-CF1-U3)': [1] }))
    const next = hex.evolve(state, [{ kind: 'turnOpened', turn: 2, repeats: false, seenBy: 'everyone' }])
    expect(redForce({ state: next })?.units[2]).toMatchObject({ alive: 0, experience: 0, honours: [] })
    expect(refused(next, 'experience', { force: 'Red-CF1', unit: 'Captain', experience: 6 })).toMatch(/^No model/)
    const less = set(next, 'points', { force: 'Red-CF1', points: 200 })
    const back = models(less.state, 'Captain', 1)
    const whole = set(back.state, 'experience', { force: 'Red-CF1', unit: 'Captain', experience: 6 })
    expect(redForce(whole)).toMatchObject({ points: 300, units: [{}, {}, { alive: 1, experience: 6 }] })
  })

  it('to nothing of a unit, which then knows nothing any more', () => {
    const gone = models(opened, 'Captain', 0)
    expect(redForce(gone)).toMatchObject({ points: 200, units: [{}, {}, { alive: 0, experience: 0, honours: [] }] })
    expect(told(gone, viewerOf('Red'))).toEqual([
      'Set right: Captain of Red-CF1 has no model instead of 1, and Red-CF1 has 200 points. Both sheets were wrong.',
    ])
    const fresh = set(opened, 'experience', { force: 'Red-CF1', unit: 'Captain', experience: 0 })
    expect(redForce(fresh)?.units[2]).toMatchObject({ alive: 1, experience: 0, honours: [] })
  })

  it('and nobody else is told, whose view of it shows what they may see', () => {
    for (const course of [
      models(opened, 'Red-CF1-U1', 5),
      set(opened, 'experience', { force: 'Red-CF1', unit: 'Captain', experience: 7 }),
    ]) {
      expect(told(course, viewerOf('Red'))).toHaveLength(1)
      expect(told(course, { kind: 'facilitator' })).toHaveLength(1)
      for (const viewer of [viewerOf('Blue'), { kind: 'observer' }] as const) {
        expect(told(course, viewer)).toEqual([])
        expect(hex.viewFor(course.state, viewer)).toEqual(hex.viewFor(opened, viewer))
      }
    }
  })

  it('or is refused with what is wrong', () => {
    const of = (name: string, alive: Json) => refused(opened, 'unit', { force: 'Red-CF1', unit: name, alive })
    expect([
      of('Second Squad', 3),
      of('First Squad', 3),
      of('Captain', 2),
      of('Captain', 1),
      of('Captain', 0.5),
    ]).toEqual([
      'Red-CF1 has no such unit in its roster. Write its name as the roster does.',
      'Several units of this force have this name. Write Red-CF1-U1 or Red-CF1-U2 instead.',
      'Captain has 1 model at full strength. Choose no more.',
      'It is so already. Leave this correction out.',
      'Choose a whole number.',
    ])
    expect(refused(opened, 'unit', { force: 'Red-CF9', unit: 'Captain', alive: 0 })).toMatch(/no such force/)
    expect(refused(opened, 'unit', { force: 'Blue-CF1', unit: 'Captain', alive: 0 })).toMatch(/no such unit/)
    expect(refused(opened, 'points', { force: 'Red-CF1', points: 321 })).toBe(
      'Red-CF1 has a roster, and 320 points were bought for it. Choose no more.',
    )
    const last = models(models(opened, 'Red-CF1-U1', 0).state, 'Red-CF1-U2', 0).state
    const nothing = 'Nothing would be left of Red-CF1. Leave it at least one model and one point.'
    expect(refused(last, 'unit', { force: 'Red-CF1', unit: 'Captain', alive: 0 })).toBe(nothing)
    const poor = set(opened, 'points', { force: 'Red-CF1', points: 100 }).state
    expect(refused(poor, 'unit', { force: 'Red-CF1', unit: 'Captain', alive: 0 })).toBe(nothing)
  })
})
