import { randomBytes } from 'node:crypto'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import type { Referee } from './index.js'
import type { Registry } from './compute/registry.js'
import type { Caller, CreateCampaign } from './common/contract.js'

export interface DemoAccount {
  readonly email: string
  readonly password: string
  readonly name: string
}

export type CreateAccount = (email: string, password: string, name: string) => Promise<Caller>

/** The demo of the first ruleset that has one. */
const demoOf = (
  registry: Registry,
):
  | { readonly rulesetId: string; readonly scenario: Scenario; readonly settings: Required<CreateCampaign>['settings'] }
  | undefined =>
  registry
    .all()
    .flatMap(({ id, scenarios, demo }) =>
      scenarios
        .filter((scenario) => scenario.id === demo?.scenario)
        .map((scenario) => ({ rulesetId: String(id), scenario, settings: demo?.settings ?? {} })),
    )
    .at(0)

const diceContribution = (): string => randomBytes(32).toString('hex')

/** Two players and an observer in a campaign that has just started: something to look at without other players. */
const makeDemo = async (
  referee: Referee,
  registry: Registry,
  people: readonly [Caller, Caller, Caller],
): Promise<void> => {
  const found = demoOf(registry)
  if (!found) return
  const [one, two, watcher] = people
  const { campaignId } = await referee.createCampaign(one, {
    ...{ name: `Demo: ${found.scenario.title}`, rulesetId: found.rulesetId, scenarioId: found.scenario.id },
    ...{ settings: found.settings, timeZone: 'UTC', seat: 'A', diceContribution: diceContribution() },
  })
  const seat = await referee.invite(one, { campaignId, role: 'PLAYER', seat: 'B' })
  await referee.acceptInvitation(two, { token: seat.token, diceContribution: diceContribution() })
  const bench = await referee.invite(one, { campaignId, role: 'OBSERVER' })
  await referee.acceptInvitation(watcher, { token: bench.token })
  await referee.startCampaign(one, { campaignId })
}

/** With an empty database, makes the demo and returns its accounts; later does nothing and returns null. */
export const seedDemo = (
  referee: Referee,
  registry: Registry,
  createAccount: CreateAccount,
  password: string,
): Promise<readonly DemoAccount[] | null> =>
  referee.whileEmpty(async () => {
    const account = (email: string, name: string): DemoAccount => ({ email, password, name })
    const accounts = [
      account('player-a@demo.example', 'Player A'),
      account('player-b@demo.example', 'Player B'),
      account('observer@demo.example', 'Observer'),
    ] as const
    const callers = accounts.map(({ email, name }) => createAccount(email, password, name))
    const [one, two, watcher] = await Promise.all(callers)
    if (one && two && watcher) await makeDemo(referee, registry, [one, two, watcher])
    return accounts
  })
