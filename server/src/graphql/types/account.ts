import { Field, ID, ObjectType } from 'type-graphql'
import type { Scope } from '../../auth/caller.js'
import { TokenScope } from './enums.js'
import { DateTime } from './scalars.js'

@ObjectType({ description: 'A personal API token, without its secret.' })
export class ApiToken {
  @Field(() => ID, { description: 'Id, to revoke it by.' })
  readonly id!: string

  @Field(() => String, { description: 'What its owner calls it.' })
  readonly name!: string

  @Field(() => String, { description: 'Its first characters, to tell tokens apart.' })
  readonly prefix!: string

  @Field(() => [TokenScope], { description: 'What it may do.' })
  readonly scopes!: readonly Scope[]

  @Field(() => DateTime, { description: 'When it was made.' })
  readonly createdAt!: Date

  @Field(() => DateTime, { nullable: true, description: 'When it runs out; null: never.' })
  readonly expiresAt!: Date | null

  @Field(() => DateTime, { nullable: true, description: 'When it was last used, to the minute; null: never.' })
  readonly lastUsedAt!: Date | null
}

@ObjectType({ description: 'A token that was just made.' })
export class NewToken {
  @Field(() => ApiToken, { description: 'The token, as the list shows it from now on.' })
  readonly token!: ApiToken

  @Field(() => String, { description: 'The secret, `muster_…`: shown this once and stored only as a hash.' })
  readonly secret!: string
}

@ObjectType({ description: 'The account that is signed in.' })
export class Account {
  @Field(() => ID, { description: 'Id of the account.' })
  readonly id!: string

  @Field(() => String, { description: 'The name that others at the table see.' })
  readonly name!: string

  @Field(() => String, { description: 'E-mail address, shown to nobody else.' })
  readonly email!: string
}
