import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { stillOf } from '../map/film/still.js'
import { terrainLooks } from '../map/terrain/looks.js'
import { daylight } from '../ui/daylight.generated.js'
import type { MarkedWar } from './marked.js'

interface Picture {
  readonly bytes: Buffer
  readonly etag: string
}

/** As previews of links have it. */
const size = { width: 1200, height: 630 }

const drawn = async ({ rulesetId, view }: Required<MarkedWar>): Promise<Picture> => {
  const svg = stillOf({ ...size, view, terrain: terrainLooks(rulesetId), colour: (token) => daylight[token] ?? '#000' })
  const bytes = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }
}

/** A war that is over does not change, and a new link has a new code. */
const kept = new LRUCache<string, Promise<Picture>>({ max: 60 })

/** Drawn once for all who look at the same link. */
export const pictureOf = (code: string, war: Required<MarkedWar>): Promise<Picture> => {
  const found = kept.get(code)
  if (found) return found
  const picture = drawn(war)
  kept.set(code, picture)
  picture.catch(() => kept.delete(code))
  return picture
}
