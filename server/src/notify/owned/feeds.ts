import { randomBytes } from 'node:crypto'
import { badInput } from '../../base/problems.js'
import * as words from '../../messages/digest.generated.js'
import { isTimeZone } from '../../referee/common/calendar.js'
import type { Caller } from '../../referee/common/contract.js'
import { setCalendar } from '../../store/notify/calendars.js'
import * as digests from '../../store/notify/digests.js'
import * as numbers from '../../store/notify/numbers.js'
import type { DigestHour } from '../../store/reads.notify.js'
import type { Tx } from '../../store/tx.js'
import { nextDigest } from '../digest.js'

export const acknowledge = (
  tx: Tx,
  { userId, campaigns }: Caller,
  { through }: { readonly through: number },
): Promise<void> => numbers.acknowledge(tx, userId, through, campaigns ?? null)

export const renewCalendar = async (tx: Tx, { userId }: Caller): Promise<string> => {
  const secret = randomBytes(24).toString('base64url')
  await setCalendar(tx, userId, secret)
  return secret
}

export const endCalendar = (tx: Tx, { userId }: Caller): Promise<void> => setCalendar(tx, userId, null)

export const setDigest = async (tx: Tx, { userId }: Caller, digest: DigestHour | null): Promise<void> => {
  if (!digest) return digests.setDigest(tx, userId, null)
  const { zone, day, hour } = digest
  if (!isTimeZone(zone)) throw badInput(words.zone(), 'zone')
  if (!Number.isInteger(hour) || hour < 0 || hour > 23) throw badInput(words.hour(), 'hour')
  const { now, last } = await digests.lastDigest(tx, userId)
  await digests.setDigest(tx, userId, { zone, day, hour, next: nextDigest(digest, now, last) })
}
