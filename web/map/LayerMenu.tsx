'use client'
import type { MapLayer } from '@muster/rulesets/kit/skin.js'
import { Button } from '../ui/Button.js'
import { Menu } from '../ui/Menu.js'
import type { MapLayers } from './props.js'

export interface LayerMenuProps {
  readonly layers: MapLayers
  readonly onChange: (layers: MapLayers) => void
  /** What the ruleset can lay over the map, and which of it lies there. */
  readonly offered?: readonly MapLayer[]
  readonly laid?: readonly MapLayer[]
  readonly onToggle?: (id: string) => void
  /** Sheets that a ruleset never has anything on. */
  readonly without?: readonly (keyof MapLayers)[]
}

const titles: Readonly<Record<keyof MapLayers, string>> = {
  ownership: 'Held and disputed ground',
  fog: 'Fog',
  zones: 'Footprints',
  contacts: 'Enemy sightings',
  pieces: 'Own formations',
  marks: 'Features, relics and objectives',
  orders: 'Orders',
  coordinates: 'Coordinates',
}

const order: readonly (keyof MapLayers)[] = [
  'pieces',
  'contacts',
  'orders',
  'zones',
  'ownership',
  'fog',
  'marks',
  'coordinates',
]

const none: readonly never[] = []

/** Which sheets of tracing paper lie over the map. */
export function LayerMenu({ layers, onChange, offered = none, laid = none, onToggle, without = none }: LayerMenuProps) {
  return (
    <Menu
      label="Layers of the map"
      trigger={<Button size="s">Layers</Button>}
      items={[
        ...offered.map((layer) => ({
          id: `laid ${layer.id}`,
          label: layer.title,
          checked: laid.some(({ id }) => id === layer.id),
          onSelect: () => onToggle?.(layer.id),
        })),
        ...order
          .filter((key) => !without.includes(key))
          .map((key) => ({
            id: key,
            label: titles[key],
            checked: layers[key],
            onSelect: () => onChange({ ...layers, [key]: !layers[key] }),
          })),
      ]}
    />
  )
}
