'use client'

import * as words from '../messages/play.generated.js'
import { useSession } from '../api/session.js'
import { Link } from '../shell/Link.js'
import { Button, buttonClass } from '../ui/index.js'
import { keepPath } from './campaign.js'
import type { RoomProps } from './room.js'

/** How the trial goes on with an account. */
function Keep() {
  const { user } = useSession()
  const on = user ? keepPath : `/sign-up?next=${encodeURIComponent(keepPath)}`
  return (
    <>
      <h2>{words.keepTitle()}</h2>
      <p>{words.keepAbout()}</p>
      <p className="a-actions">
        <Link className={buttonClass('primary')} href={on}>
          {words.keep()}
        </Link>
      </p>
    </>
  )
}

/** What the turns have come to, and how to go on: with an account, or with the map that was tried. */
export function Ending({ game, told, lifted, setLifted }: RoomProps) {
  const { turns, editor } = game.setup
  return (
    <>
      <h2 className="c-ask">{words.overTitle({ turns })}</h2>
      <p>{words.over()}</p>
      {told.opened && (
        <p className="a-actions">
          <Button aria-pressed={lifted} onClick={() => setLifted(!lifted)}>
            {lifted ? words.lower() : words.lift()}
          </Button>
        </p>
      )}
      {editor === null && <Keep />}
      <p className="a-actions">
        {editor !== null && (
          <Link className={buttonClass('primary')} href={editor}>
            {words.toEditor()}
          </Link>
        )}
        <Button
          tone="quiet"
          onClick={() => {
            setLifted(false)
            game.restart()
          }}
        >
          {words.again()}
        </Button>
      </p>
    </>
  )
}
