import * as words from '../messages/editor.generated.js'
import { Link } from '../shell/Link.js'
import { buttonClass, EmptyState } from '../ui/index.js'

/** A map that is not here, or not this reader's. */
export const NoMap = () => (
  <EmptyState
    rank={1}
    title={words.noneTitle()}
    action={
      <Link className={buttonClass('primary')} href="/maps/new">
        {words.newMap()}
      </Link>
    }
  >
    {words.none()}
  </EmptyState>
)
