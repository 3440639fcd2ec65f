import * as words from '../messages/page.generated.js'
import { buttonClass } from '../ui/index.js'
import { EmptyPage } from '../shell/EmptyPage.js'
import { Link } from '../shell/Link.js'

export default function NotFound() {
  return (
    <main id="main" className="a-main">
      <EmptyPage
        title={words.nothing()}
        action={
          <Link className={buttonClass('primary')} href="/lobby">
            {words.toCampaigns()}
          </Link>
        }
      >
        {words.nothingText()}
      </EmptyPage>
    </main>
  )
}
