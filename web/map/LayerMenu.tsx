'use client'
import { Button } from '../skin/Button.js'
import { Menu } from '../skin/Menu.js'
import type { MapLayers } from './props.js'

export interface LayerMenuProps {
  readonly layers: MapLayers
  readonly onChange: (layers: MapLayers) => void
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

/** Which sheets of tracing paper lie over the map. */
export function LayerMenu({ layers, onChange }: LayerMenuProps) {
  return (
    <Menu
      label="Layers of the map"
      trigger={<Button size="s">Layers</Button>}
      items={order.map((key) => ({
        id: key,
        label: titles[key],
        checked: layers[key],
        onSelect: () => onChange({ ...layers, [key]: !layers[key] }),
      }))}
    />
  )
}
