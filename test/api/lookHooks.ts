import { openReceiver, type Standin } from '../support/chats.js'
import { type Identity, must } from './client.js'

const addWebhook = `mutation ($url: String!) { addChannel(input: { kind: WEBHOOK, url: $url }) { channel { id } } }`
const removeWebhook = 'mutation ($id: ID!) { removeChannel(id: $id) }'

/** Programs of people that write down what they are told. */
export interface Webhooks {
  readonly receiver: Standin
  close(): Promise<void>
}

/** Gives each of them a webhook, which is told all that happens from now on. */
export const openWebhooks = async (
  url: string,
  people: readonly (readonly [name: string, who: Identity])[],
): Promise<Webhooks> => {
  const receiver = await openReceiver()
  const added: (readonly [string, Identity])[] = []
  for (const [name, who] of people) {
    const { addChannel } = await must<{ addChannel: { channel: { id: string } } }>(
      ...([url, addWebhook, { url: `${receiver.origin}/${name}` }, who] as const),
    )
    added.push([addChannel.channel.id, who])
  }
  return {
    receiver,
    close: async () => {
      for (const [id, who] of added) await must(url, removeWebhook, { id }, who)
      await receiver.close()
    },
  }
}

/** What the program of one of them was sent of a campaign. Numbers go on from world to world, so they are counted from the first. */
export const sentTo = ({ receiver }: Webhooks, name: string, id: string): readonly unknown[] => {
  const own = receiver.asked.filter(({ path, text }) => path === `/${name}` && text.includes(id))
  const numbers = own.map(({ body }) => (body['data'] as { readonly number: number }).number)
  return own.map(({ text, headers }, index) => [
    text.replace(/"number":\d+/, `"number":${String((numbers[index] ?? 0) - (numbers[0] ?? 0))}`),
    Object.keys(headers).sort(),
  ])
}
