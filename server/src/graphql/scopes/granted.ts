import * as words from '../../messages/requests.generated.js'
import type { Permissions, Scope } from '../../auth/permissions.js'
import { badInput } from '../../base/problems.js'
import { type Context, proof } from '../context.js'

const most = 50

/** @throws Problem unless these are campaigns that the caller may see; one that they may not is the same as none */
const checkCampaigns = async (context: Context, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0 || ids.length > most) throw badInput(words.tokenCampaigns({ most }), 'campaigns')
  const rows = await Promise.all(ids.map((id) => context.reads.campaign(proof(context), id)))
  const missing = rows.findIndex((row) => row === null)
  if (missing >= 0) throw badInput(words.tokenCampaign({ id: ids[missing] ?? '' }), 'campaigns')
}

/** What somebody grants to a program. @throws Problem if it is nothing, or not theirs to grant */
export const grantedBy = async (
  context: Context,
  scopes: readonly Scope[],
  campaigns: readonly string[] | null | undefined,
): Promise<Permissions> => {
  if (scopes.length === 0) throw badInput(words.tokenScope(), 'scopes')
  if (campaigns) await checkCampaigns(context, campaigns)
  return { scopes: [...new Set(scopes)], campaigns: campaigns ? [...new Set(campaigns)] : null }
}
