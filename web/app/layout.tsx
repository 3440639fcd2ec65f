import type { Metadata, Viewport } from 'next'
import { cookies } from 'next/headers.js'
import type { ReactNode } from 'react'
import '../ui/index.css'
import { readTheme, themeCookie } from '../ui/theme.js'
import './app.css'
import { Header } from '../shell/Header.js'
import { Providers } from '../shell/Providers.js'

// One title for every page: a tab or a preview must not tell whose campaign is open.
export const metadata: Metadata = {
  title: { default: 'Muster', template: '%s · Muster' },
  description:
    'The referee for map campaigns of tabletop wargames: sealed orders, fog of war, battles on your own tables.',
  robots: { index: false },
  referrer: 'same-origin',
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' }

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const theme = readTheme((await cookies()).get(themeCookie)?.value)
  return (
    <html lang="en" data-theme={theme} suppressHydrationWarning>
      <body>
        <a className="a-skip" href="#main">
          Skip to the page
        </a>
        <Providers>
          <Header />
          {children}
        </Providers>
      </body>
    </html>
  )
}
