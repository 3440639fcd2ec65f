import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { TableRow } from '../../store/reads.js'
import type { Context } from '../context.js'
import { priced } from '../limits/priced.js'
import { retold } from '../../messages/retold.js'
import { toDoOf } from '../toDo.js'
import { ToDo } from '../types/awaited.js'
import { CampaignStatus } from '../types/table.js'

@Resolver(() => CampaignStatus)
export class ToDoResolver {
  @priced({ size: 4 })
  @FieldResolver(() => [ToDo], {
    description:
      'What you are asked and have not sealed, at your own desk or as a deputy, by kind, the first to close first. Empty for whoever is asked nothing, and while the campaign takes no answers.',
  })
  toDo(@Root() { rulesetId, toDo }: TableRow, @Ctx() { shelf }: Context): readonly ToDo[] {
    return toDoOf(retold(rulesetId, toDo), shelf.get(rulesetId)?.toDo)
  }
}
