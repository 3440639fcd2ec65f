import { createHash, randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { settle } from '../backup/tables.js'
import { StartProblem } from '../base/startProblem.js'
import { isNewer } from '../db/house.js'
import { connectOwner } from '../db/owner.js'
import type { Registry } from '../referee/compute/registry.js'
import { loadCampaign } from './load.js'
import { type Archive, openArchive } from './open.js'
import { verifyArchive } from './verify.js'
import type { War } from './format.js'

export interface Importing {
  readonly ownerUrl: string
  readonly file: string
  /** The address of the account that organises it here. */
  readonly organiser: string
}

/** A link to one place. */
export interface Link {
  /** Null: the facilitator's. */
  readonly seat: string | null
  readonly title: string
  readonly token: string
}

export interface Arrived {
  readonly war: War
  readonly running: boolean
  readonly links: readonly Link[]
}

const days = 30

/** What may come into this house: nothing that was changed, and nothing that it could not go on with. @throws StartProblem */
const check = async (registry: Registry, file: string, { manifest }: Archive): Promise<War> => {
  if (isNewer(manifest.migrations))
    throw new StartProblem(`${file} was written by a newer version of Muster. Use that version or a later one.`)
  const { war, found, unplayed } = await verifyArchive(registry, file)
  const [first] = found
  if (first !== undefined)
    throw new StartProblem(
      `${file} was changed, so nothing was imported. ${first} More is said by: npm run verify -- FILE`,
    )
  if (unplayed !== null && manifest.state === 'running') throw new StartProblem(`Nothing was imported. ${unplayed}`)
  if (registry.get(war.campaign.ruleset)) return war
  throw new StartProblem(`Nothing was imported: the ruleset ${war.campaign.ruleset} is not installed here.`)
}

/** @throws StartProblem if nobody has the address */
const accountOf = async (client: Client, email: string): Promise<string> => {
  const { rows } = await client.query<{ id: string }>(
    'SELECT "id" FROM accounts."user" WHERE lower("email") = lower($1) AND "blockedAt" IS NULL',
    [email],
  )
  if (rows[0]) return rows[0].id
  throw new StartProblem(
    `No account here has the address ${email}. Nothing was imported. Let its owner sign up, or make it: npm run create-account -- ${email}`,
  )
}

/** A link for each seat that no bot plays, and for the facilitator if there was one. */
const invite = async (client: Client, campaign: string, madeBy: string): Promise<readonly Link[]> => {
  const { rows } = await client.query<{ seat: string | null; title: string }>(
    `SELECT s.seat, s.title FROM muster.seat s WHERE s.campaign = $1 AND NOT s.bot AND s.reserved_until IS NULL
     UNION ALL SELECT NULL, 'facilitator' WHERE EXISTS (SELECT FROM muster.briefing b WHERE b.campaign = $1 AND b.viewer = 'facilitator')
     ORDER BY 1 NULLS LAST`,
    [campaign],
  )
  const links = rows.map((row): Link => ({ ...row, token: randomBytes(32).toString('base64url') }))
  for (const { seat, token } of links)
    await client.query(
      `INSERT INTO muster.invitation (campaign, role, seat, token_hash, expires_at, made_by)
       VALUES ($1, $2, $3, $4, clock_timestamp() + make_interval(days => $5), $6)`,
      [
        ...[campaign, seat === null ? 'FACILITATOR' : 'PLAYER', seat],
        ...[createHash('sha256').update(token).digest('hex'), days, madeBy],
      ],
    )
  return links
}

/**
 * Brings an archived campaign into a house: to be read if it is over, or to be played on. It is there completely or not at all.
 * @throws StartProblem
 */
export const importArchive = async (
  registry: Registry,
  { ownerUrl, file, organiser: email }: Importing,
): Promise<Arrived> => {
  const archive = await openArchive(file)
  const war = await check(registry, file, archive)
  const { id, receipt_keys: receiptKeys } = war.campaign
  const running = archive.manifest.state === 'running'
  const client = await connectOwner(ownerUrl)
  try {
    await settle(client)
    await client.query('BEGIN')
    const organiser = await accountOf(client, email)
    await loadCampaign(client, archive, { id, receiptKeys, organiser })
    const links = running ? await invite(client, id, organiser) : []
    await client.query('COMMIT')
    return { war, running, links }
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}
