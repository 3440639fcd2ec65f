import type { Identity } from '../../api/client.js'
import { ask } from '../../api/client.js'
import { deskFields } from '../../api/feud.js'
import { plainly } from '../../api/generated/answers.js'
import { listen } from '../../api/frames.js'
import { type Cast, until } from './stage.js'

/** Somebody who asks everything at every moment and listens all the time. */
export interface Watcher {
  /** Returns when the streams have brought whatever a question would tell now. */
  settle(): Promise<void>
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
const exported = async (url: string, campaignId: string, { cookie = '' }: Identity): Promise<string> => {
  const answer = await fetch(`${url}/export?campaign=${campaignId}`, { headers: { cookie } })
  return `${String(answer.status)} ${await answer.text()}`
}

/** The session's token, as the browser's cookie carries it beside its signature. */
const credentialOf = ({ cookie = '' }: Identity): string => {
  const value = decodeURIComponent(/session_token=([^;]+)/.exec(cookie)?.[1] ?? '')
  return value.slice(0, value.lastIndexOf('.'))
}

/** `member`: false for somebody who may not know that the campaign exists. */
export const watch = (cast: Cast, campaignId: string, who: Identity, member: boolean): Watcher => {
  const id = { id: campaignId }
  const client = cast.connection(who)
  const credential = credentialOf(who)
  const [table, briefing] = [listen<TableFrame>(client, tables, id), listen<BriefingFrame>(client, briefings, id)]
  let [known, changes] = ['', 0]
  let [tablesShown, briefingsShown] = [0, 0]
  const settled = async (): Promise<void> => {
    const row = JSON.stringify(await cast.reads.table(credential, campaignId))
    if (row !== known) changes += 1
    known = row
    const number = (await cast.reads.briefingHeads(credential, campaignId))[0]?.number
    await until(
      () => table.waiting.length >= changes && briefing.waiting.at(-1)?.briefing.briefing.number === number,
      'the frame of what is known by now',
    )
  }
  const fresh = (): readonly object[] => {
    const frames = [...table.waiting.slice(tablesShown), ...briefing.waiting.slice(briefingsShown)]
    tablesShown = table.waiting.length
    briefingsShown = briefing.waiting.length
    return frames
  }
  return {
    settle: () => (member ? settled() : Promise.resolve()),
    look: async (wholly) => {
      const [campaign, list, file] = await Promise.all([
        ask(cast.url, everything, id, who),
        wholly ? ask(cast.url, lobby, {}, who) : null,
        wholly ? exported(cast.url, campaignId, who) : '',
      ])
      for (const { errors = [] } of member ? [campaign, list ?? {}] : [list ?? {}])
        if (errors.length > 0) throw new Error(`a question of the comparison is none: ${JSON.stringify(errors)}`)
      const frames = member ? fresh() : [await table.over, await briefing.over]
      const answers = `${String(campaign.status)} ${campaign.text} ${list ? ownRow(list.text, campaignId) : ''}`
      return plainly(`${answers} ${file} ${JSON.stringify(frames)}`, campaignId)
    },
    frames: () => table.waiting.length + briefing.waiting.length,
    stop: () => {
      table.stop()
      briefing.stop()
    },
  }
}
