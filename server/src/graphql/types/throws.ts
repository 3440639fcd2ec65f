import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { Json } from '@muster/rulesets/kit/json.js'
import { DateTime, JsonObject, JsonScalar } from './scalars.js'
import { ProofSide } from './enums.js'
import { priced } from '../limits/priced.js'

@ObjectType({
  description:
    'One throw of the campaign’s dice. Which dice, for what, and how often before, is what its faces are keyed by.',
})
export class OpenedThrow {
  @Field(() => String, { description: 'What was thrown for and with which dice, e.g. `recon.d6`.' })
  readonly name!: string

  @Field(() => ID, {
    description: 'What it was thrown for: an id of a formation, a battle, a place or a seat, or several of them.',
  })
  readonly subject!: string

  @Field(() => Int, {
    description: 'How many throws of this name for this subject there were before it in the same resolution.',
  })
  readonly ordinal!: number

  @Field(() => [Int], { description: 'The face of each die.' })
  readonly faces!: readonly number[]

  @Field(() => String, {
    nullable: true,
    description:
      'Proof of the key of its subject, in Base64, about the canonical JSON of `{campaign, seatBytes, stage, subject, turn}`. Null of resolutions from before proofs were kept.',
  })
  readonly proof!: string | null
}

@ObjectType({ description: 'The throws of one resolution. Opened at the end of the campaign.' })
export class OpenedThrows {
  @Field(() => Int, { description: 'Number of the briefing to `EVERYONE` that followed.' })
  readonly number!: number

  @Field(() => Int, { description: 'The turn in which it was resolved.' })
  readonly turn!: number

  @Field(() => String, { description: 'Id of the stage that was resolved; `set-up` at the start.' })
  readonly stage!: string

  @Field(() => Boolean, { description: 'Whether the campaign went back behind it later, so that it does not count.' })
  readonly undone!: boolean

  @priced({ size: 20 })
  @Field(() => [OpenedThrow], { description: 'In the order in which they were made.' })
  readonly throws!: readonly OpenedThrow[]
}

@ObjectType({
  description:
    'One entry of the record. `head` is the HMAC-SHA-256, under `salt`, of the JSON of `before` (the head before it, empty for the first), `entry` and `kind`: keys in alphabetical order, no spaces.',
})
export class OpenedEntry {
  @Field(() => Int, { description: 'Number of the entry, from 1.' })
  readonly number!: number

  @Field(() => String, { description: 'What it is about, e.g. `resolution`.' })
  readonly kind!: string

  @Field(() => JsonObject, {
    nullable: true,
    description:
      'What it says: hashes of a resolution, a deadline that was postponed. Null where it names an account, as entries about people did until 27 November 2026.',
  })
  readonly entry!: Readonly<Record<string, Json>> | null

  @Field(() => String, { description: 'Salt of the head, 64 hex digits.' })
  readonly salt!: string

  @Field(() => String, { description: 'The head after it.' })
  readonly head!: string

  @Field(() => Boolean, { description: 'Whether the head was published at once: see `Campaign.heads`.' })
  readonly published!: boolean

  @Field(() => DateTime, { description: 'When it was entered.' })
  readonly at!: string
}

@ObjectType({
  description: 'What went into one resolution, and what came of it. Opened at the end of the campaign.',
})
export class OpenedResolution {
  @Field(() => Int, { description: 'Number of the briefing to `EVERYONE` that followed.' })
  readonly number!: number

  @Field(() => Int, { description: 'The turn in which it was resolved.' })
  readonly turn!: number

  @Field(() => String, { description: 'Id of the stage that was resolved; empty for the set-up.' })
  readonly stage!: string

  @Field(() => ID, { nullable: true, description: 'Id of the group of questions that it closed; null: the set-up.' })
  readonly groupId!: string | null

  @Field(() => DateTime, { description: 'When it was made.' })
  readonly at!: string

  @Field(() => JsonObject, {
    description: 'What the ruleset was given: the sheets; for the set-up scenario, settings, seats and their bytes.',
  })
  readonly input!: Readonly<Record<string, Json>>

  @Field(() => [JsonScalar], { description: 'The events of the ruleset, from which its states follow.' })
  readonly events!: readonly Json[]

  @Field(() => String, {
    description: 'SHA-256 of the JSON of `input`, keys in alphabetical order; it is in the record.',
  })
  readonly inputHash!: string

  @Field(() => String, { description: 'The same of `events`.' })
  readonly eventsHash!: string

  @Field(() => String, { description: 'The same of the state that followed.' })
  readonly stateHash!: string
}

@ObjectType({ description: 'One step from a sheet’s hash to the root.' })
export class ProofStep {
  @Field(() => ProofSide, { description: 'On which side of what has been computed so far the hash is.' })
  readonly side!: 'left' | 'right'

  @Field(() => String, { description: 'The hash beside it, 64 hex digits.' })
  readonly hash!: string
}

@ObjectType({
  description:
    'Proof that a sheet was among those with which its group closed. Begin with its hash; each step makes the SHA-256 of the text `node`, the left and the right hash, as hex; the last is the root. Opened at the end of the campaign.',
})
export class SheetProof {
  @Field(() => String, { description: 'The Merkle root of the sheets of the group.' })
  readonly root!: string

  @Field(() => Int, { description: 'Number of the entry of the record that holds the root, as `entry.sheets`.' })
  readonly entry!: number

  @Field(() => [ProofStep], { description: 'The steps, from the sheet up; none: it was the only one.' })
  readonly path!: readonly ProofStep[]
}
