import * as titles from '../../../../../messages/titles.generated.js'
import { EditorPage } from '../../../../../editor/EditorPage.js'
import { InBrowser } from '../../../../../shell/InBrowser.js'

export const generateMetadata = () => ({ title: titles.editor() })

export default async function EditMap({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  return (
    <InBrowser>
      <EditorPage key={id} id={id} />
    </InBrowser>
  )
}
