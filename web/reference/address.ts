/** What the address of the page says: `/reference/bolt-action-3?variants=great-war,small-scale`. */
export interface Asked {
  readonly id: string | null
  readonly variants: readonly string[]
}

export const root = '/reference'

export const askedOf = (path: string, query: string): Asked => {
  const id = path.slice(root.length).split('/').filter(Boolean)[0]
  const variants = (new URLSearchParams(query).get('variants') ?? '').split(',').filter(Boolean)
  return { id: id === undefined ? null : decodeURIComponent(id), variants }
}

export const addressOf = (id: string, variants: readonly string[]): string =>
  `${root}/${encodeURIComponent(id)}${variants.length > 0 ? `?variants=${variants.map(encodeURIComponent).join(',')}` : ''}`
