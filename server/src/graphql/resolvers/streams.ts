import { Arg, ID, Int, Resolver, Root, Subscription } from 'type-graphql'
import type { TableRow } from '../../store/reads.js'
import type { Context } from '../context.js'
import { battleFrames } from '../streams/battles.js'
import type { BattleSource } from '../sources.js'
import { briefingFrames, type Frame } from '../streams/briefings.js'
import { tableFrames } from '../streams/tables.js'
import { BattleDesk } from '../types/battle.js'
import { BriefingFrame } from '../types/briefing.js'
import { Table } from '../types/table.js'
import { priced } from '../limits/priced.js'

const campaignAbout = { description: 'Id of the campaign.' }

interface BriefingArgs {
  readonly campaignId: string
  readonly after?: number | null
}

interface BattleArgs {
  readonly campaignId: string
  readonly battleId: string
  readonly after?: number | null
}

@Resolver()
export class StreamResolver {
  @priced({ cost: 3000 })
  @Subscription(() => BriefingFrame, {
    description:
      'The caller’s briefings as they are written, each once and in order. Without `after` the current one first; with it every one above that number, or, when more than 50 were missed, the current one as RESYNC. It ends when the caller loses his place or his credential.',
    subscribe: ({ args, context }: { args: BriefingArgs; context: Context }) =>
      briefingFrames(context, args.campaignId, args.after ?? null),
  })
  briefing(
    @Root() frame: Frame,
    @Arg('campaignId', () => ID, campaignAbout) _campaignId: string,
    @Arg('after', () => Int, { nullable: true, description: 'Number of the newest briefing that the caller holds.' })
    _after: number | undefined | null,
  ): Frame {
    return frame
  }

  @priced({ cost: 3000 })
  @Subscription(() => Table, {
    description: 'The table now, and again whenever what the caller sees of it has changed.',
    subscribe: ({ args, context }: { args: BriefingArgs; context: Context }) => tableFrames(context, args.campaignId),
  })
  table(@Root() table: TableRow, @Arg('campaignId', () => ID, campaignAbout) _campaignId: string): TableRow {
    return table
  }

  @priced({ cost: 3000 })
  @Subscription(() => BattleDesk, {
    description:
      'The desk of a battle now, and again whenever it has changed. Without `after` each frame holds the whole log; with it `entries` are those above that number, each sent once. For the sides of that battle.',
    subscribe: ({ args, context }: { args: BattleArgs; context: Context }) =>
      battleFrames(context, args.campaignId, args.battleId, args.after ?? null),
  })
  battle(
    @Root() desk: BattleSource,
    @Arg('campaignId', () => ID, campaignAbout) _campaignId: string,
    @Arg('battleId', () => ID, { description: 'Id of the desk.' }) _battleId: string,
    @Arg('after', () => Int, {
      nullable: true,
      description: 'Number of the newest entry that the caller holds; 0: none.',
    })
    _after: number | undefined | null,
  ): BattleSource {
    return desk
  }
}
