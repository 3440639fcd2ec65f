import type { MetadataRoute } from 'next'
import * as titles from '../messages/titles.generated.js'

/** Muster on a home screen: it opens at one's own campaigns. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    ...{ id: '/lobby', name: titles.site(), short_name: titles.site(), description: titles.about() },
    ...{ start_url: '/lobby', scope: '/', display: 'standalone', background_color: '#f4efe3', theme_color: '#f4efe3' },
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      // Cut to any shape by the system: the sign stands well within it.
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: titles.campaigns(), url: '/lobby' },
      { name: titles.newCampaign(), url: '/new' },
      { name: titles.reference(), url: '/reference' },
    ],
  }
}
