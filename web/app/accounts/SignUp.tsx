'use client'

import { useSearchParams } from 'next/navigation.js'
import { useQuery } from 'urql'
import * as words from '../../messages/signing.generated.js'
import { signUpQuery } from '../../api/signUp.js'
import { buttonClass, Skeleton } from '../../ui/index.js'
import { EmptyPage } from '../../shell/EmptyPage.js'
import { Link } from '../../shell/Link.js'
import { Trouble } from '../../shell/Trouble.js'
import { SignUpForm } from './SignUpForm.js'

/** What the host of the server has decided about new accounts, and the form if one can be made. */
export function SignUp() {
  const next = useSearchParams().get('next')
  const [{ data, error }, again] = useQuery({ query: signUpQuery })
  if (error) return <Trouble error={error} retry={again} />
  if (!data) return <Skeleton lines={4} />
  if (data.signUp === 'CLOSED')
    return (
      <EmptyPage
        title={words.closed()}
        action={
          <Link className={buttonClass('primary')} href={`/sign-in${next ? `?next=${encodeURIComponent(next)}` : ''}`}>
            {words.signIn()}
          </Link>
        }
      >
        {words.closedAbout()}
      </EmptyPage>
    )
  return <SignUpForm invited={data.signUp === 'INVITED'} next={next} />
}
