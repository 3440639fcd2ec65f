import type { Grid } from '@muster/rulesets/kit/grid.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { CampaignMapProps, MapHit } from './props.js'

export const hitAt = (grid: Grid, view: Pick<GameView, 'pieces' | 'contacts'>, cell: number): MapHit => {
  const name = grid.name(cell)
  return {
    cell: name,
    pieces: view.pieces.filter(({ at }) => at === name).map(({ id }) => id),
    contacts: view.contacts.filter(({ at }) => at === name).map(({ id }) => id),
  }
}

/** What a choice of a whole cell means: the counter on it, the next one where the picked one is among several, else none. */
export const counterOn = ({ pieces, contacts }: MapHit, selected: string | null): string | null => {
  const all = [...pieces, ...contacts]
  const at = selected === null ? -1 : all.indexOf(selected)
  return all[(at + 1) % Math.max(1, all.length)] ?? null
}

/** Tells the caller of a choice: of the counter where there is one and he listens for them, else of the cell. */
export const tell = (
  { onPiece, onCell }: Pick<CampaignMapProps, 'onPiece' | 'onCell'>,
  hit: MapHit,
  id: string | null,
): void => {
  if (id !== null && onPiece) onPiece(id, hit)
  else onCell?.(hit)
}

export interface SignUnder {
  readonly kind: 'counter' | 'cluster'
  /** Of the counter, or the key of the stack. */
  readonly id: string | null
  readonly cellName: string
  /** How many counters it stands for. */
  readonly count: number
}

/** The sign that an event fell on. Signs stray from the middle of their cell: each carries the name of the cell it stands for. */
export const signUnder = (target: EventTarget | null): SignUnder | null => {
  const sign = target instanceof Element ? target.closest('[data-piece],[data-contact],[data-cluster]') : null
  if (!sign) return null
  return {
    kind: sign.hasAttribute('data-cluster') ? 'cluster' : 'counter',
    id: sign.getAttribute('data-piece') ?? sign.getAttribute('data-contact') ?? sign.getAttribute('data-cluster'),
    cellName: sign.getAttribute('data-cell') ?? '',
    count: Number(sign.getAttribute('data-count') ?? 1),
  }
}

/** The stack that an event fell on, laid out or not. */
export const fanUnder = (target: EventTarget | null): { readonly id: string; readonly count: number } | null => {
  const stack = target instanceof Element ? target.closest('[data-fan],[data-cluster]') : null
  const id = stack?.getAttribute('data-fan') ?? stack?.getAttribute('data-cluster')
  return stack && id ? { id, count: Number(stack.getAttribute('data-count') ?? 1) } : null
}
