export { CampaignMap } from './CampaignMap.js'
export { LayerMenu } from './LayerMenu.js'
export { layerTitles, type LayerTitle } from './layerTitles.js'
export { terrainLooks } from './terrain/looks.js'
export { allLayers } from './props.js'
export type {
  Brush,
  CampaignMapProps,
  MapArrow,
  MapHighlight,
  MapHit,
  MapLayers,
  Playing,
  UnderlayPicture,
} from './props.js'
