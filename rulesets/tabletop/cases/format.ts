import type { CaseDocument } from '../../../test/cases/lib/adapter.js'
import type { Script } from '../../../test/cases/lib/dice.js'
import { anything, either, keys, listOf, mapOf, oneOf, text, whole, type Problems } from '../../../test/cases/lib/shape.js'
import type { Json } from '../../kit/json.js'

/** One roll at the table: a procedure of a system as a campaign chose it, its input, its dice, what comes of it. */
export interface TableCase extends CaseDocument {
  readonly system: string
  readonly variants?: readonly string[]
  readonly settings?: Readonly<Record<string, Json>>
  /** Path of a cell → the campaign's own value. */
  readonly overrides?: Readonly<Record<string, Json>>
  readonly procedure: string
  readonly input: Json
  readonly dice?: Script
  readonly expect: Readonly<Record<string, Json>>
}

const shape = keys({
  'id!': text,
  'title!': text,
  'rules!': listOf(text),
  reading: listOf(text),
  'system!': text,
  variants: listOf(text),
  settings: mapOf(anything),
  overrides: mapOf(anything),
  'procedure!': text,
  'input!': mapOf(anything),
  dice: either(oneOf('any'), mapOf(listOf(whole))),
  'expect!': mapOf(anything),
})

export const malformed = (document: CaseDocument): Problems => shape(document, '')

export const isTableCase = (document: CaseDocument): document is TableCase => malformed(document).length === 0
