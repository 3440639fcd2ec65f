import type { LogKind, LogRow } from '../store/reads.js'

export const whether = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no')

/** What a line says, made ready for the sentences. */
export interface Line {
  readonly row: LogRow
  readonly who: string
  readonly whom: string
  readonly place: string
  readonly hour: string
  readonly zone: string
}

export type Lines<Kind extends LogKind> = Readonly<Record<Kind, (line: Line) => string>>
