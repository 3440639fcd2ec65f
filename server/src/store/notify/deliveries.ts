import type { SentReceipt } from '../reads.notify.js'
import { sql, type Tx } from '../sql.js'
import { dropChannel } from './channels.js'
import { noteAttempt } from './deliveryLog.js'
import { answering, digestOf, unsealed } from './fragments.js'

/** What a digest says of a campaign. */
export interface DigestCampaign {
  readonly campaignId: string
  readonly campaign: string
  /** The campaign’s own zone. */
  readonly zone: string
  /** Questions that wait for the reader’s answer. */
  readonly asked: number
  /** Of the first of them; null: none has one. */
  readonly deadlineAt: string | null
  /** Stages that all members saw close in the seven days before. */
  readonly closed: number
}

/** One message to one channel, with all that its words and its way need. */
export interface DueDelivery {
  readonly id: string
  readonly attempts: number
  readonly kind: string
  /** Counts what its reader is told; null: it is told to a campaign. */
  readonly number: number | null
  readonly at: Date
  readonly now: Date
  readonly about: {
    readonly turn?: number
    readonly stage?: string
    readonly desk?: string
    readonly group?: string
    readonly battle?: string
    readonly letter?: string
    readonly receipt?: SentReceipt
  }
  /** Of a digest: the campaigns that go on; null: it is none. */
  readonly digest: readonly DigestCampaign[] | null
  readonly account: string | null
  readonly campaignId: string | null
  readonly campaign: string | null
  readonly rulesetId: string | null
  readonly campaignZone: string | null
  /** Of the question that it is about, or of the stage where it is for all. */
  readonly deadlineAt: Date | null
  /** The newest published head of the campaign’s record; null for whoever has no place there any more. */
  readonly head: string | null
  /** What it asks for is done, or nobody's to do any more. Never of what its reader wants sent again. */
  readonly stale: boolean
  readonly channelId: string
  readonly channel: string
  readonly settings: Readonly<Record<string, unknown>>
  /** A verified e-mail address; null: there is none, or the channel is no person's. */
  readonly address: string | null
  /** Of the reader, or of whoever organises the campaign that the channel belongs to; null: they have chosen none. */
  readonly language: string | null
  readonly zone: string | null
  readonly quietFrom: string | null
  readonly quietUntil: string | null
  /** Of the message that stands in the channel about the same stage. */
  readonly post: string | null
  /** Kinds of what that message has said, oldest first. */
  readonly said: readonly string[]
}

/** A node that has taken a channel has it for so long: one that was killed loses it then. */
const lease = `interval '2 minutes'`

/** Channels with something to deliver, which no node is busy with. */
export const deliverable = `muster.notify_channel n WHERE n.busy_until <= statement_timestamp() AND NOT n.paused AND EXISTS (
    SELECT FROM muster.delivery d WHERE d.channel = n.id AND d.state = 'WAITING' AND d.next_at <= statement_timestamp())`

/** Each is taken by this node alone. */
const take = `UPDATE muster.notify_channel c SET busy_until = clock_timestamp() + ${lease}
  FROM (SELECT n.id FROM ${deliverable} ORDER BY n.busy_until LIMIT $1 FOR UPDATE SKIP LOCKED) due
  WHERE c.id = due.id RETURNING c.id`

/** Of each of them the oldest. */
const begin = `UPDATE muster.delivery d SET attempts = d.attempts + 1
  FROM (
    SELECT DISTINCT ON (x.channel) x.id FROM muster.delivery x
    WHERE x.channel = ANY($1) AND x.state = 'WAITING' AND x.next_at <= clock_timestamp() ORDER BY x.channel, x.notification) due
  WHERE d.id = due.id RETURNING d.id`

/** It was read before word of it went out, or its reader has lost the place. */
const known = `n.kind = 'LETTER' AND NOT EXISTS (SELECT FROM muster.letter l CROSS JOIN LATERAL muster.letter_readers(l.id) r
  WHERE l.id = (n.about ->> 'letter')::uuid AND r.account = n.account AND muster.is_unread(n.account, l))`

