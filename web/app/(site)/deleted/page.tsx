import * as titles from '../../../messages/titles.generated.js'
import * as words from '../../../messages/deleting.generated.js'
import { EmptyPage } from '../../../shell/EmptyPage.js'

export const generateMetadata = () => ({ title: titles.deleted() })

export default function Page() {
  return <EmptyPage title={titles.deleted()}>{words.deletedAbout()}</EmptyPage>
}
