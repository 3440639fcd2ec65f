import { Field, Int, ObjectType } from 'type-graphql'
import { SeatId } from '../../kit/graphql.js'
import { BoltgunArmySource, BoltgunChoiceState } from './sets.js'

@ObjectType({ description: 'An army rule as its player chose it.' })
export class BoltgunArmyRule {
  @Field(() => String, { description: 'Name in capitals, e.g. `HIGHLY_MOBILE`.' })
  readonly name!: string

  @Field(() => String, { description: 'Id of the rule that explains it.' })
  readonly rule!: string

  @Field(() => String, { description: 'The name that its player gave it, else its printed title.' })
  readonly title!: string

  @Field(() => Int, { description: 'Points that it costs; negative if it gives points.' })
  readonly points!: number

  @Field(() => String, { nullable: true, description: 'Why it suits the army; null if no approval was needed.' })
  readonly why!: string | null
}

@ObjectType({ description: 'An army rule made for this campaign. Muster does not enforce it; the players do.' })
export class BoltgunCustomRule {
  @Field(() => String, { description: 'Its name.' })
  readonly title!: string

  @Field(() => String, { description: 'What it does on the table.' })
  readonly text!: string

  @Field(() => Int, { description: 'Points that it costs.' })
  readonly points!: number

  @Field(() => String, { description: 'Why it suits the army.' })
  readonly why!: string
}

@ObjectType({
  description: 'An army with its rules. Shown to its player, and to the players whom they ask for consent.',
})
export class BoltgunArmy {
  @Field(() => BoltgunArmySource, { description: 'Where it comes from.' })
  readonly source!: string

  @Field(() => String, { description: 'Army type; public.' })
  readonly type!: string

  @Field(() => Int, { description: 'Net points of its rules.' })
  readonly points!: number

  @Field(() => [BoltgunArmyRule], { description: 'Army rules from the rulebook.' })
  readonly rules!: readonly BoltgunArmyRule[]

  @Field(() => [BoltgunCustomRule], { description: 'Army rules made for this campaign.' })
  readonly customs!: readonly BoltgunCustomRule[]
}

@ObjectType({ description: 'Another player’s own list, submitted to you for consent or a ruling.' })
export class BoltgunSubmittedList {
  @Field(() => SeatId, { description: 'Seat whose list it is.' })
  readonly seat!: string

  @Field(() => BoltgunArmy, { description: 'The list.' })
  readonly army!: BoltgunArmy
}

@ObjectType({ description: 'The choice of armies before the first turn.' })
export class BoltgunChoosing {
  @Field(() => Int, { description: 'Round of choosing: 1, or 2 after a list was refused.' })
  readonly round!: number

  @Field(() => Int, { description: 'Maximum points of army rules that a player may choose.' })
  readonly budget!: number

  @Field(() => BoltgunChoiceState, { nullable: true, description: 'State of your own choice; null: you have none.' })
  readonly status!: string | null

  @Field(() => BoltgunArmy, { nullable: true, description: 'The army that you have submitted.' })
  readonly filed!: BoltgunArmy | null

  @Field(() => [String], { description: 'Why your own list was refused.' })
  readonly reasons!: readonly string[]

  @Field(() => [BoltgunSubmittedList], { description: 'Lists that you are asked to approve or refuse.' })
  readonly lists!: readonly BoltgunSubmittedList[]
}
