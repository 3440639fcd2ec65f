'use client'

import * as words from '../messages/page.generated.js'
import { Button, ErrorNote } from '../ui/index.js'

export default function PageError({ reset }: { readonly reset: () => void }) {
  return (
    <main id="main" className="a-main">
      <ErrorNote title={words.wrong()} safe={words.safe()} action={<Button onClick={reset}>{words.reload()}</Button>}>
        {words.again()}
      </ErrorNote>
    </main>
  )
}
