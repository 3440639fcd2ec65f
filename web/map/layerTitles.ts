import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import * as words from '../messages/map.generated.js'
import type { MapLayers } from './props.js'

export interface LayerTitle {
  readonly key: keyof MapLayers
  readonly title: string
}

/** The washes of a view's pieces: none where it has no pieces. */
export const zonesIn = (view: GameView, { zones }: Presentation): Presentation['zones'] =>
  view.pieces.length > 0 ? zones : null

/** What can be taken off the map, as the ruleset calls it; without its presentation, what every ruleset has. */
export const layerTitles = (
  view: GameView,
  presentation: Presentation | undefined,
  hasPicture: boolean,
): readonly LayerTitle[] => {
  const titles: readonly { readonly key: keyof MapLayers; readonly title: string | undefined }[] = [
    { key: 'pieces', title: words.ownFormations() },
    { key: 'contacts', title: words.sightings() },
    { key: 'orders', title: words.orders() },
    { key: 'zones', title: presentation && zonesIn(view, presentation)?.title },
    { key: 'ownership', title: presentation?.holdings?.title },
    { key: 'fog', title: words.fog() },
    { key: 'marks', title: presentation?.marks.title },
    { key: 'picture', title: hasPicture ? words.picture() : undefined },
    { key: 'coordinates', title: words.coordinates() },
  ]
  return titles.flatMap(({ key, title }) => (title === undefined ? [] : [{ key, title }]))
}
