'use client'

import { Button, ErrorNote } from '../ui/index.js'

export default function PageError({ reset }: { readonly reset: () => void }) {
  return (
    <main id="main" className="a-main">
      <ErrorNote
        title="Something went wrong."
        safe="Everything sealed is safe with the server, and so is every draft that was saved."
        action={<Button onClick={reset}>Reload</Button>}
      >
        If it happens again, load the whole page anew.
      </ErrorNote>
    </main>
  )
}
