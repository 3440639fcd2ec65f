'use client'

import * as words from '../../messages/signing.generated.js'
import { Link } from '../../shell/Link.js'

/** From signing in to signing up and back, without losing where somebody wanted to go. */
export function OtherWay({ here, next }: { readonly here: 'in' | 'up'; readonly next: string | null }) {
  const href = `${here === 'in' ? '/sign-up' : '/sign-in'}${next ? `?next=${encodeURIComponent(next)}` : ''}`
  return (
    <p className="m-quiet">
      {(here === 'in' ? words.noAccount : words.haveOne)({ a: (inside) => <Link href={href}>{inside}</Link> })}
    </p>
  )
}
