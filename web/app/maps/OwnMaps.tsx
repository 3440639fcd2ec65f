'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/ownMaps.generated.js'
import { ownMapsQuery } from '../../api/ownScenarios.js'
import { rulesetsQuery } from '../../api/rulesets.js'
import { Link } from '../../shell/Link.js'
import { SignedIn } from '../../shell/SignedIn.js'
import { Trouble } from '../../shell/Trouble.js'
import { buttonClass, EmptyState, Skeleton } from '../../ui/index.js'
import { ImportButton } from './ImportButton.js'
import { MapCard } from './MapCard.js'
import './maps.css'

/** What rulesets are called. */
export const useTitles = (): ((id: string) => string) => {
  const [{ data }] = useQuery({ query: rulesetsQuery })
  return (id) => data?.rulesets.find((ruleset) => ruleset.id === id)?.title ?? id
}

function List() {
  const [{ data, error }, again] = useQuery({ query: ownMapsQuery, requestPolicy: 'cache-and-network' })
  const titleOf = useTitles()
  const changed = (): void => again({ requestPolicy: 'network-only' })
  if (error && !data) return <Trouble error={error} retry={again} />
  if (!data) return <Skeleton lines={6} label={words.reading()} />
  const maps = data.ownScenarios.nodes
  return (
    <>
      <div className="a-title">
        <h1>{words.heading()}</h1>
        <div className="a-actions">
          <ImportButton done={changed} />
          <Link className={buttonClass('primary')} href="/maps/new">
            {words.draw()}
          </Link>
        </div>
      </div>
      <p className="a-card-text">{words.about()}</p>
      {maps.length === 0 ? (
        <EmptyState title={words.none()}>{words.noneText()}</EmptyState>
      ) : (
        <ul className="a-cards o-cards">
          {maps.map((map) => (
            <MapCard key={map.id} {...{ map, changed }} ruleset={titleOf(map.rulesetId)} />
          ))}
        </ul>
      )}
    </>
  )
}

/** The reader's own maps, and what may be done with each. */
export const OwnMaps = () => (
  <SignedIn>
    <List />
  </SignedIn>
)