/** Somebody has answered it, or it was withdrawn or lapsed; a roll is called no more after the start; the stage has been published. */
const answered = `n.kind = 'REQUESTED' AND NOT EXISTS (SELECT FROM muster.seat_request r
    WHERE r.id = (n.about ->> 'request')::uuid AND r.outcome IS NULL AND r.lapses_at > clock_timestamp())
  OR n.kind = 'ROLL_CALL' AND c.phase <> 'GATHERING'
  OR n.kind = 'PUBLISH' AND NOT EXISTS (SELECT FROM muster.ask_group w WHERE w.campaign = n.campaign AND w.publish_at IS NOT NULL AND w.closed_at IS NULL)`

/** Those who have lost their place, or were never given one, are shown no head that is newer than they are. */
const isMember = `n.kind NOT IN ('REMOVED', 'REPLACED', 'DECLINED')`

const stale = `${known} OR ${answered} OR n.kind IN ('ORDERS', 'QUESTION', 'DEADLINE', 'LAST') AND (
  g.closed_at IS NOT NULL OR c.phase = 'ENDED' OR (n.kind IN ('DEADLINE', 'LAST') AND c.phase <> 'RUNNING')
  OR NOT EXISTS (SELECT FROM muster.ask a WHERE a.campaign = g.campaign AND a.group_id = g.group_id AND a.seat = n.about ->> 'desk'
    AND NOT a.lapsed AND ${unsealed})
  OR NOT EXISTS (SELECT FROM ${answering('n.campaign', "n.about ->> 'desk'")} p WHERE p.account = n.account))`

const whole = `SELECT d.id, d.attempts, n.kind, n.own_number AS number, n.at, clock_timestamp() AS now, n.about, CASE WHEN n.kind = 'DIGEST' THEN ${digestOf('n.account', 'n.at')} END AS digest, n.account, n.campaign AS "campaignId",
    c.name AS campaign, c.ruleset AS "rulesetId", c.time_zone AS "campaignZone",
    CASE WHEN g.group_id IS NOT NULL THEN g.deadline_at WHEN n.kind = 'ROLL_CALL' THEN c.roll_call_until WHEN n.kind IN ('STAGE', 'EXTENDED') OR (n.account IS NULL AND c.phase = 'RUNNING') THEN (SELECT max(k.at) FROM muster.clock k
      WHERE k.campaign = c.id AND k.public AND k.turn = c.turn AND k.stage = c.stage AND k.stage = n.about ->> 'stage') END AS "deadlineAt",
    CASE WHEN ${isMember} THEN nullif(c.published_head, '') END AS head,
    NOT d.replayed AND coalesce(${stale}, false) AS stale,
    h.id AS "channelId", h.kind AS channel, h.settings, CASE WHEN h.kind = 'EMAIL' THEN muster.mail_of(h.account) END AS address, muster.language_of(coalesce(h.account, c.organiser)) AS language,
    coalesce(p.zone, p.digest_zone) AS zone, p.quiet_from AS "quietFrom", p.quiet_until AS "quietUntil",
    o.post, coalesce(o.said, '{}') AS said
  FROM muster.delivery d JOIN muster.notification n ON n.number = d.notification JOIN muster.notify_channel h ON h.id = d.channel
  LEFT JOIN muster.campaign c ON c.id = n.campaign
  LEFT JOIN muster.ask_group g ON g.campaign = n.campaign AND g.group_id = n.about ->> 'group'
  LEFT JOIN muster.notify_person p ON p.account = h.account
  LEFT JOIN muster.notify_post o ON o.channel = h.id AND o.topic = concat_ws(':', n.campaign, n.about ->> 'turn', n.about ->> 'stage')
  WHERE d.id = ANY($1)`

/** Takes what is due, at most one message of a channel, for this node alone. In a transaction. */
export const takeDue = async (tx: Tx, most: number): Promise<readonly DueDelivery[]> => {
  const [channels] = await sql(tx).query<[{ id: string }[], number]>(take, [most])
  if (channels.length === 0) return []
  const [deliveries] = await sql(tx).query<[{ id: string }[], number]>(begin, [channels.map(({ id }) => id)])
  return sql(tx).query(whole, [deliveries.map(({ id }) => id)])
}

