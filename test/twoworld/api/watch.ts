import type { Identity } from '../../api/client.js'
import { ask } from '../../api/client.js'
import { deskFields } from '../../api/feud.js'
import { listen } from '../../api/frames.js'
import { type Cast, until } from './stage.js'

/** Somebody who asks everything at every moment and listens all the time. */
export interface Watcher {
  /** Returns when the streams have brought whatever a question would tell now. */
  settle(): Promise<void>
  /** Every answer to every question, and all frames so far: the bytes but for ids, hashes and hours. */
  look(): Promise<string>
  /** How many have come so far. */
  frames(): number
  stop(): void
}

const tableFields = `phase turn stage version note organiser facilitator awaiting { seats text } clocks { class title at } opened
  timeZone seats { id title subtitle holder sealed mine bot }`

const briefingFields = `number turn stage view report { text rule } asks { id kind title deadline closed about }`

/** All that a campaign tells a member, in one operation. */
const everything = `query ($id: ID!) { campaign(id: $id) { name settings place { role seat organiser former }
  table { ${tableFields} } briefings { number turn stage } briefing { ${briefingFields} }
  battles { ${deskFields} } receipts { askId turn hash head } heads invitations { role usedBy } } }`

const lobby = '{ campaigns { id name turn stage phase } }'
const tables = `subscription ($id: ID!) { table(campaignId: $id) { ${tableFields} } }`
const briefings = `subscription ($id: ID!) { briefing(campaignId: $id) { kind briefing { ${briefingFields} } } }`
const now = `query ($id: ID!) { campaign(id: $id) { table { ${tableFields} } briefing { number } } }`

/** What chance makes: ids, hashes, hours. */
const plainly = (text: string, campaignId: string): string =>
  text
    .replaceAll(campaignId, '#campaign')
    .replaceAll(/[0-9a-f]{64}/g, '#hash')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '#id')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '#hour')

/** Its own row of the lobby alone: what stands beside it hangs on the other worlds of the run. */
const ownRow = (text: string, campaignId: string): string => {
  const { data } = JSON.parse(text) as { data?: { campaigns?: readonly { readonly id: string }[] } }
  return JSON.stringify(data?.campaigns?.filter(({ id }) => id === campaignId) ?? text)
}

interface TableFrame {
  readonly table: object
}
interface BriefingFrame {
  readonly briefing: { readonly briefing: { readonly number: number } }
}

/** `member`: false for somebody who may not know that the campaign exists. */
export const watch = (cast: Cast, campaignId: string, who: Identity, member: boolean): Watcher => {
  const id = { id: campaignId }
  const client = cast.connection(who)
  const [table, briefing] = [listen<TableFrame>(client, tables, id), listen<BriefingFrame>(client, briefings, id)]
  const settled = async (): Promise<boolean> => {
    const { data } = await ask(cast.url, now, id, who)
    const known = data?.['campaign'] as { table: object; briefing: { number: number } | null }
    const [shown, told] = [table.waiting.at(-1)?.table, briefing.waiting.at(-1)?.briefing.briefing.number]
    return JSON.stringify(shown) === JSON.stringify(known.table) && (told ?? null) === (known.briefing?.number ?? null)
  }
  return {
    settle: () => (member ? until(settled, 'the frame of what is known by now') : Promise.resolve()),
    look: async () => {
      const answers = [await ask(cast.url, everything, id, who), await ask(cast.url, lobby, {}, who)]
      const [campaign, list] = answers.map(({ text, status }) => `${String(status)} ${text}`)
      const frames = member ? [table.waiting, briefing.waiting] : [await table.over, await briefing.over]
      const row = ownRow(list?.replace(/^\d+ /, '') ?? '', campaignId)
      return plainly(JSON.stringify({ campaign, row, frames }), campaignId)
    },
    frames: () => table.waiting.length + briefing.waiting.length,
    stop: () => {
      table.stop()
      briefing.stop()
    },
  }
}
