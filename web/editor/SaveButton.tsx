'use client'

import { usePathname } from 'next/navigation.js'
import { useSession } from '../api/session.js'
import * as words from '../messages/editor.generated.js'
import { Link } from '../shell/Link.js'
import { Button, buttonClass } from '../ui/index.js'
import type { Saving } from './useSaving.js'

interface SaveButtonProps {
  readonly saving: Saving
  readonly save: () => Promise<void>
}

/** To the account of whoever is signed in; who is not is led there, and finds the map as it was. */
export function SaveButton({ saving, save }: SaveButtonProps) {
  const { user, isPending } = useSession()
  const here = usePathname()
  if (!user && !isPending)
    return (
      <Link className={buttonClass('plain', 's')} href={`/sign-in?next=${encodeURIComponent(here)}`}>
        {words.signInToSave()}
      </Link>
    )
  return (
    <Button
      size="s"
      tone="primary"
      disabled={!user || saving.state === 'saved'}
      busy={saving.busy}
      onClick={() => void save()}
    >
      {words.save()}
    </Button>
  )
}