/**
 * What became of an attempt. `again`: seconds until the next; `wait`: the whole channel rests as long. `status`: what was answered, null if nothing was; left
 * out where no log is kept.
 */
export type Settled = { readonly status?: number | null } & (
  | { readonly state: 'SENT'; readonly post?: string }
  | { readonly state: 'VOID'; readonly why: string }
  | { readonly state: 'FAILED'; readonly why: string; readonly gone: boolean }
  | { readonly state: 'WAITING'; readonly why: string; readonly again: number; readonly wait: boolean }
  | { readonly state: 'QUIET'; readonly until: Date }
  /** The channel is gone for good, with all that waits for it. */
  | { readonly state: 'REMOVED' }
)

const whyOf = (done: Settled): string | null => ('why' in done ? done.why.slice(0, 200) : null)

const columns = (done: Exclude<Settled, { state: 'REMOVED' }>): readonly unknown[] => {
  const state = done.state === 'QUIET' ? 'WAITING' : done.state
  const again = done.state === 'WAITING' ? done.again : null
  return [state, whyOf(done), again, done.state === 'QUIET' ? done.until : null]
}

/** Days of nothing but failures after which a channel is left alone. */
const patience = 5

/** Notes what became of it, and frees the channel. In a transaction. Nothing where another node has begun it anew meanwhile. */
export const settle = async (
  tx: Tx,
  { id, attempts, channelId, campaignId, about, kind }: DueDelivery,
  done: Settled,
): Promise<void> => {
  if (done.state === 'REMOVED') {
    await dropChannel(tx, channelId)
    return
  }
  const [rows] = await sql(tx).query<[unknown[], number]>(
    `UPDATE muster.delivery SET state = $3, last_error = $4, sent_at = CASE WHEN $3 = 'SENT' THEN clock_timestamp() END,
       next_at = coalesce($6::timestamptz, clock_timestamp() + $5::float8 * interval '1 second', next_at),
       attempts = CASE WHEN $6::timestamptz IS NULL THEN attempts ELSE 0 END
     WHERE id = $1 AND attempts = $2 AND state = 'WAITING' RETURNING id`,
    [id, attempts, ...columns(done)],
  )
  if (rows.length === 0) return
  if (done.status !== undefined) await noteAttempt(tx, id, done.status, whyOf(done))
  const failing = done.state === 'WAITING' && !done.wait
  const wait = done.state === 'WAITING' && done.wait ? done.again : 0
  await sql(tx).query(
    `UPDATE muster.notify_channel SET busy_until = clock_timestamp() + $2::float8 * interval '1 second',
       failing_since = CASE WHEN $3 THEN coalesce(failing_since, clock_timestamp()) WHEN $4 THEN NULL ELSE failing_since END,
       last_error = CASE WHEN $4 THEN NULL ELSE coalesce($5, last_error) END,
       paused = paused OR $6 OR ($3 AND coalesce(failing_since < clock_timestamp() - interval '${String(patience)} days', false))
     WHERE id = $1`,
    [
      channelId,
      wait,
      failing,
      done.state === 'SENT',
      done.state === 'VOID' ? null : whyOf(done),
      done.state === 'FAILED' && done.gone,
    ],
  )
  if (done.state === 'SENT' && done.post !== undefined)
    await sql(tx).query(
      `INSERT INTO muster.notify_post (channel, topic, post, said) VALUES ($1, concat_ws(':', $2::text, $3::text, $4::text), $5, ARRAY[$6])
       ON CONFLICT (channel, topic) DO UPDATE SET post = excluded.post, said = notify_post.said || excluded.said`,
      [channelId, campaignId, about.turn ?? null, about.stage ?? null, done.post, kind],
    )
}

/** What was told a month ago is nobody's news any more. */
export const purgeTold = async (tx: Tx): Promise<void> => {
  await sql(tx).query(`DELETE FROM muster.notification WHERE at < clock_timestamp() - interval '30 days'`)
  await sql(tx).query(`DELETE FROM muster.notify_post WHERE at < clock_timestamp() - interval '30 days'`)
}
