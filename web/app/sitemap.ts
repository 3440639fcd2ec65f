import type { MetadataRoute } from 'next'
import { desks } from '../desks.generated.js'
import { publicAddress } from './address.js'

export const dynamic = 'force-dynamic'

/** Pages that are the same for everybody; no campaign is among them. */
export default function sitemap(): MetadataRoute.Sitemap {
  const rules = Object.keys(desks).map((id) => `/rules/${id}`)
  return ['', '/play', '/reference', '/docs', '/docs/schema', ...rules].map((path) => ({ url: publicAddress() + path }))
}
