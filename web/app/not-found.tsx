import { buttonClass } from '../ui/index.js'
import { EmptyPage } from '../shell/EmptyPage.js'
import { Link } from '../shell/Link.js'

export default function NotFound() {
  return (
    <main id="main" className="a-main">
      <EmptyPage
        title="Nothing here for you"
        action={
          <Link className={buttonClass('primary')} href="/lobby">
            To my campaigns
          </Link>
        }
      >
        There is no such page, or it is not yours to see. Check the address, or go on from your campaigns.
      </EmptyPage>
    </main>
  )
}
