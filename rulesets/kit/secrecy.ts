/**
 * Who may know a part of a state: everybody; the seat that it concerns and whoever learnt of it by the rules; the referee alone, so that no view of a
 * seat or an observer may depend on it.
 */
export type Secrecy = 'public' | 'seat' | 'referee'

/** One class for all that is in a part, and for whatever will be added to it. */
export interface Throughout {
  readonly throughout: Secrecy
}

export const throughout = (secrecy: Secrecy): Throughout => ({ throughout: secrecy })

type Plain = string | number | boolean | null | undefined

type KeysOf<Part> = Part extends Part ? keyof Part : never

type ValueOf<Part, Key extends PropertyKey> = Part extends Part ? (Key extends keyof Part ? Part[Key] : never) : never

type Inside<Part> = Part extends readonly (infer Item)[]
  ? Classes<Item>
  : string extends keyof Part
    ? Classes<Part[keyof Part]>
    : { readonly [Key in KeysOf<Part>]-?: Classes<ValueOf<Part, Key>> }

/**
 * The classes of a state, leaf by leaf: those of a list are those of each item, those of a record those of each value. A leaf that is missing does not
 * compile. What is the referee's alone needs no leaves: whatever is added to it is so, too.
 */
export type Classes<State> = [State] extends [Plain] ? Secrecy : Inside<Exclude<State, Plain>> | Throughout | 'referee'
