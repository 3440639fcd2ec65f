import { z } from 'zod'
import { sure, type Chance } from '../kit/chance.js'
import { ruleId } from '../kit/ids.js'
import type { Json } from '../kit/json.js'
import { fail, ok } from '../kit/result.js'
import type { Outcome, Procedure } from '../kit/system.js'

/** A procedure as it is written: for any book of its kind, with an input that zod reads. */
export interface Written<Context, Shape extends z.core.$ZodLooseShape = z.core.$ZodLooseShape> {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly group: string
  readonly ledger: readonly string[]
  /** Whether a book has it at all; every book where it is left out. */
  readonly in?: (context: Context) => boolean
  readonly input: z.ZodObject<Shape, z.core.$strict>
  /** Inputs that mean nothing in a book: not offered, and refused like any unknown word. */
  readonly without?: (context: Context) => readonly (keyof Shape & string)[]
  /** Inputs of which a book takes fewer words than `input` does. */
  readonly narrowed?: (context: Context) => { readonly [Key in keyof Shape]?: z.core.$ZodType }
  readonly output: Readonly<Record<string, string>>
  readonly withoutOdds?: string
  /** What is wrong with an input that is well formed but more than one roll can bear, in one sentence. */
  readonly refuse?: (context: Context, input: z.output<z.ZodObject<Shape, z.core.$strict>>) => string | null
  readonly chance: (context: Context, input: z.output<z.ZodObject<Shape, z.core.$strict>>) => Chance<Outcome>
}

/** What the rules forbid: nothing is rolled. */
export const forbidden: Chance<Outcome> = sure({ legal: false })

/** Types the input of a procedure by its schema. */
export const written =
  <Context>() =>
  <Shape extends z.core.$ZodLooseShape>(procedure: Written<Context, Shape>): Bound<Context> =>
  (context) => {
    if (procedure.in && !procedure.in(context)) return null
    const { id, title, about, group, ledger, output, input, withoutOdds } = procedure
    const hidden = new Set<string>(procedure.without?.(context) ?? [])
    const shape: z.core.$ZodLooseShape = { ...input.shape, ...procedure.narrowed?.(context) }
    const offered = z.strictObject(Object.fromEntries(Object.entries(shape).filter(([key]) => !hidden.has(key))))
    let schema: Json | undefined
    return {
      ...{ id, title, about, group, output },
      ...(withoutOdds === undefined ? {} : { withoutOdds }),
      ledger: ledger.map(ruleId),
      // Written when it is asked for: most readers of a system draw no form.
      get input() {
        schema ??= z.toJSONSchema(offered, { io: 'input' }) as Json
        return schema
      },
      prepare(given) {
        const read = offered.safeParse(given)
        if (!read.success) return fail(z.prettifyError(read.error).replaceAll('✖ ', '').replaceAll('\n', ' '))
        // What is hidden takes its default.
        const whole = input.parse(given)
        const refused = procedure.refuse?.(context, whole) ?? null
        if (refused !== null) return fail(refused)
        const chance = procedure.chance(context, whole)
        return ok(chance.next((outcome) => sure('legal' in outcome ? outcome : { legal: true, ...outcome })))
      },
    }
  }

/** A procedure laid into a book: null where the book does not have it. */
export type Bound<Context> = (context: Context) => Procedure | null
