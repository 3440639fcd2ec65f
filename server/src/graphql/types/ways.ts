import { Field, ID, ObjectType } from 'type-graphql'
import { DateTime } from './scalars.js'

@ObjectType({ description: 'Another service that can vouch for people who sign in.' })
export class SignInService {
  @Field(() => ID, { description: 'Id of the service on this server.' })
  readonly id!: string

  @Field(() => String, { description: 'What people call it.' })
  readonly name!: string
}

@ObjectType({ description: 'A service with which the owner of the account signs in.' })
export class ConnectedService {
  @Field(() => ID, { description: 'Id of the service, used to disconnect it.' })
  readonly id!: string

  @Field(() => String, { description: 'What people call it; its id if it is no longer offered.' })
  readonly name!: string

  @Field(() => DateTime, { description: 'When it was connected.' })
  readonly connectedAt!: Date
}

@ObjectType({ description: 'A passkey with which the owner of the account signs in, without its key.' })
export class Passkey {
  @Field(() => ID, { description: 'Id, used to rename or remove it.' })
  readonly id!: string

  @Field(() => String, { description: 'The name that its owner gave it.' })
  readonly name!: string

  @Field(() => DateTime, { description: 'When it was added.' })
  readonly createdAt!: Date
}
