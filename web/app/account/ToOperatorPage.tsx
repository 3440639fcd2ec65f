'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/operator.generated.js'
import { operatesQuery } from '../../api/operator.js'
import { buttonClass } from '../../ui/index.js'
import { Link } from '../../shell/Link.js'

/** The way to the operator's page, for operators. */
export function ToOperatorPage() {
  const [{ data }] = useQuery({ query: operatesQuery })
  if (!data?.me?.operates) return null
  return (
    <Link className={buttonClass('plain')} href="/operator">
      {words.toPage()}
    </Link>
  )
}
