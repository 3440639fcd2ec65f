import type { Metadata } from 'next'
import { headers } from 'next/headers.js'
import * as words from '../../../../messages/sharedWar.generated.js'
import * as titles from '../../../../messages/titles.generated.js'
import { InBrowser } from '../../../../shell/InBrowser.js'
import { sharedWarOf } from '../../../../war/marked.js'
import { SharedWarPage } from '../../../../war/SharedWarPage.js'

interface Asked {
  readonly params: Promise<{ readonly code: string }>
}

// Whoever has the link may look; it is in no list, and no search engine makes one of it.
const robots = { index: false, follow: false }

export const generateMetadata = async ({ params }: Asked): Promise<Metadata> => {
  const war = sharedWarOf(await headers())
  if (!war) return { title: titles.sharedWar(), robots }
  const title = words.from({ campaign: war.name })
  const description = titles.sharedWarAbout({ turns: war.turn })
  const picture = { url: `/war/${(await params).code}/preview.png`, width: 1200, height: 630, type: 'image/png' }
  return {
    ...{ title, description, robots },
    openGraph: {
      type: 'website',
      siteName: titles.site(),
      title,
      description,
      images: [{ ...picture, alt: titles.sharedWarMap() }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture.url] },
  }
}

export default async function WarPage({ params }: Asked) {
  const { code } = await params
  return (
    <InBrowser>
      <SharedWarPage key={code} code={code} />
    </InBrowser>
  )
}
