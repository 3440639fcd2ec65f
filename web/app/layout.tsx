import type { Metadata, Viewport } from 'next'
import { cookies } from 'next/headers.js'
import type { ReactNode } from 'react'
import { type Language, language, learn } from '@muster/rulesets/kit/language.js'
import { dictionaries } from '../messages/dictionaries.generated.js'
import * as words from '../messages/shell.generated.js'
import * as titles from '../messages/titles.generated.js'
import '../ui/index.css'
import { readTheme, themeCookie } from '../ui/theme.js'
import { scripts } from '../words.generated.js'
import { publicAddress } from './address.js'
import './app.css'
import { Header } from '../shell/Header.js'
import { Providers } from '../shell/Providers.js'

for (const [of, dictionary] of Object.entries(dictionaries)) learn(of as Language, 'web', dictionary)

// One title for every page: a tab or a preview must not tell whose campaign is open.
export const generateMetadata = (): Metadata => ({
  title: { default: titles.site(), template: titles.page() },
  description: titles.about(),
  metadataBase: new URL(publicAddress()),
  openGraph: { type: 'website', siteName: titles.site(), title: titles.site(), description: titles.about() },
  twitter: { card: 'summary_large_image' },
  robots: { index: false },
  referrer: 'same-origin',
})

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' }

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const theme = readTheme((await cookies()).get(themeCookie)?.value)
  // Before all other scripts: they say everything in the language that it brings.
  const script = scripts[language()]
  return (
    <html lang={language()} data-theme={theme} suppressHydrationWarning>
      <head>{script && <script src={script} />}</head>
      <body>
        <a className="a-skip" href="#main">
          {words.skip()}
        </a>
        <Providers>
          <Header />
          {children}
        </Providers>
      </body>
    </html>
  )
}
