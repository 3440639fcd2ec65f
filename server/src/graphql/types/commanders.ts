import { Field, ID, ObjectType } from 'type-graphql'
import { DateTime } from './scalars.js'
import { priced } from '../limits/priced.js'

@ObjectType({
  description:
    'Somebody who plays your seat with its holder, as whoever acts at the seat sees them. All members read who they are in `members`, and nothing of what they are entrusted with.',
})
export class Commander {
  @Field(() => ID, { description: 'Id of their place, as in `members`.' })
  readonly id!: string

  @Field(() => String, { description: 'Their name.' })
  readonly name!: string

  @Field(() => Boolean, { description: 'Whether it is you.' })
  readonly mine!: boolean

  @priced({ size: 20 })
  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of the pieces for which they write orders in the draft of the seat; null: all. At a battle of the seat they write and answer whatever they are entrusted with.',
  })
  readonly pieces!: readonly string[] | null

  @Field(() => Boolean, {
    description: 'Whether they may seal whatever the seat is asked. Battles they may always answer.',
  })
  readonly seals!: boolean
}

@ObjectType({ description: 'A link for somebody who is to play your seat with you.' })
export class CommanderLink {
  @Field(() => ID, { description: 'Id of the campaign.' })
  readonly campaignId!: string

  @Field(() => String, { description: 'The link, `/join/…`; shown only once.' })
  readonly url!: string

  @Field(() => DateTime, { description: 'Until when it can be followed.' })
  readonly expiresAt!: string
}
