import type { ReactNode } from 'react'
import { Footer } from '../../shell/Footer.js'

export default function SiteLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <main id="main" className="a-main">
        {children}
      </main>
      <Footer />
    </>
  )
}
