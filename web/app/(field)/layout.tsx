import type { ReactNode } from 'react'

/** The map takes the whole page: no margins, no footer. */
export default function FieldLayout({ children }: { readonly children: ReactNode }) {
  return <main id="main">{children}</main>
}
