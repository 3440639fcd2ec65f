import { Webhook } from 'standardwebhooks'
import type { DeliveryRow } from '../../server/src/store/reads.notify.js'
import type { Asked, Standin } from './chats.js'
import type { House, Person } from './house.js'
import type { Teller } from './teller.js'

export interface AddedWebhook {
  readonly id: string
  readonly secret: string
}

export const addWebhook = async ({ owned }: Teller, who: Person, url: string): Promise<AddedWebhook> => {
  const { id, secret } = await owned.add(who, {
    ...{ kind: 'WEBHOOK', campaignId: null, name: 'Bot', url, keys: null },
  })
  return { id, secret: secret ?? '' }
}

/**
 * What a receiver with this secret makes of a request.
 * @throws Error if it is not signed with it
 */
export const verify = (secret: string, { headers, text }: Pick<Asked, 'headers' | 'text'>): unknown =>
  new Webhook(secret).verify(text, headers as Record<string, string>)

/** By which a receiver tells a repetition. */
export const idsOf = ({ asked }: Standin): readonly unknown[] => asked.map(({ headers }) => headers['webhook-id'])

/** What was asked first, second and so on. */
export const askedOf = ({ asked }: Standin, index: number): Asked => {
  const found = asked[index]
  if (!found) throw new Error(`${String(asked.length)} requests came`)
  return found
}

export const logOf = (
  { reads }: House,
  { session }: Person,
  { id }: Pick<AddedWebhook, 'id'>,
): Promise<readonly DeliveryRow[]> => reads.deliveries(session, id, 50)
