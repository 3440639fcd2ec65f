import type { Tool } from './model/tools.js'

/** Strokes in a box of 16 × 16. */
const paths: Readonly<Record<Tool | 'undo' | 'redo', string>> = {
  brush:
    'M13.5 2.5 7 9M7 9l-1-1M6.2 8.2C4.5 8.2 4.6 10 3.8 11 3.3 11.6 2.5 11.9 2.5 11.9 3.2 13.3 5 13.7 6.3 12.8 7.4 12 7.5 10.5 7 9',
  fill: 'M3 8.5 8 3.5l4.5 4.5L7.5 13ZM6 1.5 8 3.5M13.5 10.5c.9 1.2.9 2.5 0 2.5s-.9-1.3 0-2.5Z',
  line: 'M3 13 13 3M3 13h.01M13 3h.01',
  rectangle: 'M2.5 4h11v8h-11Z',
  eraser: 'M6 13.5 2.5 10 9 3.5 13 7.5 7 13.5ZM6 6.5l4 4M6 13.5h7.5',
  piece: 'M4 14V2.5l8 2.8-8 2.8',
  name: 'M3 13 8 3l5 10M5 9.5h6',
  select: 'M2.5 5V2.5H5M7 2.5h2M11 2.5h2.5V5M13.5 7v2M13.5 11v2.5H11M9 13.5H7M5 13.5H2.5V11M2.5 9V7',
  hand: 'M8 1.5v13M1.5 8h13M6 3.5l2-2 2 2M6 12.5l2 2 2-2M3.5 6l-2 2 2 2M12.5 6l2 2-2 2',
  undo: 'M5 3 2.5 5.5 5 8M2.5 5.5H9a4 4 0 0 1 0 8H6',
  redo: 'M11 3l2.5 2.5L11 8M13.5 5.5H7a4 4 0 0 0 0 8h3',
}

export const ToolIcon = ({ of }: { readonly of: keyof typeof paths }) => (
  <svg className="e-icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={paths[of]} />
  </svg>
)
