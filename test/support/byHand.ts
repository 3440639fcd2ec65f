import type { House } from './house.js'

/** Its third seat is reserved for a late starter: what no campaign of these rules has. */
export const keepStart = ({ sql }: House, campaignId: string): Promise<unknown> =>
  sql(`UPDATE muster.seat SET reserved_until = 9 WHERE campaign = $1 AND seat = 'C'`, [campaignId])

/** Its first two seats share sight. */
export const allySeats = ({ sql }: Pick<House, 'sql'>, campaignId: string, seats = ['A', 'B']): Promise<unknown> =>
  sql(`UPDATE muster.seat SET alliance = 'North' WHERE campaign = $1 AND seat = ANY ($2)`, [campaignId, seats])

/** Each resolution threw a die: these rules throw none. */
export const throwDice = ({ sql }: House, campaignId: string): Promise<unknown> =>
  sql('UPDATE muster.resolution SET throws = $2 WHERE campaign = $1', [
    campaignId,
    JSON.stringify([{ name: 'walk.d6', subject: 'A1', ordinal: 0, faces: [6] }]),
  ])
