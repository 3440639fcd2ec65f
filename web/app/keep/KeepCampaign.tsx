'use client'

import * as words from '../../messages/keep.generated.js'
import { BeginButton } from './BeginButton.js'

/** The trial's campaign as one on the server. */
export function KeepCampaign() {
  return (
    <section className="a-narrow">
      <h1>{words.heading()}</h1>
      <p>{words.lead()}</p>
      <BeginButton>{words.begin()}</BeginButton>
    </section>
  )
}
