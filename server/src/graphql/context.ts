import type { IncomingMessage } from 'node:http'
import type { AnyRuleset } from '@muster/rulesets/kit/ruleset.js'
import type { Result } from '@muster/rulesets/kit/result.js'
import type { SettingProblem } from '@muster/rulesets/kit/settings.js'
import type { ShelvedSystem, TabletopChoice, TabletopSystem } from '@muster/rulesets/kit/system.js'
import type { Accounts } from '../auth/accounts.js'
import type { Scope, SignedIn } from '../auth/caller.js'
import { vouchedFor } from '../auth/vouchedFor.js'
import type { Hub, Standing } from '../live/types.js'
import type { ListedOdds, OddsTask } from '../referee/compute/odds.js'
import type { Maps } from '../referee/compute/maps.js'
import { Problem } from '../base/problems.js'
import type { UseCases } from '../referee/common/contract.js'
import type { Reads } from '../store/reads.js'
import type { Budget, Cost } from './limits/budget.js'

/** The rulesets and tabletop systems that are installed. */
export interface Shelf extends Maps {
  all(): readonly AnyRuleset[]
  get(id: string): AnyRuleset | null
  /** Tabletop systems to choose from, the default first. */
  readonly systems: readonly ShelvedSystem[]
  /** A system as a campaign chose it, or which key of the choice is wrong and what to do. */
  system(choice: TabletopChoice): Result<TabletopSystem, SettingProblem>
  /** The ways in which a procedure may end. */
  oddsOf(task: OddsTask): Promise<ListedOdds>
}

/** What resolvers may call, and nothing else. */
export interface Services {
  readonly accounts: Accounts
  readonly reads: Reads
  readonly referee: UseCases
  readonly hub: Hub
  readonly standing: Standing
  readonly shelf: Shelf
  readonly budget: Budget
  /** The network address that a request comes from. */
  readonly addressOf: (request: IncomingMessage) => string
}

export interface Context extends Omit<Services, 'reads'> {
  readonly reads: Asked & Pick<Reads, 'tableOf'>
  /** Null: nobody, or a credential that does not stand. */
  readonly caller: SignedIn | null
  /** What the operation cost; null: it was not counted. */
  readonly cost: Cost | null
}

type Asked = ReturnType<Reads['together']>

/** What the resolvers of one operation are given. */
export const contextFor = (services: Services, caller: SignedIn | null, cost: Cost | null): Context => {
  const { reads } = services
  return { ...services, reads: { ...reads.together(), tableOf: reads.tableOf }, caller, cost }
}

/** The caller, or a refusal. */
export const signedIn = ({ caller }: Pick<Context, 'caller'>, scope?: Scope): SignedIn => vouchedFor(caller, scope)

/** The caller of what a tool's token may never do. */
export const inPerson = (context: Context): SignedIn => {
  const caller = signedIn(context)
  if (caller.credential.kind === 'token')
    throw new Problem('FORBIDDEN_SCOPE', 'Tokens cannot do this. Sign in with your browser to do it.')
  return caller
}

/** The raw credential of a caller who may read: what the reading functions want to see. */
export const proof = (context: Context): string => signedIn(context, 'read').credential.raw
