import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql'
import { complaintLimits } from '../../referee/useCases/complain.js'
import { type Context, signedIn } from '../context.js'
import { ComplaintSubject } from '../types/enums.js'
import { priced } from '../limits/priced.js'

@Resolver()
export class ComplaintResolver {
  @priced({ cost: 4000 })
  @Mutation(() => Boolean, {
    description: `Tells the host of this server about something that somebody else wrote and you may read; a copy of it goes with the complaint. Its writer is not told. At most ${String(complaintLimits.aDay)} in 24 hours.`,
  })
  async complain(
    @Arg('campaignId', () => ID, { description: 'Id of the campaign.' }) campaignId: string,
    @Arg('about', () => ComplaintSubject, { description: 'What it is.' }) about: ComplaintSubject,
    @Arg('id', () => ID, {
      description: 'Id of the letter or the entry; of an entry at a battle desk, id of the desk.',
    })
    id: string,
    @Arg('number', () => Int, { nullable: true, description: 'Number of the entry at the battle desk.' })
    number: number | undefined | null,
    @Arg('reason', () => String, {
      description: `What is wrong with it: 1 to ${String(complaintLimits.reason)} characters.`,
    })
    reason: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const caller = signedIn(context)
    await context.referee.complain(caller, { campaignId, about, id, reason, ...(number == null ? {} : { number }) })
    return true
  }
}
