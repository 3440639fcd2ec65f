export interface GridSize {
  readonly shape: 'SQUARE' | 'HEX'
  readonly width: number
  readonly height: number
}
export declare const placeOf: (grid: GridSize, name: string) => readonly [column: number, row: number]
export declare const nameOf: (grid: GridSize, place: readonly [column: number, row: number]) => string
export declare const neighbours: (grid: GridSize, name: string) => readonly string[]
export declare const distance: (grid: GridSize, from: string, to: string) => number
