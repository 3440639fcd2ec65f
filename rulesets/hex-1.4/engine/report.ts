import type { Board, ReportLine, Viewer } from '../../kit/view.js'
import type { HexEvent } from './events.js'

export const reportFor = (_event: HexEvent, _viewer: Viewer, _board: Board): ReportLine | null => null
