import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Links by which a mail's receiver stops it without signing in: they can be made by this server alone, and do nothing else. */
export interface Unsubscribe {
  tokenOf(channelId: string): string
  /** The channel that a token stops; null: it is none of ours. */
  channelOf(token: string): string | null
}

export const openUnsubscribe = (secret: string): Unsubscribe => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'muster', 'unsubscribe', 32))
  const mac = (channelId: string): Buffer => createHmac('sha256', key).update(channelId).digest().subarray(0, 16)
  return {
    tokenOf: (channelId) => `${channelId}.${mac(channelId).toString('base64url')}`,
    channelOf: (token) => {
      const [channelId = '', given = ''] = token.split('.')
      const [right, wrong] = [mac(channelId), Buffer.from(given, 'base64url')]
      return right.length === wrong.length && timingSafeEqual(right, wrong) ? channelId : null
    },
  }
}
