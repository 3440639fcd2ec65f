/** The editions of Bolt Action. With another here, every place that has no answer for it does not compile. */
export const editions = ['classic', 'v3'] as const

export type Edition = (typeof editions)[number]

/** An answer for each edition. */
export type ByEdition<Answer> = Readonly<Record<Edition, Answer>>

export const isEdition = (key: unknown): key is Edition => editions.some((edition) => edition === key)

/** What stands in the tables for other editions than this; of a system without editions, nothing does. */
export const isOther = (key: unknown, edition: Edition | null): boolean =>
  edition !== null && isEdition(key) && key !== edition

/** The answer that goes with a book's edition. */
export const byEdition =
  <Answer>(answers: ByEdition<Answer>) =>
  ({ edition }: { readonly edition: Edition }): Answer =>
    answers[edition]

/** How the ledger numbers what an edition prints. */
export const ledgerPrefixes: ByEdition<string> = { classic: 'BA2-', v3: 'BA3-' }
