import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import type { Board } from '@muster/rulesets/kit/view.js'
import * as words from '../../messages/requests.generated.js'
import { badInput, notFound } from '../../base/problems.js'
import type {
  BattleHead,
  BriefingHead as HeadRow,
  CampaignRow,
  InvitationRow,
  TableRow,
  Whose,
} from '../../store/reads.js'
import { type Context, proof } from '../context.js'
import { placedDraft } from '../placed.js'
import { afterAbout, type Connection, connectionOf, firstAbout, forwards, placeAt, upTo } from '../connection.js'
import { limits } from '../limits/numbers.js'
import type { BriefingSource } from '../sources.js'
import { BattleDesk } from '../types/battle.js'
import { Briefing, BriefingHead } from '../types/briefing.js'
import { Campaign, CampaignTabletop, Invitation, InvitationPreview } from '../types/campaign.js'
import { BriefingViewer } from '../types/enums.js'
import { Draft, Receipt } from '../types/orders.js'
import { PrintedMap, printedMapOf } from '../types/printedMap.js'
import { Ruleset, Scenario } from '../types/rulesets.js'
import { PackedBoard, SeatId } from '../types/scalars.js'
import { CampaignStatus } from '../types/table.js'
import { TabletopSystem } from '../types/tabletop.js'
import { chosenSystem } from './houseRules.js'
import { installed, playedBy, rulesetOf, scenarioPlayed } from './rulesets.js'
import { systemOf } from './tabletop.js'
import { priced } from '../limits/priced.js'

const seatAbout =
  'Read another seat’s instead, where allowed: after the end, as the facilitator, with a delay for observers, or, without its asks, if you act at a seat of the same alliance.'
const viewerAbout = 'Whose to read. Default: your own, or those of `seat`.'

/** Whose briefings a caller asks for; their own if none are named. */
const whose = (seat: string | undefined | null, viewer: BriefingViewer | undefined | null): Whose | undefined => {
  if (seat != null && viewer != null) throw badInput(words.seatOrViewer())
  if (viewer === 'EVERYONE') return 'everyone'
  if (viewer === 'SHOWN') return 'shown'
  return seat == null ? undefined : { seat }
}

const lobby = { usual: limits.campaigns, most: limits.campaigns } as const
const CampaignConnection = connectionOf(() => Campaign, { name: 'Campaign', items: 'campaigns', failApart: true })

const placeForm = /^(\d{1,6}) ([0-9a-f-]{36})$/

/** Position and id of the campaign at a place of the lobby. */
const beginning = (place: string): readonly [number, string] => {
  const [, position, id] = placeForm.exec(place) ?? []
  if (position === undefined || id === undefined) throw badInput(words.cursor())
  return [Number(position), id]
}

