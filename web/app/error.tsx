'use client'

import { Button, ErrorNote } from '../ui/index.js'

export default function PageError({ reset }: { readonly reset: () => void }) {
  return (
    <main id="main" className="a-main">
      <ErrorNote
        title="This page has stumbled."
        safe="Everything sealed is safe with the server, and so is every draft that was saved."
        action={<Button onClick={reset}>Draw the page again</Button>}
      >
        If it happens again, load the page anew.
      </ErrorNote>
    </main>
  )
}
