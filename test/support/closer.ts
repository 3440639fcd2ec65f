import { registryOf } from '../../server/src/referee/compute/registry.js'
import { openReferee } from '../../server/src/referee/index.js'
import { toy } from './toyRuleset.js'
import { longToy } from './toyVariants.js'

/** A node of its own, told what to do over the channel to its parent. */
type Command =
  | { readonly do: 'close'; readonly jobs: Parameters<Awaited<ReturnType<typeof openReferee>>['closeGroup']>[0][] }
  | { readonly do: 'bots' | 'open'; readonly campaignId: string }
  | {
      readonly do: 'seal'
      readonly userId: string
      readonly sheet: Parameters<Awaited<ReturnType<typeof openReferee>>['sealOrders']>[1]
    }

const referee = await openReferee({
  refereeUrl: process.env['REFEREE_URL'] ?? '',
  registry: registryOf([process.env['TOY'] === 'long' ? longToy(30) : toy]),
})

const obey = async (command: Command): Promise<unknown> => {
  switch (command.do) {
    case 'close':
      return Promise.all(command.jobs.map((job) => referee.closeGroup(job)))
    case 'bots':
      return referee.bots.play(command.campaignId)
    case 'open':
      return referee.openWar(command.campaignId)
    case 'seal':
      return referee.sealOrders({ userId: command.userId }, command.sheet)
  }
}

process.on('message', (command: Command) => {
  void obey(command).then(
    (answer) => process.send?.({ answer }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
process.send?.({ answer: 'ready' })
