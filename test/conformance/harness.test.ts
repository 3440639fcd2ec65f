import { freely } from '../support/lines.js'
import { describe, expect, test } from 'vitest'
import { groupId, ruleId, rulesetId, token } from '@muster/rulesets/kit/ids.js'
import { RuleBug } from '@muster/rulesets/kit/result.js'
import { toyPresentation, toyTerrain } from '../support/toyPresentation.js'
import { toy, toyClassification, type Toy } from '../support/toyRuleset.js'
import { brokenBattles } from './brokenBattles.js'
import { brokenDice } from './brokenDice.js'
import { brokenNames } from './brokenNames.js'
import { brokenSandboxes, planningToy } from './brokenSandboxes.js'
import { brokenSecrecy } from './brokenSecrecy.js'
import { conformance, laws } from './conformance.js'
import type { Subject } from './subject.js'

const length = { seeds: 4, turns: 6, samples: 60 }
const subjectOf = (game: Toy, more: Partial<Subject> = {}): Subject => ({
  ...{ game, folder: 'toy', classification: toyClassification, length, presentation: toyPresentation },
  terrain: toyTerrain,
  ...more,
})

conformance(subjectOf(planningToy))

/** Rulesets that break one law each, and the law that must catch them. */
const broken: readonly (readonly [law: string, what: string, make: () => Subject])[] = [
  [
    'declares itself completely',
    'calls itself otherwise than its folder',
    () => subjectOf({ ...toy, id: rulesetId('toi') }),
  ],
  [
    'declares itself completely',
    'has a setting that cites no rule',
    () => subjectOf({ ...toy, settings: toy.settings.map((one) => ({ ...one, source: ruleId('LA-9') })) }),
  ],
  [
    'plays through, writing into nothing',
    'writes into the state that it was given',
    () => subjectOf({ ...toy, evolve: (state, events) => Object.assign(state, toy.evolve(state, events)) }),
  ],
  [
    'plays through, writing into nothing',
    'throws in the middle of a campaign',
    () =>
      subjectOf({
        ...toy,
        advance: (state, ...rest) => {
          if (state.turn === 3) throw new RuleBug('lost')
          return toy.advance(state, ...rest)
        },
      }),
  ],
  [
    'resolves the same input alike',
    'draws from a source of its own',
    () => {
      let drawn = 0
      return subjectOf({
        ...toy,
        advance: (state, group, sheets, _dice, system) =>
          toy.advance(state, group, sheets, { roll: () => [1 + ((drawn += 1) % 6)] }, system).concat({
            ...{ kind: 'turnEnded', seenBy: 'referee', turn: state.turn - (drawn % 2) },
          }),
      })
    },
  ],
  [
    'resolves the same input alike',
    'takes the sheets in the order given',
    () =>
      subjectOf({
        ...toy,
        advance: (state, group, sheets, dice, system) => {
          const events = toy.advance(state, group, sheets, dice, system)
          const [first] = sheets
          return first ? events.map((event) => ({ ...event, seenBy: [first.seat] })) : events
        },
      }),
  ],
  [
    'resolves the same input alike',
    'goes by the order of keys in the state',
    () =>
      subjectOf({
        ...toy,
        advance: (state, ...rest) =>
          Object.keys(state)[0] === 'turn' ? toy.advance(state, ...rest) : toy.advance(state, ...rest).slice(1),
      }),
  ],
  [
    'evolves by parts as by the whole',
    'looks at the list of events as a whole',
    () =>
      subjectOf({
        ...toy,
        evolve: (state, events) => {
          const after = toy.evolve(state, events)
          return events.length > 1 ? { ...after, scouts: [...after.scouts].reverse() } : after
        },
      }),
  ],
  [
    'is plain JSON throughout',
    'puts undefined into its events',
    () =>
      subjectOf({
        ...toy,
        advance: (...input) => toy.advance(...input).map((event) => ({ ...event, note: undefined })),
      }),
  ],
  [
    'is plain JSON throughout',
    'shows a date in its views',
    () =>
      subjectOf({
        ...toy,
        viewFor: (...input) => Object.assign(toy.viewFor(...input), { now: new Date(0) }),
      }),
  ],
  [
    'bears silence',
    'insists on an answer',
    () =>
      subjectOf({
        ...toy,
        advance: (state, group, sheets, dice, system) => {
          if (sheets.every(({ orders }) => orders === null)) throw new RuleBug('somebody must answer')
          return toy.advance(state, group, sheets, dice, system)
        },
      }),
  ],
  [
    'asks in order',
    'says that all seats are asked the same, and they are not',
    () =>
      subjectOf({ ...toy, awaiting: (state) => toy.awaiting(state).map((ask) => ({ ...ask, askedOfAllSeats: true })) }),
  ],
  [
    'asks in order',
    'opens a closed group again',
    () =>
      subjectOf({ ...toy, awaiting: (state) => toy.awaiting(state).map((ask) => ({ ...ask, group: groupId('g') })) }),
  ],
  [
    'asks in order',
    'asks on after the end',
    () => subjectOf({ ...toy, outcome: (state) => (state.turn > 2 ? toy.outcome({ ...state, stage: 'over' }) : null) }),
  ],
  [
    'offers what it accepts',
    'offers squares out of reach',
    () =>
      subjectOf({
        ...toy,
        orderOptions: (...input) =>
          toy.orderOptions(...input).map((one) => ({ ...one, to: [...(one.to ?? []), '4,4'] as never })),
      }),
  ],
  [
    'suggests what it accepts',
    'suggests the impossible',
    () => subjectOf({ ...toy, suggest: (...input) => toy.suggest(...input).map((draft) => ({ ...draft, to: '9,9' })) }),
  ],
  [
    'takes mistakes',
    'throws at a strange order',
    () =>
      subjectOf({
        ...toy,
        readOrder: (draft) => {
          if (draft.piece === '') throw new RuleBug('no piece')
          return toy.readOrder(draft)
        },
      }),
  ],
  [
    'cites its rules',
    'cites a rule that is none',
    () =>
      subjectOf({
        ...toy,
        reportFor: (...input) => {
          const line = toy.reportFor(...input)
          return line && { ...line, rule: ruleId('LA-99') }
        },
      }),
  ],
  [
    'keeps ids at home',
    'names contacts by their true ids',
    () =>
      subjectOf({
        ...toy,
        viewFor: (state, viewer) => {
          const view = toy.viewFor(state, viewer)
          const contacts = view.contacts.map((contact) => ({
            ...contact,
            id: token(state.scouts.find(({ seat }) => seat === contact.seat)?.id ?? ''),
          }))
          return { ...view, contacts }
        },
      }),
  ],
  [
    'keeps ids at home',
    'names an enemy in a line of the report',
    () =>
      subjectOf({
        ...toy,
        reportFor: (event, viewer, board) => {
          const line = toy.reportFor({ ...event, seenBy: 'everyone' }, viewer, board)
          return line && event.kind === 'walked' ? { ...line, ...freely(`${event.piece} goes.`) } : line
        },
      }),
  ],
  [
    'tells nothing by ids',
    'numbers contacts by the order of true ids',
    () =>
      subjectOf({
        ...toy,
        viewFor: (state, viewer) => {
          const view = toy.viewFor(state, viewer)
          const first = [...state.scouts]
            .sort((a, b) => (a.id < b.id ? -1 : 1))
            .find(({ seat }) => viewer.kind !== 'seat' || seat !== viewer.seat)
          return { ...view, facts: [{ key: 'wind', label: 'Wind', value: (first?.at ?? 0) % 2 }] }
        },
      }),
  ],
  [
    'hides what exists',
    'says that a scout is somebody else’s',
    () => {
      let known: readonly string[] = []
      return subjectOf({
        ...toy,
        viewFor: (state, viewer) => {
          known = state.scouts.map(({ id }) => id)
          return toy.viewFor(state, viewer)
        },
        checkOrders: (view, ask, orders) =>
          toy
            .checkOrders(view, ask, orders)
            .map((problem, index) =>
              known.includes(orders[index]?.piece ?? '') ? { ...problem, message: 'Not yours.' } : problem,
            ),
      })
    },
  ],
  [
    'shows observers only what all share',
    'tells observers how many scouts are routed',
    () =>
      subjectOf({
        ...toy,
        viewFor: (state, viewer) => {
          const view = toy.viewFor(state, viewer)
          const facts = [{ key: 'routed', label: 'Routed', value: state.routed.length }]
          return viewer.kind === 'observer' ? { ...view, facts } : view
        },
      }),
  ],
  [
    'tells the right people',
    'reports to everybody',
    () =>
      subjectOf({
        ...toy,
        reportFor: (event, viewer, board) => toy.reportFor({ ...event, seenBy: 'everyone' }, viewer, board),
      }),
  ],
  ['tells each event once', 'forgets one', () => subjectOf({ ...toy, toldOrder: (all) => [...all.keys()].slice(1) })],
  ...brokenDice.map(([what, game]) => ['tells of its dice', what, () => subjectOf(game)] as const),
  ...brokenBattles.map(([what, make]) => ['lists battles in sight', what, () => subjectOf(make())] as const),
  ...brokenSandboxes.map(([what, make]) => ['supposes what is known', what, () => subjectOf(make())] as const),
  ...brokenSecrecy.map(([law, what, ...of]) => [law, what, () => subjectOf(...of)] as const),
  ...brokenNames.map(([what, ...of]) => ['names what it shows', what, () => subjectOf(...of)] as const),
]

describe('a ruleset that', () => {
  test.each(broken)('breaks "%s": %s', (law, _, make) => {
    const check = laws[law]
    if (!check) throw new Error(`there is no law "${law}"`)
    const subject = make()
    let thrown: unknown = null
    try {
      check(subject)
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(Error)
  })

  test('every law is shown to bite', () => {
    expect(new Set(broken.map(([law]) => law))).toEqual(new Set(Object.keys(laws)))
  })
})
