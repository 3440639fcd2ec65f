import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import { pointsOf } from '@muster/rulesets/boltgun/engine/model/list.js'
import { expect, test } from 'vitest'
import { randomFrom } from '../../support/random.js'
import { ofView, toAll, withFact } from '../../twoworld/leaks.js'
import { alikeFor, difference } from '../../twoworld/observe.js'
import { pairFrom } from '../../twoworld/pairs.js'
import type { AnyAdapter, AnyLeak } from '../../twoworld/adapter.js'
import { armies } from './armies.js'
import type { Leak } from './game.js'

const filed = ({ armies: settled }: State): NonNullable<State['armies']>['filed'] => settled?.filed ?? []

/** What a careless engine could give away while armies are chosen. */
const leaks: readonly Leak[] = [
  ofView('army types show before all are settled', (view, state) => ({
    ...view,
    legend: view.legend.map((entry) => ({
      ...entry,
      subtitle: filed(state).find(({ seat }) => seat === entry.seat)?.list?.type ?? entry.subtitle,
    })),
  })),
  ofView('lists that a facilitator rules on are shown to all', (view, state) =>
    withFact(view, 'leak', filed(state).filter(({ status }) => status === 'judging').length),
  ),
  ofView('points of others are told', (view, state) =>
    withFact(
      view,
      'leak',
      state.seats.reduce((sum, { army }) => sum + pointsOf(army), 0),
    ),
  ),
  ofView('army rules of others are told', (view, state) =>
    withFact(view, 'leak', state.seats.map(({ armyRules }) => armyRules.join()).join(';')),
  ),
  toAll('reasons are told to everybody', 'listJudged'),
  toAll('what was filed is told to everybody', 'armyFiled'),
  toAll('packets are read out to everybody', 'packetRead'),
  ofView('proposals of others are told', (view, state) =>
    withFact(
      view,
      'leak',
      filed(state)
        .map(({ proposal }) => pointsOf(proposal))
        .join(),
    ),
  ),
  {
    channel: 'an ask counts the lists of players’ own',
    wrap: (honest, _, { now }) => ({
      ...honest,
      awaiting: (state) =>
        honest.awaiting(state).map((ask) => ({
          ...ask,
          view: {
            ...ask.view,
            title: `${ask.view.title} (${String(filed(now).filter(({ list }) => list?.source === 'own').length)})`,
          },
        })),
    }),
  },
]

test('while armies are chosen a seat is given nothing that it may not know, and every planted leak is found', () => {
  const [adapter, planted]: readonly [AnyAdapter, readonly AnyLeak[]] = [armies, leaks]
  const random = randomFrom('armies')
  const starts = armies.starts(random.fork('starts'), 0)
  const caught = new Set<string>()
  const differences: string[] = []
  const seen = { pairs: 0, consents: 0, rounds: 0, wars: 0 }
  for (let made = 0; made < 600; made += 1) {
    const pair = pairFrom(adapter, starts, random.fork(String(made)))
    const { moments, whole } = alikeFor(adapter, pair)
    if (moments < 2) continue
    seen.pairs += 1
    const stages = pair.left.moments.slice(0, moments).map(({ now }) => now as State)
    if (stages.some(({ stage }) => stage === 'consent')) seen.consents += 1
    if (stages.some(({ armies: settled }) => settled?.round === 2)) seen.rounds += 1
    if (whole && stages.some(({ turn }) => turn === 1)) seen.wars += 1
    const found = difference(adapter, pair, moments)
    if (found) differences.push(`pair ${String(made)}, moment ${String(found.moment)}\n${found.left}\n${found.right}`)
    for (const { channel, wrap } of planted)
      if (
        !caught.has(channel) &&
        difference(adapter, pair, moments, (trace, moment) => wrap(adapter.game, trace, moment))
      )
        caught.add(channel)
  }
  expect(differences.join('\n')).toBe('')
  expect([...caught].sort()).toEqual(leaks.map(({ channel }) => channel).sort())
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(30)
})
