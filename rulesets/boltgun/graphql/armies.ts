import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ description: 'An army rule as its player took it.' })
export class BoltgunArmyRule {
  @Field(() => String, { description: 'Name in capitals, e.g. `HIGHLY_MOBILE`.' })
  readonly name!: string

  @Field(() => String, { description: 'Id of the rule’s page.' })
  readonly rule!: string

  @Field(() => String, { description: 'What its player calls it, else its printed title.' })
  readonly title!: string

  @Field(() => Int, { description: 'Points that it takes; negative where it gives some.' })
  readonly points!: number

  @Field(() => String, { nullable: true, description: 'Why it suits the army; null where no approval was needed.' })
  readonly why!: string | null
}

@ObjectType({ description: 'An army rule of the campaign’s own, which players obey by themselves.' })
export class BoltgunCustomRule {
  @Field(() => String, { description: 'What it is called.' })
  readonly title!: string

  @Field(() => String, { description: 'What it does at the table.' })
  readonly text!: string

  @Field(() => Int, { description: 'Points that it takes.' })
  readonly points!: number

  @Field(() => String, { description: 'Why it suits the army.' })
  readonly why!: string
}

@ObjectType({ description: 'An army with its rules: its player’s alone, and theirs whom he asks for consent.' })
export class BoltgunArmy {
  @Field(() => String, { description: '`scenario`, `proposal`, `preset` or `own`.' })
  readonly source!: string

  @Field(() => String, { description: 'Army type, which everybody is told.' })
  readonly type!: string

  @Field(() => Int, { description: 'Net points of its rules.' })
  readonly points!: number

  @Field(() => [BoltgunArmyRule], { description: 'Army rules of the rulebook.' })
  readonly rules!: readonly BoltgunArmyRule[]

  @Field(() => [BoltgunCustomRule], { description: 'Rules of the campaign’s own.' })
  readonly customs!: readonly BoltgunCustomRule[]
}

@ObjectType({ description: 'Another player’s own list, laid before the viewer for consent or ruling.' })
export class BoltgunSubmittedList {
  @Field(() => String, { description: 'Seat whose list it is.' })
  readonly seat!: string

  @Field(() => BoltgunArmy, { description: 'The list.' })
  readonly army!: BoltgunArmy
}

@ObjectType({ description: 'Armies being chosen before the first turn.' })
export class BoltgunChoosing {
  @Field(() => Int, { description: '1, or 2 once a list was refused.' })
  readonly round!: number

  @Field(() => Int, { description: 'Most points of army rules that a player may choose.' })
  readonly budget!: number

  @Field(() => String, { nullable: true, description: 'The viewer’s own choice: `open`, `judging` or `settled`.' })
  readonly status!: string | null

  @Field(() => BoltgunArmy, { nullable: true, description: 'The army that the viewer has filed.' })
  readonly filed!: BoltgunArmy | null

  @Field(() => [String], { description: 'Why the viewer’s own list was refused.' })
  readonly reasons!: readonly string[]

  @Field(() => [BoltgunSubmittedList], { description: 'Lists that the viewer is asked to judge.' })
  readonly lists!: readonly BoltgunSubmittedList[]
}
