import * as words from '../../messages/landing.generated.js'
import { buttonClass } from '../../ui/index.js'
import { Link } from '../../shell/Link.js'

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
        <h1>{words.heading()}</h1>
        <p className="a-lead">{words.lead()}</p>
        <p className="a-actions">
          <Link className={buttonClass('primary')} href="/sign-up">
            {words.makeAccount()}
          </Link>
          <Link className={buttonClass('plain')} href="/sign-in">
            {words.signIn()}
          </Link>
        </p>
      </section>
      <ol className="a-steps">
        {steps.map(({ title, text }) => (
          <li key={title()}>
            <h2>{title()}</h2>
            <p>{text()}</p>
          </li>
        ))}
      </ol>
      <section className="a-promises" aria-label={words.promises()}>
        {promises.map(({ title, text }) => (
          <div key={title()}>
            <h3>{title()}</h3>
            <p>{text()}</p>
          </div>
        ))}
      </section>
      <p className="m-quiet">{words.closing({ a: (inside) => <a href="/graphql">{inside}</a> })}</p>
    </div>
  )
}
