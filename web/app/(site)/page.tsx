import * as words from '../../messages/landing.generated.js'
import { buttonClass } from '../../ui/index.js'
import { Link } from '../../shell/Link.js'
import { Rulesets } from '../landing/Rulesets.js'
import { War } from '../landing/War.js'

export const generateMetadata = () => ({ robots: { index: true } })

const steps = [
  { title: words.seal, text: words.sealText },
  { title: words.resolve, text: words.resolveText },
  { title: words.report, text: words.reportText },
  { title: words.fight, text: words.fightText },
]

const promises = [
  { title: words.ownSide, text: words.ownSideText },
  { title: words.kept, text: words.keptText },
  { title: words.dice, text: words.diceText },
]

export default function FrontPage() {
  return (
    <div className="a-front">
      <section className="a-hero">
        <div className="a-hero-words">
          <h1>{words.heading()}</h1>
          <p className="a-lead">{words.lead()}</p>
          <p className="a-actions">
            <Link className={buttonClass('signal')} href="/play">
              {words.play()}
            </Link>
            <Link className={buttonClass('plain')} href="/sign-up">
              {words.makeAccount()}
            </Link>
            <Link className="a-hero-in" href="/sign-in">
              {words.signIn()}
            </Link>
          </p>
        </div>
        <War />
      </section>
      <ol className="a-steps">
        {steps.map(({ title, text }) => (
          <li key={title()}>
            <h2>{title()}</h2>
            <p>{text()}</p>
          </li>
        ))}
      </ol>
      <Rulesets />
      <section className="a-promises" aria-label={words.promises()}>
        {promises.map(({ title, text }) => (
          <div key={title()}>
            <h3>{title()}</h3>
            <p>{text()}</p>
          </div>
        ))}
      </section>
      <ul className="a-look" aria-label={words.links()}>
        <li>
          <Link href="/campaigns">{words.find()}</Link>
        </li>
        <li>
          <Link href="/reference">{words.referenceLink()}</Link>
        </li>
      </ul>
      <p className="m-quiet">{words.closing({ a: (inside) => <a href="/graphql">{inside}</a> })}</p>
    </div>
  )
}
