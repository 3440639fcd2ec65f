import { Field, ID, ObjectType } from 'type-graphql'
import type { Scope } from '../../auth/permissions.js'
import { TokenScope } from './accountEnums.js'
import { DateTime } from './scalars.js'

@ObjectType({ description: 'What a program of somebody else’s asks you for.' })
export class ProgramRequest {
  @Field(() => String, { description: 'The name under which the host of this server registered it.' })
  readonly program!: string

  @Field(() => [TokenScope], { description: 'What it wants to do. You can grant less.' })
  readonly scopes!: readonly Scope[]

  @Field(() => String, {
    nullable: true,
    description: 'The host to which your browser is sent with the answer; null: nowhere, a device waits for it.',
  })
  readonly host!: string | null

  @Field(() => String, { nullable: true, description: 'Where your browser goes if you say no; null: nowhere.' })
  readonly refuseAt!: string | null
}

@ObjectType({ description: 'What you have granted to a program.' })
export class ProgramGrant {
  @Field(() => ID, { description: 'Id, used to take it back.' })
  readonly id!: string

  @Field(() => String, { description: 'The name of the program.' })
  readonly program!: string

  @Field(() => [TokenScope], { description: 'What it may do.' })
  readonly scopes!: readonly Scope[]

  @Field(() => [ID], {
    nullable: true,
    description: 'Ids of the campaigns to which it is limited; null: all of yours.',
  })
  readonly campaigns!: readonly string[] | null

  @Field(() => DateTime, { description: 'When you granted it.' })
  readonly grantedAt!: Date

  @Field(() => DateTime, { description: 'When it was last used, to the hour.' })
  readonly lastUsedAt!: Date
}
