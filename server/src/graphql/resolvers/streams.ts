import { Arg, ID, Int, Resolver, Root, Subscription } from 'type-graphql'
import type { DraftView } from '../../referee/common/contract.js'
import type { TableRow } from '../../store/reads.js'
import type { Context } from '../context.js'
import { battleFrames } from '../streams/battles.js'
import type { BattleSource } from '../sources.js'
import { briefingFrames, type Frame } from '../streams/briefings.js'
import { draftFrames } from '../streams/drafts.js'
import { tableFrames } from '../streams/tables.js'
import { BattleDesk } from '../types/battle.js'
import { BriefingFrame } from '../types/briefing.js'
import { Draft } from '../types/orders.js'
import { Table } from '../types/table.js'
import { priced } from '../limits/priced.js'

const campaignAbout = { description: 'Id of the campaign.' }

interface BriefingArgs {
  readonly campaignId: string
  readonly after?: number | null
}

interface DraftArgs {
  readonly campaignId: string
  readonly askId: string
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
  @Subscription(() => Draft, {
    description:
      'Your draft of an ask as it is saved, on this screen or another: the one that stands, then the newest each time. Nobody else’s stream says anything of it, and at a desk that is not yours there is none.',
    subscribe: ({ args, context }: { args: DraftArgs; context: Context }) =>
      draftFrames(context, args.campaignId, args.askId, args.after ?? null),
  })
  draft(
    @Root() draft: DraftView,
    @Arg('campaignId', () => ID, campaignAbout) _campaignId: string,
    @Arg('askId', () => ID, { description: 'Id of the ask that the draft answers.' }) _askId: string,
    @Arg('after', () => Int, { nullable: true, description: 'Revision that you hold: it is not sent again.' })
    _after: number | undefined | null,
  ): DraftView {
    return draft
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
