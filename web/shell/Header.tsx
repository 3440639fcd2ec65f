'use client'

import { usePathname, useRouter } from 'next/navigation.js'
import * as words from '../messages/header.generated.js'
import { signOut } from '../api/account.js'
import { useSession } from '../api/session.js'
import { Button, Menu, ThemeSwitch } from '../ui/index.js'
import { useInBrowser } from './InBrowser.js'
import { Link } from './Link.js'

function AccountMenu({ name }: { readonly name: string }) {
  const router = useRouter()
  return (
    <Menu
      label={words.yourAccount()}
      align="end"
      trigger={
        <Button tone="quiet" size="s" className="a-account">
          {name}
        </Button>
      }
      items={[
        { id: 'lobby', label: words.myCampaigns(), onSelect: () => router.push('/lobby') },
        { id: 'new', label: words.newCampaign(), onSelect: () => router.push('/new') },
        { id: 'account', label: words.account(), onSelect: () => router.push('/account') },
        { id: 'out', label: words.signOut(), onSelect: () => void signOut() },
      ]}
    />
  )
}

const current = (path: string, href: string): 'page' | undefined => (path === href ? 'page' : undefined)

export function Header() {
  const session = useSession()
  const path = usePathname()
  // The answer may come before the browser has taken over the page: until then both show the same.
  const here = useInBrowser()
  const name = here ? session.user?.name : undefined
  return (
    <header className="a-header">
      <Link className="a-brand" href={name ? '/lobby' : '/'}>
        <span className="a-brand-mark" aria-hidden="true" />
        <span className="a-brand-name">{words.brand()}</span>
      </Link>
      <nav className="a-nav" aria-label={words.site()}>
        {name ? (
          <>
            <Link href="/lobby" aria-current={current(path, '/lobby')}>
              {words.campaigns()}
            </Link>
            <Link href="/new" aria-current={current(path, '/new')}>
              {words.newOne()}
            </Link>
          </>
        ) : (
          here &&
          !session.isPending && (
            <>
              <Link href="/sign-in" aria-current={current(path, '/sign-in')}>
                {words.signIn()}
              </Link>
              <Link href="/sign-up" aria-current={current(path, '/sign-up')}>
                {words.signUp()}
              </Link>
            </>
          )
        )}
        <Link href="/campaigns" aria-current={current(path, '/campaigns')}>
          {words.find()}
        </Link>
        <Link href="/reference" aria-current={path.startsWith('/reference') ? 'page' : undefined}>
          {words.reference()}
        </Link>
      </nav>
      <div className="a-header-end">
        {name && <AccountMenu name={name} />}
        <ThemeSwitch />
      </div>
    </header>
  )
}
