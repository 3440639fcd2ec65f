import type { SeatId } from '@muster/rulesets/kit/ids.js'
import type { MapFinding, MapProblem } from '@muster/rulesets/kit/mapSpec.js'
import type { ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import type { Calls, Told } from './protocol.js'

/** A map that somebody draws. */
interface Given {
  readonly file: ScenarioFile
}

/** What a page may ask of the worker about a map that is drawn, and what it is answered. */
export interface MapCalls extends Pick<Calls, 'answer' | 'suggest'> {
  /** Why no campaign can begin on it; if nothing stands in its way, whether it gives its sides the same chances. */
  readonly check: {
    readonly given: Given
    readonly answer: { readonly problems: readonly MapProblem[]; readonly findings: readonly MapFinding[] }
  }
  /** Sets up a campaign on it in which bots play all seats but one. */
  readonly open: {
    readonly given: Given & { readonly seat: SeatId; readonly turns: number }
    readonly answer: Told
  }
}
