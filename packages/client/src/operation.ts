/** A document with the types of its answer and its variables. Documents that code generators make as typed strings fit too. */
export interface Operation<Data, Variables> {
  toString(): string
  /** Never called: it carries the types. */
  readonly __apiType?: (variables: Variables) => Data
}

/** An operation of your own: its types are what you say they are. */
export const operation = <Data, Variables = Record<string, never>>(text: string): Operation<Data, Variables> => ({
  toString: () => text,
})
