import { randomUUID } from 'node:crypto'
import { type Identity, must } from './client.js'
import { desksOf, type People } from './feud.js'
import type { Name, Probe, World } from './lookOn.js'

/** Who may know nothing of what the first two say to one another. */
const others: readonly Name[] = ['west', 'observer', 'facilitator', 'organiser', 'outsider']

const write = `mutation ($id: ID!, $to: [ID!]!, $text: String!, $key: String!) {
  writeLetter(campaignId: $id, to: $to, text: $text, idempotencyKey: $key) { id } }`
const tell = `mutation ($id: ID!, $battle: ID, $key: String!) { writeChronicle(campaignId: $id, battleId: $battle, idempotencyKey: $key,
  entry: { title: "The bridge", text: "We hold it.", public: true }) { id } }`
const complain =
  'mutation ($id: ID!, $letter: ID!) { complain(campaignId: $id, about: LETTER, id: $letter, reason: "Rude.") }'
const mark = 'mutation ($id: ID!, $letter: ID!) { markLettersRead(campaignId: $id, letterId: $letter) { unread } }'

/** What is hidden from the others: letters there and back, a complaint, a letter that is read, and an entry that names a battle. Or nothing of it. */
const talk = async (url: string, { north, south }: People, busy: boolean, id: string): Promise<readonly Probe[]> => {
  const battle = busy ? ((await desksOf(url, id, north))[0]?.id ?? null) : null
  let letter: string = randomUUID()
  if (busy) {
    const send = async (who: Identity, to: readonly string[], text: string): Promise<string> =>
      (await must<{ writeLetter: { id: string } }>(url, write, { id, to, text, key: randomUUID() }, who)).writeLetter.id
    letter = await send(north, ['B'], 'Meet me at the bridge.')
    await send(north, ['B'], 'Alone.')
    await send(south, ['A'], 'The bridge is yours.')
    await must(url, complain, { id, letter }, south)
    await must(url, mark, { id, letter }, south)
  }
  await must(url, tell, { id, battle, key: randomUUID() }, north)
  return [complain, mark].map((document) => ({ document, variables: { id, letter } }))
}

/** A world in which two write, complain, read and name their battle, or one in which nobody says anything. */
export const talkWorld = (url: string, people: People, busy: boolean): World => ({
  lookers: others,
  create: () => ({ publicChronicle: true }),
  happens: (id) => talk(url, people, busy, id),
})
