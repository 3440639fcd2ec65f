'use client'

import { useState } from 'react'
import * as words from '../../messages/deleting.generated.js'
import { Button } from '../../ui/index.js'
import { DeleteDialog } from './DeleteDialog.js'

export function DeleteAccount() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <p>{words.about()}</p>
      <Button tone="signal" onClick={() => setOpen(true)}>
        {words.button()}
      </Button>
      {open && <DeleteDialog close={() => setOpen(false)} />}
    </>
  )
}
