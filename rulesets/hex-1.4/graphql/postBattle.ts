import { Field, Int, ObjectType } from 'type-graphql'
import { HexFallBackReason } from './sets.js'

@ObjectType({ description: 'A beaten force that retreats.' })
class HexRetreat {
  @Field(() => String, { description: 'The force.' })
  readonly force!: string

  @Field(() => [String], { description: 'Where it may go.' })
  readonly to!: readonly string[]

  // Stored views call it `usual`.
  @Field(() => String, {
    name: 'default',
    nullable: true,
    description: 'Where it goes without an answer; null: it is destroyed.',
  })
  readonly usual!: string | null
}

@ObjectType({ description: 'A recon force that falls back or advances.' })
class HexFallBack {
  @Field(() => String, { description: 'The force.' })
  readonly force!: string

  @Field(() => HexFallBackReason, { description: 'Why it moves.' })
  readonly why!: string

  @Field(() => [String], { description: 'Where it may go.' })
  readonly to!: readonly string[]

  // Stored views call it `usual`.
  @Field(() => String, {
    name: 'default',
    nullable: true,
    description: 'Where it goes without an answer; null: it stays.',
  })
  readonly usual!: string | null
}

@ObjectType({ description: 'A unit that gains honours.' })
class HexHonoursOwed {
  @Field(() => String, { description: 'Id of the unit.' })
  readonly unit!: string

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string

  @Field(() => String, { description: 'Its force.' })
  readonly force!: string

  @Field(() => Int, { description: 'Number of honours that it gains.' })
  readonly gains!: number

  @Field(() => [String], { description: 'Tables that it may use.' })
  readonly tables!: readonly string[]

  @Field(() => [String], { description: 'Honours that it has.' })
  readonly has!: readonly string[]
}

@ObjectType({ description: 'Survival dice to be thrown on the table.' })
class HexSurvival {
  @Field(() => String, { description: 'Id of the unit.' })
  readonly unit!: string

  @Field(() => String, { description: 'Its name.' })
  readonly name!: string

  @Field(() => Int, { description: 'Number of dice.' })
  readonly dice!: number

  @Field(() => Int, { description: 'Lowest face on which a model survives.' })
  readonly lives!: number
}

@ObjectType({ description: 'Questions after the battles.' })
export class HexPostBattle {
  @Field(() => [HexRetreat], { description: 'Retreats.' })
  readonly retreats!: readonly HexRetreat[]

  @Field(() => [HexFallBack], { description: 'Fall-backs and advances.' })
  readonly fallBacks!: readonly HexFallBack[]

  @Field(() => [HexHonoursOwed], { description: 'Units that gain honours.' })
  readonly honours!: readonly HexHonoursOwed[]

  @Field(() => [HexSurvival], { description: 'Survival dice to be thrown.' })
  readonly survivals!: readonly HexSurvival[]
}
