import type { IncomingMessage } from 'node:http'
import { type Language, language } from '@muster/rulesets/kit/language.js'
import type { AnyRuleset } from '@muster/rulesets/kit/ruleset.js'
import type { Result } from '@muster/rulesets/kit/result.js'
import type { SettingProblem } from '@muster/rulesets/kit/settings.js'
import type { ShelvedSystem, TabletopChoice, TabletopSystem } from '@muster/rulesets/kit/system.js'
import * as words from '../messages/requests.generated.js'
import type { Accounts } from '../auth/accounts.js'
import type { SignedIn } from '../auth/caller.js'
import type { Scope } from '../auth/permissions.js'
import { vouchedFor } from '../auth/vouchedFor.js'
import type { Hub, Standing } from '../live/types.js'
import type { ListedOdds, OddsTask } from '../referee/compute/odds.js'
import type { Edition, EditionKey } from '../referee/compute/game.js'
import type { Maps } from '../referee/compute/maps.js'
import type { OrderDesk } from '../referee/sealing/orderDesk.js'
import type { OwnedChannels } from '../notify/owned/contract.js'
import type { FolderUse } from '../base/folderUse.js'
import { Problem } from '../base/problems.js'
import { newRequestId, requestId } from '../base/request.js'
import type { UseCases } from '../referee/common/contract.js'
import type { Reads } from '../store/reads.js'
import type { Budget, Cost } from './limits/budget.js'

/** The installed rulesets and tabletop systems. */
export interface Shelf extends Maps {
  all(): readonly AnyRuleset[]
  get(id: string): AnyRuleset | null
  /** By which a campaign is played; null: this server lacks it. */
  edition(key: EditionKey): Edition | null
  /** Tabletop systems to choose from, the default first. */
  readonly systems: readonly ShelvedSystem[]
  /** A system as a campaign chose it, or which key of the choice is wrong and what to do. */
  system(choice: TabletopChoice): Result<TabletopSystem, SettingProblem>
  /** The possible outcomes of a procedure. */
  oddsOf(task: OddsTask): Promise<ListedOdds>
  readonly orderDesk: OrderDesk
}

/** What resolvers may call, and nothing else. */
export interface Services {
  readonly accounts: Accounts
  readonly reads: Reads
  readonly referee: UseCases
  readonly channels: OwnedChannels
  readonly hub: Hub
  readonly standing: Standing
  readonly shelf: Shelf
  readonly budget: Budget
  /** Where people find the server. */
  readonly publicUrl: string
  /** What the data folder holds. */
  readonly folderUse: () => Promise<FolderUse>
  /** The network address that a request comes from. */
  readonly addressOf: (request: IncomingMessage) => string
}

export interface Context extends Omit<Services, 'reads'> {
  readonly reads: Asked & Pick<Reads, 'tableOf'>
  /** Null: nobody, or an invalid credential. */
  readonly caller: SignedIn | null
  /** In which it is answered. */
  readonly language: Language
  /** What the operation cost; null: it was not counted. */
  readonly cost: Cost | null
  /** The id under which it is logged. */
  readonly request: string
}

type Asked = ReturnType<Reads['together']>

const saidIn = (): Pick<Context, 'language' | 'request'> => ({
  language: language(),
  request: requestId() ?? newRequestId(),
})

/** What the resolvers of one operation are given. */
export const contextFor = (services: Services, caller: SignedIn | null, cost: Cost | null): Context => {
  const { reads } = services
  return { ...services, reads: { ...reads.together(), tableOf: reads.tableOf }, caller, cost, ...saidIn() }
}

/** The caller, or a refusal. */
export const signedIn = ({ caller }: Pick<Context, 'caller'>, scope?: Scope): SignedIn => vouchedFor(caller, scope)

/** The caller of something that a tool's token may never do. */
export const inPerson = (context: Context): SignedIn => {
  const caller = signedIn(context)
  if (caller.credential.kind === 'token') throw new Problem('FORBIDDEN_SCOPE', words.notByToken())
  return caller
}

/** The raw credential of a caller who may read, as the read functions expect it. */
export const proof = (context: Context): string => signedIn(context, 'read').credential.raw
