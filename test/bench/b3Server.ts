import { startCampaign } from './campaign.js'
import { draftAll, type Sheet } from './drafts.js'
import { makePeople } from './people.js'
import { benchWar, type WarSize } from './scenario.js'
import { serve } from './serve.js'

/** A campaign of which every seat is ready to seal. */
export interface Table {
  readonly campaignId: string
  readonly sheets: readonly Sheet[]
}

/** Once there, the server waits to be ended. */
export interface Ready {
  readonly kind: 'ready'
  readonly url: string
  readonly tables: readonly Table[]
}

const [folder = '', given = '{}', count = '1'] = process.argv.slice(2)

const run = async (): Promise<void> => {
  const size = JSON.parse(given) as WarSize
  const war = benchWar(size)
  const server = await serve({ folder, size, scenario: war.scenario })
  const people = await makePeople(server.ownerUrl, war.seats.length)
  const tables: Table[] = []
  for (let at = 0; at < Number(count); at += 1) {
    const campaignId = await startCampaign(server, war.scenario, war.seats, people)
    tables.push({ campaignId, sheets: await draftAll(server, campaignId, { war, side: size.side }, people) })
  }
  process.on('message', () => void server.close().then(() => process.exit(0)))
  process.send?.({ kind: 'ready', url: server.url, tables } satisfies Ready)
}

if (process.send) await run()
