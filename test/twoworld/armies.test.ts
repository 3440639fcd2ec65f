import type { BoltgunEvent } from '@muster/rulesets/boltgun/engine/events.js'
import { pointsOf } from '@muster/rulesets/boltgun/engine/armies/list.js'
import type { State } from '@muster/rulesets/boltgun/engine/state.js'
import type { BoltgunView } from '@muster/rulesets/boltgun/engine/view.js'
import { expect, test } from 'vitest'
import { randomFrom } from '../support/random.js'
import type { Boltgun, Moment } from '../support/worlds.js'
import { armyPair, mayKnowOfArmies, openingsOf } from './armies.js'
import { alikeFor, difference } from './observe.js'
import { honest } from './pairs.js'

const ofView = (change: (view: BoltgunView, state: State) => BoltgunView): Boltgun => ({
  ...honest,
  viewFor: (state, viewer) => change(honest.viewFor(state, viewer), state),
})

const withFact = (view: BoltgunView, value: number | string): BoltgunView => ({
  ...view,
  facts: [...view.facts, { key: 'leak', label: 'Leak', value }],
})

const filed = ({ armies }: State): NonNullable<State['armies']>['filed'] => armies?.filed ?? []

const toAll = (kind: BoltgunEvent['kind']): Boltgun => ({
  ...honest,
  reportFor: (event, viewer, board) =>
    event.kind === kind && viewer.kind === 'seat'
      ? honest.reportFor({ ...event, seenBy: 'everyone' }, 'seat' in event ? { kind: 'facilitator' } : viewer, board)
      : honest.reportFor(event, viewer, board),
})

/** What a careless engine could give away while armies are chosen. */
const leaks: Readonly<Record<string, (moment: Moment) => Boltgun>> = {
  'army types show before all are settled': () =>
    ofView((view, state) => ({
      ...view,
      legend: view.legend.map((entry) => ({
        ...entry,
        subtitle: filed(state).find(({ seat }) => seat === entry.seat)?.list?.type ?? entry.subtitle,
      })),
    })),
  'lists that a facilitator rules on are shown to all': () =>
    ofView((view, state) => withFact(view, filed(state).filter(({ status }) => status === 'judging').length)),
  'points of others are told': () =>
    ofView((view, state) =>
      withFact(
        view,
        state.seats.reduce((sum, { army }) => sum + pointsOf(army), 0),
      ),
    ),
  'army rules of others are told': () =>
    ofView((view, state) => withFact(view, state.seats.map(({ armyRules }) => armyRules.join()).join(';'))),
  'reasons are told to everybody': () => toAll('listJudged'),
  'what was filed is told to everybody': () => toAll('armyFiled'),
  'packets are read out to everybody': () => toAll('packetRead'),
  'proposals of others are told': () =>
    ofView((view, state) =>
      withFact(
        view,
        filed(state)
          .map(({ proposal }) => pointsOf(proposal))
          .join(),
      ),
    ),
  'an ask counts the lists of players’ own': ({ now }) => ({
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
}

test('while armies are chosen a seat is given nothing that it may not know, and every planted leak is found', () => {
  const random = randomFrom('armies')
  const starts = openingsOf(random.fork('starts'))
  const caught = new Set<string>()
  const differences: string[] = []
  const seen = { pairs: 0, consents: 0, rounds: 0, wars: 0 }
  for (let made = 0; made < 600; made += 1) {
    const pair = armyPair(starts, random.fork(String(made)))
    const { moments, whole } = alikeFor(pair, mayKnowOfArmies)
    if (moments < 2) continue
    seen.pairs += 1
    const stages = pair.left.moments.slice(0, moments).map(({ now }) => now)
    if (stages.some(({ stage }) => stage === 'consent')) seen.consents += 1
    if (stages.some(({ armies }) => armies?.round === 2)) seen.rounds += 1
    if (whole && stages.some(({ turn }) => turn === 1)) seen.wars += 1
    const found = difference(pair, moments, () => honest)
    if (found) differences.push(`pair ${String(made)}, moment ${String(found.moment)}\n${found.left}\n${found.right}`)
    for (const [channel, wrap] of Object.entries(leaks))
      if (!caught.has(channel) && difference(pair, moments, (_, moment) => wrap(moment))) caught.add(channel)
  }
  expect(differences.join('\n')).toBe('')
  expect([...caught].sort()).toEqual(Object.keys(leaks).sort())
  for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(30)
}, 240_000)
