import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql'
import type { AttendanceRow, CampaignRow } from '../../store/reads.js'
import { type Context, inPerson, proof, signedIn } from '../context.js'
import { notFound } from '../../base/problems.js'
import { Account } from '../types/account.js'
import { Campaign } from '../types/campaign.js'
import { Attendance, NamedDeputy } from '../types/deputies.js'
import { RecordShown } from '../types/awayEnums.js'
import { DateTime } from '../types/scalars.js'
import { readBack } from './organising.js'
import { priced } from '../limits/priced.js'

const idAbout = { description: 'Id of the campaign.' }

@Resolver(() => Campaign)
export class DeputyResolver {
  @priced({ cost: 10_000 })
  @Mutation(() => NamedDeputy, {
    description:
      'Lets somebody else, or a bot, act for your seat for a stated time. A person accepts by following the link; a bot acts at once. You may act as well, and receipts say who sealed. For the holder of a seat.',
  })
  async nameDeputy(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('until', () => DateTime, { description: 'When it ends: at most 60 days after it begins.' }) until: Date,
    @Arg('from', () => DateTime, { nullable: true, description: 'When it begins. Default: now.' })
    from: Date | undefined | null,
    @Arg('bot', () => Boolean, { nullable: true, description: 'Whether a bot is to act. Default: a person.' })
    bot: boolean | undefined | null,
    @Ctx() context: Context,
  ): Promise<NamedDeputy> {
    const input = { campaignId, until: until.toISOString(), from: from?.toISOString(), bot: bot ?? false }
    const { token } = await context.referee.nameDeputy(signedIn(context), input)
    return { campaignId, url: token === null ? null : `/join/${token}` }
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    nullable: true,
    description:
      'Ends that somebody acts for a seat, or withdraws the link that asks for it. For its holder, and for whoever acts; null: you have no place in the campaign any more.',
  })
  async dismissDeputy(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow | null> {
    const caller = signedIn(context)
    await context.referee.dismissDeputy(caller, { campaignId })
    return context.reads.campaign(caller.credential.raw, campaignId)
  }

  @priced({ cost: 10_000 })
  @Mutation(() => Campaign, {
    description:
      'Says that you look for somebody who takes over your seat, with a note that all can read; you play on until then. `invite` then makes a link to it, and `keepSeat` takes it back. For the holder of a seat.',
  })
  async offerSeat(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('note', () => String, { nullable: true, description: 'The note, at most 300 characters.' })
    note: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<CampaignRow> {
    return readBack(
      context,
      await context.referee.offerSeat(signedIn(context), { campaignId, note: note ?? undefined }),
    )
  }
}

/** What the caller has announced, after changing it. */
const attendanceOf = async (context: Context): Promise<AttendanceRow> => {
  inPerson(context)
  const row = await context.reads.person(proof(context))
  if (!row) throw notFound()
  return row
}

@Resolver(() => Account)
export class AttendanceResolver {
  @priced({ cost: 600 })
  @FieldResolver(() => Attendance, {
    description: 'Its vacations, and its record. Not available to API tokens.',
  })
  async attendance(@Ctx() context: Context): Promise<AttendanceRow> {
    return attendanceOf(context)
  }

  @priced({ cost: 20_000 })
  @Mutation(() => Attendance, {
    description:
      'Announces that you are away for some time, in all your campaigns: their members can read the dates and the note, and each campaign does what its absence rules say. Announced less than 24 hours ahead it counts only for what is asked afterwards.',
  })
  async announceVacation(
    @Arg('from', () => DateTime, { description: 'When it begins, at most 366 days ahead.' }) from: Date,
    @Arg('until', () => DateTime, { description: 'When it ends: at most 60 days after it begins.' }) until: Date,
    @Arg('note', () => String, {
      nullable: true,
      description: 'A note for your fellow players, at most 200 characters.',
    })
    note: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<AttendanceRow> {
    const input = { from: from.toISOString(), until: until.toISOString(), note: note ?? undefined }
    await context.referee.announceVacation(signedIn(context), input)
    return attendanceOf(context)
  }

  @priced({ cost: 20_000 })
  @Mutation(() => Attendance, {
    description:
      'Takes a vacation back. Deadlines that were put off stay where they are; a bot that acts for you because of it stops.',
  })
  async cancelVacation(
    @Arg('id', () => ID, { description: 'Id of the vacation.' }) id: string,
    @Ctx() context: Context,
  ): Promise<AttendanceRow> {
    await context.referee.cancelVacation(signedIn(context), { id })
    return attendanceOf(context)
  }

  @priced({ cost: 2000 })
  @Mutation(() => Attendance, { description: 'Chooses to whom your record is shown.' })
  async showRecord(
    @Arg('to', () => RecordShown, { description: 'To whom.' }) shown: RecordShown,
    @Ctx() context: Context,
  ): Promise<AttendanceRow> {
    await context.referee.showRecordTo(signedIn(context), { shown })
    return attendanceOf(context)
  }
}
