import type { GroundKind } from '@muster/rulesets/kit/looks.js'
import { tones } from '../map/thumb.js'

/** A patch of ground in the colour that it has on the map from afar. */
export const Swatch = ({ ground }: { readonly ground: GroundKind }) => (
  <span className="e-swatch" aria-hidden="true">
    <span style={{ background: `var(${tones[ground].token})`, opacity: tones[ground].opacity }} />
  </span>
)
