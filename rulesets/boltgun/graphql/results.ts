import { Field, Float, Int, ObjectType } from 'type-graphql'

@ObjectType({ description: 'A throw of two dice in an abstract result.' })
class BoltgunAbstractThrow {
  @Field(() => [Int], { description: 'The two dice.' })
  readonly dice!: readonly number[]

  @Field(() => Int, { description: 'Their sum with the modifiers.' })
  readonly total!: number
}

@ObjectType({ description: 'One side’s part in an abstract result.' })
class BoltgunAbstractSide {
  @Field(() => Int, { description: 'Fighting level: the share lost is of 100 points a level.' })
  readonly level!: number

  @Field(() => Int, { description: 'Modifier for each level by which it is outnumbered: 0 or less.' })
  readonly outnumbered!: number

  @Field(() => Int, { description: 'Modifier for a forfeit: 0 or less.' })
  readonly forfeit!: number

  @Field(() => [BoltgunAbstractThrow], { description: 'The last throw counts; those before it were equal.' })
  readonly throws!: readonly BoltgunAbstractThrow[]

  @Field(() => Int, { description: 'Percent of its own points that it loses.' })
  readonly percent!: number
}

@ObjectType({ description: 'The only sheet that came for a battle.' })
class BoltgunOnlySheet {
  @Field(() => String, { description: 'Seat that sent it.' })
  readonly by!: string

  @Field(() => String, { description: 'Which result stands: `sheet` or `abstract`.' })
  readonly stands!: string

  @Field(() => Boolean, { description: 'Whether its sender chose; else it is the better one for the sender.' })
  readonly chosen!: boolean
}

@ObjectType({ description: 'Why a battle was resolved abstractly.' })
class BoltgunAbstractWhy {
  @Field(() => String, { description: '`both-asked`, `one-asked`, `unreported`, `differing` or `ruled`.' })
  readonly why!: string

  @Field(() => String, { nullable: true, description: 'Seat that alone asked for it.' })
  readonly by!: string | null
}

@ObjectType({ description: 'How a battle ended.' })
export class BoltgunBattleResult {
  @Field(() => String, {
    description: '`agreed`, `one-sided`, `abstract`, `forfeit`, `automatic`, `higher-loss`, `ruled`, `word` or `dice`.',
  })
  readonly how!: string

  @Field(() => String, { nullable: true, description: 'Winning seat, `draw`, or null where both were destroyed.' })
  readonly winner!: string | null

  @Field(() => [Float], { description: 'Points lost, in the order of the battle’s sides.' })
  readonly lost!: readonly number[]

  @Field(() => String, { nullable: true, description: 'Margin of the abstract result, where it decided.' })
  readonly margin!: string | null

  @Field(() => [BoltgunAbstractSide], {
    nullable: true,
    description:
      'How the abstract result came about, in the order of the battle’s sides; null where it did not decide.',
  })
  readonly abstract!: readonly BoltgunAbstractSide[] | null

  @Field(() => BoltgunOnlySheet, { nullable: true, description: 'Where one sheet alone came.' })
  readonly only!: BoltgunOnlySheet | null

  @Field(() => BoltgunAbstractWhy, {
    nullable: true,
    description: 'Why it was resolved abstractly, where no sheet came with a result and nobody forfeited.',
  })
  readonly why!: BoltgunAbstractWhy | null

  @Field(() => [String], { description: 'Seats that forfeited.' })
  readonly forfeits!: readonly string[]

  @Field(() => String, { nullable: true, description: 'A facilitator’s reason, where he ruled.' })
  readonly reason!: string | null
}

@ObjectType({ description: 'The results between which the only submitter chooses.' })
export class BoltgunResultChoice {
  @Field(() => BoltgunBattleResult, { description: 'The result that he reported.' })
  readonly sheet!: BoltgunBattleResult

  @Field(() => BoltgunBattleResult, { description: 'The abstract result.' })
  readonly abstract!: BoltgunBattleResult
}

@ObjectType({ description: 'A forfeit that one side claims of the other.' })
export class BoltgunClaim {
  @Field(() => String, { description: 'Seat that claims.' })
  readonly by!: string

  @Field(() => String, { description: 'Seat that did not answer.' })
  readonly against!: string
}

@ObjectType({ description: 'A sheet that waits: one’s own; both for a facilitator.' })
export class BoltgunFiledSheet {
  @Field(() => String, { description: 'Seat that filed it.' })
  readonly seat!: string

  @Field(() => String, { description: '`table`, `abstract` or `forfeit`.' })
  readonly says!: string

  @Field(() => String, { nullable: true, description: 'Winning seat or `draw`, where it reports a result.' })
  readonly winner!: string | null

  @Field(() => [Float], { description: 'Points lost, in the order of the battle’s sides.' })
  readonly lost!: readonly number[]

  @Field(() => Int, { description: 'Levels given up.' })
  readonly sacrifice!: number
}
