import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import * as words from '../../messages/requests.generated.js'
import { badInput } from '../../base/problems.js'
import type { ListedPlace, OfferRow, SeatRequestRow } from '../../store/reads.js'
import { type Context, proof } from '../context.js'
import { afterAbout, type Connection, connectionOf, firstAbout, forwards, placeAt, upTo } from '../connection.js'
import { limits } from '../limits/numbers.js'
import { priced } from '../limits/priced.js'
import { Campaign } from '../types/campaign.js'
import { ListedFilter, SeatRequest } from '../types/finding.js'
import { Offer } from '../types/offer.js'

const listing = { usual: limits.listed, most: limits.listed } as const
const requesting = { usual: 50, most: 50 } as const
const OfferConnection = connectionOf(() => Offer, { name: 'Offer', items: 'listed campaigns', failApart: true })
const SeatRequestConnection = connectionOf(() => SeatRequest, { name: 'SeatRequest', items: 'requests for seats' })

const placeForm = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:\+00:00|Z)) ([0-9a-f-]{36})$/

const placeOf = (text: string): ListedPlace => {
  const [, at, id] = placeForm.exec(text) ?? []
  if (at === undefined || id === undefined || Number.isNaN(Date.parse(at))) throw badInput(words.cursor())
  return { at, id }
}

@Resolver(() => Offer)
export class OfferResolver {
  @FieldResolver(() => SeatRequest, {
    nullable: true,
    description: 'Your own last request for a seat in it; null: none, or you are not signed in.',
  })
  request(@Root() { request }: OfferRow): SeatRequestRow | null {
    return request
  }
}

@Resolver(() => Campaign)
export class FindingResolver {
  @priced({ cost: 9000, size: listing.most, by: 'first' })
  @Query(() => OfferConnection, {
    description:
      'Campaigns that everybody may find and ask for a seat in, the last one listed first. Public; names are shown to signed-in users. Ended campaigns are left out.',
  })
  async listedCampaigns(
    @Arg('filter', () => ListedFilter, { nullable: true, description: 'Which ones. Default: all.' })
    filter: ListedFilter | undefined | null,
    @Arg('first', () => Int, firstAbout(listing)) first: number | undefined | null,
    @Arg('after', () => String, afterAbout) after: string | undefined | null,
    @Ctx() { reads, caller }: Context,
  ): Promise<Connection<OfferRow>> {
    const { rulesetId, freeSeats, pace, timeZone, started } = filter ?? {}
    const wanted = {
      ...{ rulesetId: rulesetId ?? null, freeSeats: freeSeats ?? null, pace: pace ?? null },
      ...{ timeZone: timeZone ?? null, started: started ?? null },
    }
    const [place, size] = [placeAt('listed', after), upTo(first, listing)]
    const page = { after: place === null ? null : placeOf(place), limit: size + 1 }
    const rows = await reads.listed(caller?.credential.raw ?? null, wanted, page)
    return forwards(rows, place, { list: 'listed', size, placeOf: ({ listedAt, id }) => `${listedAt} ${id}` })
  }

  @priced({ cost: 800 })
  @Query(() => Offer, {
    nullable: true,
    description:
      'A listed or unlisted campaign, for somebody who could join; null: private, over, or there is none. Public; names are shown to signed-in users.',
  })
  async offer(
    @Arg('campaignId', () => ID, { description: 'Id of the campaign.' }) campaignId: string,
    @Ctx() { reads, caller }: Context,
  ): Promise<OfferRow | null> {
    return reads.offer(campaignId, caller?.credential.raw ?? null)
  }

  @priced({ cost: 600, size: requesting.most, by: 'first' })
  @Query(() => SeatRequestConnection, { description: 'Your own requests for seats, newest first.' })
  async seatRequests(
    @Arg('first', () => Int, firstAbout(requesting)) first: number | undefined | null,
    @Arg('after', () => String, afterAbout) after: string | undefined | null,
    @Ctx() context: Context,
  ): Promise<Connection<SeatRequestRow>> {
    const [place, size] = [placeAt('requests', after), upTo(first, requesting)]
    const rows = await context.reads.ownRequests(proof(context), { after: place, limit: size + 1 })
    return forwards(rows, place, { list: 'requests', size, placeOf: ({ id }) => id })
  }

  @priced({ cost: 500, size: 50 })
  @FieldResolver(() => [SeatRequest], {
    description: 'Open requests for its seats, oldest first; empty for everybody but the organiser and co-organisers.',
  })
  async seatRequestsToAnswer(@Root() { id }: Campaign, @Ctx() context: Context): Promise<readonly SeatRequestRow[]> {
    return context.reads.seatRequests(proof(context), id)
  }
}
