import { Arg, Ctx, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql'
import { retold } from '../../messages/retold.js'
import { wordsOf } from '../../notify/words.js'
import { type Context, proof, signedIn } from '../context.js'
import { priced } from '../limits/priced.js'
import { DigestInput, weekdays } from '../types/digest.js'
import { isKnown, type KnownRow, notificationFrames } from '../streams/notifications.js'
import { Notification } from '../types/feeds.js'

/** How many are read at once. */
const most = 100

const notificationOf = (row: KnownRow, { shelf, publicUrl }: Context): Notification => {
  const { number, kind, campaignId, turn, stage, at, acknowledgedAt, campaign, rulesetId, zone, receipt, deadlineAt } =
    row
  const about = { ...(turn !== null && { turn }), ...(stage !== null && { stage }), ...(receipt && { receipt }) }
  const told = {
    ...{ about, campaign, campaignId, rulesetId, campaignZone: zone, zone: null },
    deadlineAt: deadlineAt === null ? null : new Date(deadlineAt),
  }
  const stageTitle = (ruleset: string, id: string): string => retold(ruleset, shelf.get(ruleset)?.stages[id] ?? id)
  return {
    ...{ number, kind, campaignId, turn, stage, at, acknowledgedAt },
    ...wordsOf(told, kind, { publicUrl, stageTitle }),
  }
}

/** What people and their own programs fetch, instead of being sent it; and the mail of the week. */
@Resolver()
export class FeedResolver {
  @priced({ cost: 900, size: most })
  @Query(() => [Notification], {
    description: `What you were told, oldest first, at most ${String(most)}: for a program of your own that asks instead of being called. They are kept for 30 days.`,
  })
  async notifications(
    @Arg('after', () => Int, { defaultValue: 0, description: 'Only those with a higher number.' }) after: number,
    @Ctx() context: Context,
  ): Promise<readonly Notification[]> {
    const rows = await context.reads.notifications(proof(context), after, most)
    return rows.filter(isKnown).map((row) => notificationOf(row, context))
  }

  @priced({ cost: 3000 })
  @Subscription(() => Notification, {
    description:
      'What you are told, each once and in order: first what is kept and has a higher number than `after`, then the rest as it comes. What others are told sends nothing here.',
    subscribe: ({ args, context }: { args: { after: number }; context: Context }) =>
      notificationFrames(context, args.after),
  })
  notification(
    @Root() row: KnownRow,
    @Arg('after', () => Int, { defaultValue: 0, description: 'Number of the newest that you have; 0: none.' })
    _after: number,
    @Ctx() context: Context,
  ): Notification {
    return notificationOf(row, context)
  }

  @priced({ cost: 2000 })
  @Mutation(() => Boolean, {
    description:
      'Notes that you know what you were told up to a number. Changes nothing but `acknowledgedAt`, which nobody else sees.',
  })
  async acknowledgeNotifications(
    @Arg('through', () => Int, { description: 'The highest number that is acknowledged.' }) through: number,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await context.channels.acknowledge(signedIn(context), { through })
    return true
  }

  @priced({ cost: 2000 })
  @Mutation(() => String, {
    description:
      'Gives your calendar a new secret address, and answers with its path, this once. The address before it is unknown from then on.',
  })
  async renewCalendar(@Ctx() context: Context): Promise<string> {
    return `/calendar/${await context.channels.renewCalendar(signedIn(context), null)}.ics`
  }

  @priced({ cost: 2000 })
  @Mutation(() => Boolean, {
    description: 'Turns your calendar off: its address is unknown from then on.',
  })
  async endCalendar(@Ctx() context: Context): Promise<boolean> {
    await context.channels.endCalendar(signedIn(context), null)
    return true
  }

  @priced({ cost: 2000 })
  @Mutation(() => Boolean, { description: 'Sets when you get your weekly digest.' })
  async setDigest(
    @Arg('digest', () => DigestInput, { nullable: true, description: 'When. Default: never.' })
    digest: DigestInput | undefined | null,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { channels } = context
    const caller = signedIn(context)
    await channels.setDigest(caller, digest ? { ...digest, day: weekdays.indexOf(digest.day) + 1 } : null)
    return true
  }
}