@Resolver(() => Campaign)
export class CampaignResolver {
  @priced({ cost: 1000, size: lobby.most, by: 'first' })
  @Query(() => CampaignConnection, { description: 'Campaigns in which you have a place, newest first.' })
  async campaigns(
    @Arg('first', () => Int, firstAbout(lobby)) first: number | undefined | null,
    @Arg('after', () => String, afterAbout) after: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<Connection<CampaignRow>> {
    const [place, size] = [placeAt('campaigns', after), upTo(first, lobby)]
    const rows = await context.reads.campaigns(proof(context))
    const [from, last] = place === null ? [0, null] : beginning(place)
    // Whoever has left that campaign meanwhile goes on where it was.
    const begin = last === null ? 0 : rows.findIndex(({ id }) => id === last) + 1 || from
    const page = {
      list: 'campaigns',
      size,
      placeOf: ({ id }: CampaignRow, index: number) => `${String(begin + index)} ${id}`,
    }
    return forwards(rows.slice(begin, begin + size + 1), place, page)
  }

  @priced({ cost: 800 })
  @Query(() => Campaign, {
    nullable: true,
    description: 'One campaign; null: there is none that you may see.',
  })
  async campaign(
    @Arg('id', () => ID, { description: 'Id of the campaign.' }) id: string,
    @Ctx() context: Context,
  ): Promise<CampaignRow | null> {
    return context.reads.campaign(proof(context), id)
  }

  @priced({ cost: 800 })
  @Query(() => InvitationPreview, {
    nullable: true,
    description:
      'What an invitation link offers; null: unknown, used, revoked or expired. Public: the link is the proof. Names are shown to signed-in users.',
  })
  async invitation(
    @Arg('token', () => String, { description: 'The part of the link after `/join/`.' }) token: string,
    @Ctx() { reads, shelf, caller }: Context,
  ): Promise<InvitationPreview | null> {
    const found = await reads.invitation(token, caller?.credential.raw ?? null)
    return found && { ...found, ruleset: shelf.get(found.rulesetId)?.title ?? found.rulesetId }
  }

  @FieldResolver(() => Ruleset, { description: 'Its ruleset.' })
  ruleset(@Root() campaign: Campaign, @Ctx() { shelf }: Context): Ruleset {
    return rulesetOf(installed(playedBy(shelf, campaign), campaign.rulesetId))
  }

  @FieldResolver(() => Scenario, { description: 'The scenario that it was created from.' })
  scenario(@Root() row: CampaignRow, @Ctx() { shelf }: Context): Promise<Scenario> {
    return scenarioPlayed(shelf, row)
  }

  @FieldResolver(() => CampaignTabletop, {
    description: 'The tabletop system of its battles; fixed when the campaign is created.',
  })
  tabletop(@Root() { tabletop }: CampaignRow, @Ctx() context: Context): CampaignTabletop {
    return chosenSystem(context, tabletop)
  }

  @priced({ cost: 12_000 })
  @FieldResolver(() => TabletopSystem, {
    description: 'That system with its tables, procedures and rules, as changed for this campaign.',
  })
  system(@Root() { rulesetId: ruleset, edition, tabletop }: CampaignRow, @Ctx() { shelf }: Context): TabletopSystem {
    return systemOf(shelf.edition({ ruleset, edition }) ?? shelf, tabletop)
  }

  @priced({ cost: 600 })
  @FieldResolver(() => CampaignStatus, { description: 'What all members see.' })
  async status(@Root() { id }: Campaign, @Ctx() context: Context): Promise<TableRow> {
    return still(await context.reads.table(proof(context), id))
  }

  @priced({ cost: 600 })
  @FieldResolver(() => PackedBoard, {
    description: 'The map: size and packed layers that all members know. It never changes.',
  })
  async board(@Root() { id, boardHash }: Campaign, @Ctx() context: Context): Promise<Board> {
    return still(await context.reads.boardOf(proof(context), { campaignId: id, boardHash }))
  }

  @priced({ cost: 900 })
  @FieldResolver(() => Briefing, {
    nullable: true,
    description: 'Your current briefing or an older one; null: none yet, or no such number.',
  })
  async briefing(
    @Root() { id, rulesetId, edition, place }: Campaign,
    @Arg('number', () => Int, { nullable: true, description: 'Its number. Default: the current one.' })
    number: number | undefined | null,
    @Arg('seat', () => SeatId, { nullable: true, description: seatAbout }) seat: string | undefined | null,
    @Arg('viewer', () => BriefingViewer, { nullable: true, description: viewerAbout })
    viewer: BriefingViewer | undefined | null,
    @Ctx() context: Context,
  ): Promise<BriefingSource | null> {
    const of = whose(seat, viewer)
    const row = await context.reads.briefing(proof(context), id, number ?? undefined, of)
    const own = of === undefined || of === 'shown' || (of !== 'everyone' && of.seat === place.seat)
    return row && { ...row, campaignId: id, rulesetId, edition, own }
  }

  @priced({ cost: 700, size: 400 })
  @FieldResolver(() => [BriefingHead], {
    description:
      'Your own briefings, newest first; those of another seat where allowed; and after the end those of everyone.',
  })
  async briefings(
    @Root() { id }: Campaign,
    @Arg('seat', () => SeatId, { nullable: true, description: seatAbout }) seat: string | undefined | null,
    @Arg('viewer', () => BriefingViewer, { nullable: true, description: viewerAbout })
    viewer: BriefingViewer | undefined | null,
    @Ctx() context: Context,
  ): Promise<readonly HeadRow[]> {
    return context.reads.briefingHeads(proof(context), id, whose(seat, viewer))
  }

  @priced({ cost: 600 })
  @FieldResolver(() => Draft, {
    nullable: true,
    description: 'The draft that your seat saved for an ask; null: none.',
  })
  async draft(
    @Root() { id }: Campaign,
    @Arg('askId', () => ID, { description: 'Id of the ask.' }) askId: string,
    @Ctx() context: Context,
  ): Promise<Draft | null> {
    const draft = await context.reads.draft(proof(context), id, askId)
    return draft && placedDraft(draft)
  }

  @priced({ cost: 600, size: 100 })
  @FieldResolver(() => [Receipt], {
    description: 'Receipts of your seat, or of the facilitator if that is you, newest first.',
  })
  async receipts(@Root() { id }: Campaign, @Ctx() context: Context): Promise<readonly Receipt[]> {
    return context.reads.receipts(proof(context), id)
  }

  @priced({ cost: 600, size: 10 })
  @FieldResolver(() => [BattleDesk], {
    description: 'Desks of your own seat’s battles, newest first; empty for everybody else.',
  })
  async battles(@Root() { id }: Campaign, @Ctx() context: Context): Promise<readonly BattleHead[]> {
    return context.reads.battles(proof(context), id)
  }

  @priced({ cost: 500 })
  @FieldResolver(() => PrintedMap, {
    nullable: true,
    description: 'What whoever drew its map printed on it; null: nothing.',
  })
  async printedMap(@Root() { id }: Campaign, @Ctx() context: Context): Promise<PrintedMap | null> {
    return printedMapOf(await context.reads.printedMap(proof(context), id))
  }

  @priced({ cost: 500 })
  @FieldResolver(() => [String], { description: 'Published heads of the campaign’s record, oldest first.' })
  async heads(@Root() { id }: Campaign, @Ctx() context: Context): Promise<readonly string[]> {
    return context.reads.heads(proof(context), id)
  }

  @priced({ cost: 500, size: 100 })
  @FieldResolver(() => [Invitation], { description: 'Its invitations; empty for everybody but the organiser.' })
  async invitations(@Root() { id }: Campaign, @Ctx() context: Context): Promise<readonly Invitation[]> {
    const rows: readonly InvitationRow[] = await context.reads.invitations(proof(context), id)
    return rows.map((row) => ({ ...row, url: null }))
  }
}

/** A place may be lost between two reads of one request. */
const still = <Value>(value: Value | null): Value => {
  if (value === null) throw notFound()
  return value
}
