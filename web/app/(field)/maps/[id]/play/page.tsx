import * as titles from '../../../../../messages/titles.generated.js'
import { TryPage } from '../../../../../editor/TryPage.js'
import { InBrowser } from '../../../../../shell/InBrowser.js'

export const generateMetadata = () => ({ title: titles.tryMap() })

interface TryMapProps {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

const text = (value: string | string[] | undefined, otherwise: string): string =>
  typeof value === 'string' ? value : otherwise

export default async function TryMap({ params, searchParams }: TryMapProps) {
  const [{ id }, { seat, turns }] = [await params, await searchParams]
  return (
    <InBrowser>
      <TryPage {...{ id }} seat={text(seat, 'A')} turns={Number(text(turns, '4')) || 4} />
    </InBrowser>
  )
}
