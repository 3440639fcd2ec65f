import { Field, Int, ObjectType } from 'type-graphql'
import { BoltgunArmy } from './armies.js'

@ObjectType({ description: 'A banner to be destroyed, by what it was at the start.' })
class BoltgunTarget {
  @Field(() => String, { description: 'Seat whose banner it is.' })
  readonly seat!: string

  @Field(() => String, { description: 'Sector where it started.' })
  readonly at!: string

  @Field(() => Int, { description: 'Level with which it started.' })
  readonly level!: number

  @Field(() => Boolean, { description: 'Whether it counted as destroyed at the last check.' })
  readonly destroyed!: boolean
}

@ObjectType({ description: 'An objective from a player’s packet.' })
class BoltgunObjective {
  @Field(() => String, { description: 'The objective in words.' })
  readonly text!: string

  @Field(() => Boolean, { description: 'Secondary objectives only break ties.' })
  readonly secondary!: boolean

  @Field(() => Boolean, { description: 'Whether it was met at the last check.' })
  readonly met!: boolean

  @Field(() => String, { description: '`occupy`, `count`, `hold`, `control` or `destroy`.' })
  readonly kind!: string

  @Field(() => Int, { description: 'At how many checks in a row it has held.' })
  readonly held!: number

  @Field(() => Int, { description: 'At how many checks in a row it must hold.' })
  readonly checks!: number

  @Field(() => [String], { description: 'Sectors to be occupied, where it names any.' })
  readonly cells!: readonly string[]

  @Field(() => Int, { nullable: true, description: 'How many sectors to occupy, where it counts them.' })
  readonly sectors!: number | null

  @Field(() => String, { nullable: true, description: 'The relic to hold, by the name that orders use.' })
  readonly relic!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The feature to control, by its title: where it lies must be found.',
  })
  readonly feature!: string | null

  @Field(() => [String], { description: 'Seats whose banners are to be destroyed.' })
  readonly enemies!: readonly string[]

  @Field(() => [BoltgunTarget], { description: 'Each banner to be destroyed.' })
  readonly targets!: readonly BoltgunTarget[]
}

@ObjectType({ description: 'A player’s packet: shown to him alone, and to those who see all.' })
export class BoltgunPacket {
  @Field(() => String, { description: 'The seat whose packet it is.' })
  readonly seat!: string

  @Field(() => BoltgunArmy, {
    description: 'The army with which he goes to war; the proposed one while armies are chosen.',
  })
  readonly army!: BoltgunArmy

  @Field(() => [String], { description: 'Army rules by their names in capitals, e.g. `HIGHLY_MOBILE`.' })
  readonly armyRules!: readonly string[]

  @Field(() => [BoltgunObjective], { description: 'Objectives, primary and secondary.' })
  readonly objectives!: readonly BoltgunObjective[]

  @Field(() => Boolean, { description: 'The node is dead: the next plan names a new one.' })
  readonly owesNode!: boolean
}
