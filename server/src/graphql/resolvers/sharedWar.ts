import type { Board } from '@muster/rulesets/kit/view.js'
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { notFound } from '../../base/problems.js'
import type { CampaignRow, PackedViewOf } from '../../store/reads.js'
import { type Context, proof, signedIn } from '../context.js'
import { priced } from '../limits/priced.js'
import { Campaign } from '../types/campaign.js'
import { PrintedMap, printedMapOf } from '../types/printedMap.js'
import { PackedBoard, PackedView, SeatId } from '../types/scalars.js'
import { SharedMoment, SharedWar, WarLink } from '../types/sharedWar.js'

const idAbout = { description: 'Id of the campaign.' }

const linkOf = async (context: Context, campaignId: string): Promise<WarLink> => {
  const found = await context.reads.warLink(proof(context), campaignId)
  if (!found) throw notFound()
  return { path: found.code === null ? null : `/war/${found.code}`, refusedBy: found.refused }
}

@Resolver(() => Campaign)
export class WarLinkResolver {
  @priced({ cost: 700 })
  @FieldResolver(() => WarLink, { description: 'Whether whoever has a link can read the war.' })
  warLink(@Root() { id }: CampaignRow, @Ctx() context: Context): Promise<WarLink> {
    return linkOf(context, id)
  }

  @priced({ cost: 4000 })
  @Mutation(() => WarLink, {
    description:
      'Opens a war that is over and open to its members to whoever has its link, at a new address, or closes it. An old address leads nowhere from then on. All members read it in the log. For organisers.',
  })
  async shareWar(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('open', () => Boolean, { description: 'Whether there is a link from now on.' }) open: boolean,
    @Ctx() context: Context,
  ): Promise<WarLink> {
    await context.referee.shareWar(signedIn(context), { campaignId, open })
    return linkOf(context, campaignId)
  }

  @priced({ cost: 4000 })
  @Mutation(() => WarLink, {
    description:
      'For your seat: you want no link to the war, before there is one or after, or you no longer object. A link leads nowhere from then on, and none can be opened as long as a seat wants none. All members read it in the log. For holders of seats.',
  })
  async refuseWarLink(
    @Arg('campaignId', () => ID, idAbout) campaignId: string,
    @Arg('refused', () => Boolean, { description: 'Whether your seat wants no link.' }) refused: boolean,
    @Ctx() context: Context,
  ): Promise<WarLink> {
    await context.referee.refuseWarLink(signedIn(context), { campaignId, refused })
    return linkOf(context, campaignId)
  }
}

@Resolver(() => SharedWar)
export class SharedWarResolver {
  @priced({ cost: 3000 })
  @Query(() => SharedWar, {
    nullable: true,
    description:
      'A war that its members share by link. Null: the code opens nothing, because it is unknown, was taken back or its campaign is not over. Needs no account.',
  })
  async sharedWar(
    @Arg('code', () => String, { description: 'The last part of the page’s path.' }) code: string,
    @Ctx() { reads }: Context,
  ): Promise<SharedWar | null> {
    const row = await reads.sharedWar(code)
    return row && { code, row }
  }

  @FieldResolver(() => String, { description: 'Name of the campaign.' })
  name(@Root() { row }: SharedWar): string {
    return row.name
  }

  @FieldResolver(() => ID, { description: 'Id of its ruleset.' })
  rulesetId(@Root() { row }: SharedWar): string {
    return row.rulesetId
  }

  @priced({ size: 600 })
  @FieldResolver(() => [SharedMoment], { description: 'Its moments, by seat and number.' })
  moments(@Root() { row }: SharedWar): readonly SharedMoment[] {
    return row.moments
  }

  @priced({ cost: 900 })
  @FieldResolver(() => PackedBoard, { description: 'The map: size and packed layers.' })
  async board(@Root() { code }: SharedWar, @Ctx() { reads }: Context): Promise<Board> {
    const board = await reads.sharedBoard(code)
    if (!board) throw notFound()
    return board
  }

  @priced({ cost: 500 })
  @FieldResolver(() => PrintedMap, {
    nullable: true,
    description: 'What whoever drew the map printed on it; null: nothing.',
  })
  async printedMap(@Root() { code }: SharedWar, @Ctx() { reads }: Context): Promise<PrintedMap | null> {
    return printedMapOf(await reads.sharedPrintedMap(code))
  }

  @priced({ cost: 1100 })
  @FieldResolver(() => PackedView, {
    nullable: true,
    description: 'The map of one moment, in packed form and without the board; null: there is no such moment.',
  })
  view(
    @Root() { code }: SharedWar,
    @Arg('number', () => Int, { description: 'Its number.' }) number: number,
    @Arg('seat', () => SeatId, { nullable: true, description: 'The seat. Default: the war as it was.' })
    seat: string | undefined | null,
    @Ctx() { reads }: Context,
  ): Promise<PackedViewOf | null> {
    return reads.sharedView(code, seat ?? null, number)
  }
}
