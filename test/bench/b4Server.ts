import { closeOpen, startCampaign } from './campaign.js'
import { makePeople, type Person } from './people.js'
import { benchWar, type WarSize } from './scenario.js'
import { serve } from './serve.js'

/** What the bench asks of the server's process, and what it answers. */
export type Command = { readonly kind: 'close' } | { readonly kind: 'stop' }
export type Reply =
  | {
      readonly kind: 'ready'
      readonly url: string
      readonly campaignId: string
      readonly people: readonly Person[]
    }
  | { readonly kind: 'closed'; readonly at: number }

/** Milliseconds that two processes of one machine read alike. */
export const wallClock = (): number => performance.timeOrigin + performance.now()

const [folder = '', given = '{}'] = process.argv.slice(2)

const run = async (): Promise<void> => {
  const size = JSON.parse(given) as WarSize
  const war = benchWar(size)
  const server = await serve({ folder, size, scenario: war.scenario })
  const { referee } = server
  const people = await makePeople(server.ownerUrl, war.seats.length)
  const campaignId = await startCampaign(server, war.scenario, war.seats, people)
  const [organiser] = people
  if (!organiser) throw new Error('nobody organises')
  const tell = (reply: Reply): void => void process.send?.(reply)
  let closes = 0
  const close = async (): Promise<void> => {
    // Two stages without a sheet pause a campaign
    if (closes > 0 && closes % 2 === 0) await referee.resumeCampaign(organiser, { campaignId })
    closes += 1
    await closeOpen(server, campaignId)
    tell({ kind: 'closed', at: wallClock() })
  }
  process.on('message', (command: Command) => {
    if (command.kind === 'close') void close()
    else void server.close().then(() => process.exit(0))
  })
  tell({ kind: 'ready', url: server.url, campaignId, people })
}

if (process.send) await run()
