'use client'
import type { MapLayer } from '@muster/rulesets/kit/looks.js'
import * as words from '../messages/map.generated.js'
import { Button } from '../ui/Button.js'
import { Menu } from '../ui/Menu.js'
import type { LayerTitle } from './layerTitles.js'
import type { MapLayers } from './props.js'

interface LayerMenuProps {
  readonly titles: readonly LayerTitle[]
  readonly layers: MapLayers
  readonly onChange: (layers: MapLayers) => void
  /** What the ruleset can lay over the map, and which of it lies there. */
  readonly offered?: readonly MapLayer[]
  readonly laid?: readonly MapLayer[]
  readonly onToggle?: (id: string) => void
  /** What the signs mean is asked for. */
  readonly onLegend: () => void
}

const none: readonly never[] = []

/** Which sheets of tracing paper lie over the map. */
export function LayerMenu({
  titles,
  layers,
  onChange,
  offered = none,
  laid = none,
  onToggle,
  onLegend,
}: LayerMenuProps) {
  return (
    <Menu
      label={words.layersOf()}
      trigger={<Button size="s">{words.layers()}</Button>}
      items={[
        ...offered.map((layer) => ({
          id: `laid ${layer.id}`,
          label: layer.title,
          checked: laid.some(({ id }) => id === layer.id),
          onSelect: () => onToggle?.(layer.id),
        })),
        ...titles.map(({ key, title }) => ({
          id: key,
          label: title,
          checked: layers[key],
          onSelect: () => onChange({ ...layers, [key]: !layers[key] }),
        })),
        { id: 'legend', label: words.legend(), onSelect: onLegend },
      ]}
    />
  )
}
