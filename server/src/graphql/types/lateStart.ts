import { Field, Int, ObjectType } from 'type-graphql'
import { priced } from '../limits/priced.js'
import { JsonScalar } from './scalars.js'

@ObjectType({ description: 'Something that a late starter is given for the turns that they missed.' })
export class LateStartGain {
  @Field(() => String, { description: 'Stable key.' })
  readonly key!: string

  @Field(() => String, { description: 'Label to display.' })
  readonly label!: string

  @Field(() => JsonScalar, { description: 'A number or a string.' })
  readonly value!: number | string
}

@ObjectType({ description: 'What somebody is given who takes a reserved start when a turn opens.' })
export class LateStart {
  @Field(() => Int, { description: 'The turn.' })
  readonly turn!: number

  @priced({ size: 4 })
  @Field(() => [LateStartGain], { description: 'What they are given for the turns that they missed.' })
  readonly gains!: readonly LateStartGain[]
}
