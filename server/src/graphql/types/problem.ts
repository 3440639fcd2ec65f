import { Field, InterfaceType } from 'type-graphql'

@InterfaceType({
  description:
    'What is wrong with something that was given, as data: all of it at once, beside what is right. What refuses a whole request is an error instead, with a code in `extensions.code`.',
})
export abstract class Problem {
  @Field(() => String, { description: 'Stable, machine-readable code, e.g. `out-of-reach`.' })
  readonly code!: string

  @Field(() => String, { description: 'One sentence that says what to do.' })
  readonly message!: string

  @Field(() => [String], {
    description:
      'Where it is in what was given, step by step: `["orders", "2", "path", "1"]` is the second cell of the third order’s path. Positions count from 0.',
  })
  readonly path!: readonly string[]
}
