import { Arg, ID, Int, Resolver, Root, Subscription } from 'type-graphql'
import type { DraftView } from '../../referee/common/contract.js'
import type { LetterNewsRow, TableRow } from '../../store/reads.js'
import type { Context } from '../context.js'
import { placedDraft } from '../placed.js'
import { battleFrames } from '../streams/battles.js'
import type { BattleSource } from '../sources.js'
import { briefingFrames, type Frame } from '../streams/briefings.js'
import { draftFrames } from '../streams/drafts.js'
import { letterFrames } from '../streams/letters.js'
import { tableFrames } from '../streams/tables.js'
import { BattleDesk } from '../types/battle.js'
import { BriefingFrame } from '../types/briefing.js'
import { LetterNews } from '../types/letters.js'
import { Draft } from '../types/orders.js'
import { CampaignStatus } from '../types/table.js'
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
      'Your briefings as they are written, each once and in order. Without `after` it starts with the current one; with it, it sends every later one, or the current one as RESYNC if more than 50 were missed. It ends when you lose your place or your credential.',
    subscribe: ({ args, context }: { args: BriefingArgs; context: Context }) =>
      briefingFrames(context, args.campaignId, args.after ?? null),
  })
  briefing(
    @Root() frame: Frame,
    @Arg('campaignId', () => ID, campaignAbout) _campaignId: string,
    @Arg('after', () => Int, { nullable: true, description: 'Number of the newest briefing that you have.' })
    _after: number | undefined | null,
  ): Frame {
    return frame
  }

  @priced({ cost: 3000 })
  @Subscription(() => CampaignStatus, {
    description:
      'The table now, and again whenever what you see of it changes. Each frame is the whole table, so what was missed is not sent one by one. With `after` nothing is sent as long as the table has that version. A version counts what all members see: read `toDo` again if you may have sealed elsewhere meanwhile.',
    subscribe: ({ args, context }: { args: BriefingArgs; context: Context }) =>
      tableFrames(context, args.campaignId, args.after ?? null),
  })
  status(
    @Root() table: TableRow,
    @Arg('campaignId', () => ID, campaignAbout) _campaignId: string,
    @Arg('after', () => Int, { nullable: true, description: '`version` of the table that you have.' })
    _after: number | undefined | null,
  ): TableRow {
    return table
  }

  @priced({ cost: 3000 })
  @Subscription(() => Draft, {
    description:
      'Your draft for an ask: the current one, then the newest after each change, on whichever device it was saved. Drafts of other seats are never sent.',
    subscribe: ({ args, context }: { args: DraftArgs; context: Context }) =>
      draftFrames(context, args.campaignId, args.askId, args.after ?? null),
  })
  draft(
    @Root() draft: DraftView,
    @Arg('campaignId', () => ID, campaignAbout) _campaignId: string,
    @Arg('askId', () => ID, { description: 'Id of the ask that the draft answers.' }) _askId: string,
    @Arg('after', () => Int, { nullable: true, description: 'Revision that you have; it is not sent again.' })
    _after: number | undefined | null,
  ): Draft {
    return placedDraft(draft)
  }

  @priced({ cost: 3000 })
  @Subscription(() => LetterNews, {
    description:
      'How many letters you have, now and whenever that changes: one has come, or you have read one on another device. What others write to one another sends nothing here.',
    subscribe: ({ args, context }: { args: BriefingArgs; context: Context }) => letterFrames(context, args.campaignId),
  })
  letters(@Root() news: LetterNewsRow, @Arg('campaignId', () => ID, campaignAbout) _campaignId: string): LetterNewsRow {
    return news
  }

  @priced({ cost: 3000 })
  @Subscription(() => BattleDesk, {
    description:
      'The desk of a battle now, and again whenever it changes. Without `after`, each frame holds the whole log; with it, `entries` holds only later entries, each sent once. For the sides of that battle.',
    subscribe: ({ args, context }: { args: BattleArgs; context: Context }) =>
      battleFrames(context, args.campaignId, args.battleId, args.after ?? null),
  })
  battle(
    @Root() desk: BattleSource,
    @Arg('campaignId', () => ID, campaignAbout) _campaignId: string,
    @Arg('battleId', () => ID, { description: 'Id of the desk.' }) _battleId: string,
    @Arg('after', () => Int, {
      nullable: true,
      description: 'Number of the newest entry that you have; 0: none.',
    })
    _after: number | undefined | null,
  ): BattleSource {
    return desk
  }
}
