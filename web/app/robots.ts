import type { MetadataRoute } from 'next'
import { publicAddress } from './address.js'

// The address is known where the server runs, not where it was built.
export const dynamic = 'force-dynamic'

/** Which pages are listed is said by each page; here only where the list is. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: '/graphql' }, sitemap: `${publicAddress()}/sitemap.xml` }
}
