export interface Layer {
  readonly legend: Readonly<Record<string, string>>
  readonly rows: readonly string[]
}
export const unpackRow: (row: string) => string
export const unpackLayer: (layer: Layer) => string[]
export const cellName: (board: { readonly grid: 'square' | 'hex'; readonly width: number }, index: number) => string
