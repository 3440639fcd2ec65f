import type { Client } from 'pg'
import { StartProblem } from '../base/startProblem.js'
import { isUuid } from '../store/tx.js'
import type { Keys } from './rows.js'

interface Found {
  readonly id: string
  readonly name: string
  readonly phase: string
  readonly opened: boolean
  readonly privateKey: string
  readonly botKey: string | null
  /** This house's. */
  readonly receiptKey: string
  /** Of the houses in which it was before, from the record. */
  readonly former: readonly string[]
  /** Whether it was paused, and its organiser agreed after that to its going elsewhere. */
  readonly leaving: boolean
}

const text = `
SELECT c.id, c.name, c.phase, c.opened_at IS NOT NULL AS opened, s.private_key AS "privateKey", s.bot_key AS "botKey", h.public_key AS "receiptKey",
  coalesce((SELECT r.entry -> 'former' FROM muster.record r WHERE r.campaign = c.id AND r.kind = 'arrived' ORDER BY r.number DESC LIMIT 1), '[]') AS former,
  c.phase = 'PAUSED' AND coalesce((SELECT l.kind FROM muster.table_log l WHERE l.campaign = c.id AND l.kind IN ('LEAVING', 'PAUSED', 'RESUMED')
    ORDER BY l.number DESC LIMIT 1) = 'LEAVING', false) AS leaving
FROM muster.campaign c JOIN muster.campaign_secret s ON s.campaign = c.id CROSS JOIN muster.house_key h WHERE c.id = $1`

const nothing = (id: string): StartProblem =>
  new StartProblem(`This house has no campaign ${id}. Name it by the id in the address of its page.`)

/** Whether it may be written into a file. @throws StartProblem that says why not, and what to do */
const check = ({ name, phase, opened, leaving }: Found, running: boolean): void => {
  if (phase === 'ENDED') {
    if (opened) return
    throw new StartProblem(
      `“${name}” is over, and is being opened to its members. Start the server, and try again in a minute.`,
    )
  }
  if (phase === 'GATHERING') throw new StartProblem(`“${name}” has not started: there is nothing to archive.`)
  if (!running)
    throw new StartProblem(
      `“${name}” is still played: an archive of it would hold every secret. To move it to another house, add --running.`,
    )
  if (!leaving)
    throw new StartProblem(
      `“${name}” may not leave this house yet. Let its organiser pause it, and then agree to the move by the mutation allowMove: all members read both.`,
    )
}

/** The campaign, and what its archive holds. @throws StartProblem if it may not be written */
export const campaignToArchive = async (
  client: Client,
  id: string,
  running: boolean,
): Promise<Keys & { readonly name: string }> => {
  const found = isUuid(id) ? (await client.query<Found>(text, [id])).rows[0] : undefined
  if (!found) throw nothing(id)
  check(found, running)
  const { name, privateKey, botKey, receiptKey, former, phase } = found
  const receiptKeys = [...former.filter((key) => key !== receiptKey), receiptKey]
  return { campaign: found.id, name, privateKey, botKey, receiptKeys, running: phase !== 'ENDED' }
}
