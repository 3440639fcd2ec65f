'use client'

import { useState } from 'react'
import * as words from '../../messages/operator.generated.js'
import { Accounts } from './Accounts.js'
import { Acts } from './Acts.js'
import { Campaigns } from './Campaigns.js'
import { Complaints } from './Complaints.js'
import { ServerState } from './ServerState.js'

/** How the server fares, for whom its host has named. */
export function OperatorPage() {
  // What is done here stands in the log of it.
  const [done, setDone] = useState(0)
  const changed = (): void => setDone((before) => before + 1)
  return (
    <>
      <h1>{words.title()}</h1>
      <p>{words.about()}</p>
      <section className="a-section">
        <h2>{words.complaints()}</h2>
        <Complaints changed={changed} />
      </section>
      <section className="a-section">
        <h2>{words.accounts()}</h2>
        <Accounts changed={changed} />
      </section>
      <section className="a-section">
        <h2>{words.campaigns()}</h2>
        <Campaigns changed={changed} />
      </section>
      <ServerState />
      <section className="a-section">
        <h2>{words.acts()}</h2>
        <Acts key={done} />
      </section>
    </>
  )
}
