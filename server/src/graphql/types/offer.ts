import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { OfferRow } from '../../store/reads.js'
import { priced } from '../limits/priced.js'
import { PlayerRecord } from './deputies.js'
import { Phase } from './enums.js'
import { Pace, Visibility } from './findingEnums.js'
import { HouseRules } from './houseRules.js'
import { SeatId } from './scalars.js'

@ObjectType({ description: 'A seat of a campaign, for somebody who could join.' })
export class OfferedSeat {
  @Field(() => SeatId, { description: 'A, B, …' })
  readonly id!: string

  @Field(() => String, { description: 'Name of the side.' })
  readonly title!: string

  @Field(() => String, { description: 'Army type or similar.' })
  readonly subtitle!: string

  @Field(() => String, {
    nullable: true,
    description:
      'Name of its alliance: whoever acts at a seat of one reads the briefings of its other seats. Null: it shares its sight with nobody.',
  })
  readonly alliance!: string | null

  @Field(() => Boolean, { description: 'Whether a bot plays it.' })
  readonly bot!: boolean

  @Field(() => Int, {
    nullable: true,
    description:
      'Its start is reserved for somebody who joins later: the last turn at whose opening they can begin; null: not reserved. `HouseRules.lateStart` says with what.',
  })
  readonly reservedUntil!: number | null

  @Field(() => Boolean, {
    description: 'Whether no person holds it or waits for it, and somebody can still begin there. A bot makes room.',
  })
  readonly free!: boolean

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who holds it; null: nobody, or you are not signed in.',
  })
  readonly holder!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'What its holder says, who looks for a substitute; null: they do not.',
  })
  readonly note!: string | null

  @Field(() => PlayerRecord, {
    nullable: true,
    description: 'How reliably its holder plays; null: nobody holds it, they do not show it, or you are not signed in.',
  })
  readonly record!: PlayerRecord | null
}

@ObjectType({ description: 'A campaign as far as somebody who could join may know it.' })
export class Offer {
  @Field(() => ID, { description: 'Id of the campaign.' })
  readonly id!: string

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string

  @Field(() => Phase, { description: 'Where it stands.' })
  readonly phase!: Phase

  @Field(() => Int, { description: 'The turn; 0 before the start.' })
  readonly turn!: number

  @Field(() => String, { nullable: true, description: 'Name of the organiser; null: you are not signed in.' })
  readonly organiser!: string | null

  @priced({ size: 8 })
  @Field(() => [OfferedSeat], { description: 'Its seats, in order.' })
  readonly seats!: OfferRow['seats']

  @Field(() => String, {
    description: 'Public key of its dice, PEM. It is published before a new seat sends its random bytes.',
  })
  readonly publicKey!: string

  @Field(() => Visibility, { description: 'Who may find it; `PRIVATE` only where somebody holds an invitation.' })
  readonly visibility!: Visibility

  @Field(() => Pace, { description: 'How fast it is played.' })
  readonly pace!: Pace

  @Field(() => HouseRules, { description: 'What it is played under; fixed when it is created.' })
  readonly houseRules!: OfferRow['houseRules']
}
