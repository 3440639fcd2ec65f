import type { Json } from '@muster/rulesets/kit/json.js'

/** A type without its `readonly`, all the way down. */
type Sent<Value> = Json extends Value
  ? Value
  : Value extends object
    ? { -readonly [Key in keyof Value]: Sent<Value[Key]> }
    : Value

/** A readonly value as variables take it: nothing that is sent is changed. */
export const sent = <Value>(value: Value): Sent<Value> => value as Sent<Value>
