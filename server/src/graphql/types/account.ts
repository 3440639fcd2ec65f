import type { Language as Spoken } from '@muster/rulesets/kit/language.js'
import { Field, ID, ObjectType } from 'type-graphql'
import type { Scope } from '../../auth/permissions.js'
import { Language, TokenScope } from './accountEnums.js'
import { DateTime } from './scalars.js'

@ObjectType({ description: 'A personal API token, without its secret.' })
export class ApiToken {
  @Field(() => ID, { description: 'Id, used to revoke it.' })
  readonly id!: string

  @Field(() => String, { description: 'The name that its owner gave it.' })
  readonly name!: string

  @Field(() => String, { description: 'Its first characters, to tell tokens apart in a list.' })
  readonly prefix!: string

  @Field(() => [TokenScope], { description: 'What it may do.' })
  readonly scopes!: readonly Scope[]

  @Field(() => [ID], {
    nullable: true,
    description: 'Ids of the campaigns to which it is limited; null: all of its owner’s.',
  })
  readonly campaigns!: readonly string[] | null

  @Field(() => DateTime, { description: 'When it was created.' })
  readonly createdAt!: Date

  @Field(() => DateTime, { nullable: true, description: 'When it expires; null: never.' })
  readonly expiresAt!: Date | null

  @Field(() => DateTime, { nullable: true, description: 'When it was last used, to the minute; null: never.' })
  readonly lastUsedAt!: Date | null
}

@ObjectType({ description: 'A token that was just created.' })
export class NewToken {
  @Field(() => ApiToken, { description: 'The token as listed in `Account.tokens`.' })
  readonly token!: ApiToken

  @Field(() => String, { description: 'The secret, `muster_…`: shown only once and stored as a hash.' })
  readonly secret!: string
}

@ObjectType({ description: 'A device on which the account is signed in.' })
export class AccountSession {
  @Field(() => ID, { description: 'Id, used to sign it out.' })
  readonly id!: string

  @Field(() => String, { description: 'What its browser said of itself when it signed in; may be empty.' })
  readonly device!: string

  @Field(() => DateTime, { description: 'When it signed in.' })
  readonly createdAt!: Date

  @Field(() => DateTime, { description: 'When it was last used, to the minute.' })
  readonly lastUsedAt!: Date

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  readonly current!: boolean
}

@ObjectType({ description: 'The signed-in account.' })
export class Account {
  @Field(() => ID, { description: 'Id of the account.' })
  readonly id!: string

  @Field(() => String, { description: 'The name that other members see.' })
  readonly name!: string

  @Field(() => Language, {
    nullable: true,
    description: 'In which it reads, and is written to; null: as its browser says, and written to in English.',
  })
  readonly language!: Spoken | null
}
