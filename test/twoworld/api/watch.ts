import { ask, send } from '../../api/client.js'
import { deskFields } from '../../api/feud.js'
import { plainly } from '../../api/generated/answers.js'
import { listen } from '../../api/frames.js'
import type { Known } from './gate.js'
import { type Cast, type Person, until } from './stage.js'

/** Somebody who asks everything at every moment and listens all the time. */
export interface Watcher {
  /** Returns when the streams have brought what they are to have been shown by now. */
  settle(known: Known): Promise<void>
  /**
   * What the campaign tells, and all frames since the last look: the bytes but for ids, hashes and hours. `wholly`: with the row of their lobby and the file of all that
   * they may read.
   */
  look(wholly: boolean): Promise<string>
  /** How many have come so far. */
  frames(): number
  stop(): void
}

const tableFields = `phase turn stage version note organiser facilitator awaiting { seats text } toDo { kind text askIds deadlineAt } deadlines { class title at } opened
  timeZone seats { id title subtitle holder sealed mine bot }`

const briefingFields = `number turn stage view report { text rule } asks { id kind title deadline closed about }`

/** All that a campaign tells a member, in one operation. */
const everything = `query ($id: ID!) { campaign(id: $id) { name settings place { role seat organiser former }
  status { ${tableFields} } briefings { number turn stage } briefing { ${briefingFields} }
  battles { ${deskFields} } receipts { askId turn hash head } heads invitations { role usedBy } } }`

const lobby = `{ campaigns { nodes { id name place { role seat } status { ${tableFields} } } pageInfo { hasNextPage hasPreviousPage } } }`
const tables = `subscription ($id: ID!) { status(campaignId: $id) { ${tableFields} } }`
const briefings = `subscription ($id: ID!) { briefing(campaignId: $id) { kind briefing { ${briefingFields} } } }`

/** Its own row of the lobby alone: what stands beside it hangs on the other worlds of the run. */
const ownRow = (text: string, campaignId: string): string => {
  const { data } = JSON.parse(text) as { data?: { campaigns?: { readonly nodes: readonly { readonly id: string }[] } } }
  return JSON.stringify(data?.campaigns?.nodes.filter(({ id }) => id === campaignId) ?? text)
}

interface TableFrame {
  readonly status: object
}
interface BriefingFrame {
  readonly briefing: { readonly briefing: { readonly number: number } }
}

/** The file of all that they may read of the campaign. */
const exported = async (url: string, campaignId: string, { cookie }: Person): Promise<string> => {
  const { status, text } = await send(`${url}/export?campaign=${campaignId}`, { method: 'GET', headers: { cookie } })
  return `${String(status)} ${text}`
}

/** `member`: false for somebody who may not know that the campaign exists. */
export const watch = (cast: Cast, campaignId: string, who: Person, member: boolean): Watcher => {
  const id = { id: campaignId }
  const client = cast.connection(who)
  // Of both streams, as they come on the one connection.
  const arrived: unknown[] = []
  const table = listen<TableFrame>(client, tables, id, arrived)
  const briefing = listen<BriefingFrame>(client, briefings, id, arrived)
  let [known, changes, shown] = ['', 0, 0]
  const settled = async (now: Known): Promise<void> => {
    if (now.table !== known) changes += 1
    known = now.table
    await until(
      () =>
        table.waiting.length >= changes &&
        (now.briefing === null || briefing.waiting.at(-1)?.briefing.briefing.number === now.briefing),
      'the frame of what is known by now',
    )
  }
  const fresh = (): readonly unknown[] => {
    const frames = arrived.slice(shown)
    shown = arrived.length
    return frames
  }
  return {
    settle: (now) => (member ? settled(now) : Promise.resolve()),
    look: async (wholly) => {
      const [campaign, list, file] = await Promise.all([
        ask(cast.url, everything, id, who),
        wholly ? cast.gate.listing(() => ask(cast.url, lobby, {}, who)) : null,
        wholly ? exported(cast.url, campaignId, who) : '',
      ])
      for (const { errors = [] } of member ? [campaign, list ?? {}] : [list ?? {}])
        if (errors.length > 0) throw new Error(`a question of the comparison is none: ${JSON.stringify(errors)}`)
      const frames = member ? fresh() : [await table.over, await briefing.over]
      const answers = `${String(campaign.status)} ${campaign.text} ${list ? ownRow(list.text, campaignId) : ''}`
      return plainly(`${answers} ${file} ${JSON.stringify(frames)}`, campaignId)
    },
    frames: () => arrived.length,
    stop: () => {
      table.stop()
      briefing.stop()
    },
  }
}
