import { headers } from 'next/headers.js'
import { notFound } from 'next/navigation.js'
import * as titles from '../../../messages/titles.generated.js'
import { OperatorPage } from '../../operator/OperatorPage.js'
import { SignedIn } from '../../../shell/SignedIn.js'

export const generateMetadata = async () =>
  (await headers()).has('x-muster-operator') ? { title: titles.operator() } : {}

export default async function Page() {
  // The server has asked who it is; for everybody else this page is missing.
  if (!(await headers()).has('x-muster-operator')) notFound()
  return (
    <SignedIn>
      <OperatorPage />
    </SignedIn>
  )
}
