import { Field, ID, InterfaceType } from 'type-graphql'

@InterfaceType({
  description:
    'What an id alone finds, see `node`. Whatever belongs to a campaign is found through the campaign, because who may read it is decided there.',
})
export abstract class Node {
  @Field(() => ID, { description: 'Its id: no two of them have the same.' })
  readonly id!: string
}
