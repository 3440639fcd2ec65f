'use client'

import { usePathname } from 'next/navigation.js'
import type { CombinedError } from 'urql'
import * as words from '../messages/errors.generated.js'
import { isPassing, useAgain } from '../api/passing.js'
import { troubleOf } from '../api/problem.js'
import { Button, buttonClass, ErrorNote } from '../ui/index.js'
import { Link } from './Link.js'

interface TroubleProps {
  readonly error: CombinedError
  /** Reads again. It is done without a press, too, while that is wrong which passes by itself: never give a change of something. */
  readonly retry?: () => void
}

/** An error of the API on a page: what happened, what is safe, what to do. */
export function Trouble({ error, retry }: TroubleProps) {
  useAgain(error, retry)
  const { code, title, safe, todo } = troubleOf(error)
  const here = usePathname()
  const action =
    code === 'UNAUTHENTICATED' ? (
      <Link className={buttonClass('primary')} href={`/sign-in?next=${encodeURIComponent(here)}`}>
        {words.signIn()}
      </Link>
    ) : (
      retry && <Button onClick={retry}>{words.tryAgain()}</Button>
    )
  return (
    <ErrorNote title={title} safe={safe} action={action}>
      {todo} {retry && isPassing(error) && words.byItself()}
    </ErrorNote>
  )
}
