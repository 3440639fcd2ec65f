'use client'

import * as words from '../../messages/join.generated.js'
import * as landing from '../../messages/landing.generated.js'

const parts = [
  { title: landing.seal, text: landing.sealText },
  { title: landing.resolve, text: landing.resolveText },
  { title: landing.report, text: landing.reportText },
  { title: landing.fight, text: landing.fightText },
]

/** What the referee takes off the players' hands, for somebody who has not seen it. */
export const Referee = () => (
  <section className="o-part">
    <h2>{words.referee()}</h2>
    <dl className="o-pairs">
      {parts.map(({ title, text }) => (
        <div key={title()}>
          <dt>{title()}</dt>
          <dd>{text()}</dd>
        </div>
      ))}
    </dl>
  </section>
)
