import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import * as words from '../../messages/finding.generated.js'
import { badInput } from '../../base/problems.js'
import type { ListedPlace, OfferRow, SeatRequestRow } from '../../store/reads.js'
import { type Context, proof } from '../context.js'
import { limits } from '../limits/numbers.js'
import { priced } from '../limits/priced.js'
import { Campaign } from '../types/campaign.js'
import { ListedCampaigns, ListedFilter, SeatRequest } from '../types/finding.js'
import { Offer } from '../types/offer.js'

const placeForm = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:\+00:00|Z)) ([0-9a-f-]{36})$/

/** Where a page ended, as text that is only given back. */
const placeText = ({ at, id }: ListedPlace): string => Buffer.from(`${at} ${id}`).toString('base64url')

const placeOf = (text: string): ListedPlace => {
  const [, at, id] = placeForm.exec(Buffer.from(text, 'base64url').toString()) ?? []
  if (at === undefined || id === undefined || Number.isNaN(Date.parse(at))) throw badInput(words.listedAfter())
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
  @priced({ cost: 9000 })
  @Query(() => ListedCampaigns, {
    description:
      'Campaigns that everybody may find and ask for a seat in. Public; names are shown to signed-in users. Ended campaigns are left out.',
  })
  async listedCampaigns(
    @Arg('filter', () => ListedFilter, { nullable: true, description: 'Which ones. Default: all.' })
    filter: ListedFilter | undefined | null,
    @Arg('after', () => String, { nullable: true, description: '`next` of the page before. Default: from the first.' })
    after: string | undefined | null,
    @Arg('limit', () => Int, {
      nullable: true,
      description: `How many: 1 to ${String(limits.listed)}. Default ${String(limits.listed)}.`,
    })
    limit: number | undefined | null,
    @Ctx() { reads, caller }: Context,
  ): Promise<{ readonly campaigns: readonly OfferRow[]; readonly next: string | null }> {
    const { rulesetId, freeSeats, pace, timeZone, started } = filter ?? {}
    const wanted = {
      ...{ rulesetId: rulesetId ?? null, freeSeats: freeSeats ?? null, pace: pace ?? null },
      ...{ timeZone: timeZone ?? null, started: started ?? null },
    }
    const page = {
      after: after == null ? null : placeOf(after),
      limit: Math.min(limits.listed, Math.max(1, limit ?? limits.listed)),
    }
    const { campaigns, next } = await reads.listed(caller?.credential.raw ?? null, wanted, page)
    return { campaigns, next: next && placeText(next) }
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

  @priced({ cost: 600, size: 50, by: 'limit' })
  @Query(() => [SeatRequest], { description: 'Your own requests for seats, newest first.' })
  async seatRequests(
    @Arg('limit', () => Int, { nullable: true, description: 'How many: 1 to 50. Default 50.' })
    limit: number | undefined | null,
    @Ctx() context: Context,
  ): Promise<readonly SeatRequestRow[]> {
    return context.reads.ownRequests(proof(context), Math.min(50, Math.max(1, limit ?? 50)))
  }

  @priced({ cost: 500, size: 50 })
  @FieldResolver(() => [SeatRequest], {
    description: 'Open requests for its seats, oldest first; empty for everybody but the organiser and co-organisers.',
  })
  async seatRequestsToAnswer(@Root() { id }: Campaign, @Ctx() context: Context): Promise<readonly SeatRequestRow[]> {
    return context.reads.seatRequests(proof(context), id)
  }
}
