import { buttonClass } from '../../ui/index.js'
import { Link } from '../../shell/Link.js'

const steps = [
  [
    'Seal',
    'Everybody writes orders in secret. Muster checks them against what that player can know, and nothing more.',
  ],
  [
    'Resolve',
    'The stage closes with the last seal, by the clock, or early after a notice. All orders take effect together, as the rules say.',
  ],
  [
    'Report',
    'Each player is told what that player may know: where contact was made, what scouts saw, which rule made it so.',
  ],
  ['Fight', 'Armies that meet are fought out on your tables. You bring the result back, and the campaign goes on.'],
] as const

const promises = [
  [
    'Only what your side knows',
    'Your page is drawn from your own briefing. What your side may not know is not part of it, so it is not sent to your browser.',
  ],
  [
    'Sealed orders are kept',
    'A sealed sheet has a receipt with its hash and time; a crash of the server does not lose it.',
  ],
  [
    'Dice from a fixed key',
    'Dice follow from a key made before the seats were taken. At a battle desk your browser checks the proof of each roll.',
  ],
] as const

export default function FrontPage() {
  return (
    <div className="a-front">
      <section className="a-hero">
        <h1>The referee for your map campaign</h1>
        <p className="a-lead">
          A group picks a ruleset and a map; everybody seals orders in secret; Muster resolves the turn, tells each
          player exactly what that player may know, and sets up the battles that you fight on your tables.
        </p>
        <p className="a-actions">
          <Link className={buttonClass('primary')} href="/sign-up">
            Make an account
          </Link>
          <Link className={buttonClass('plain')} href="/sign-in">
            Sign in
          </Link>
        </p>
      </section>
      <ol className="a-steps">
        {steps.map(([title, text]) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <section className="a-promises" aria-label="Promises">
        {promises.map(([title, text]) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </section>
      <p className="m-quiet">
        Muster takes the place of the spreadsheet, not of the rulebook: its rule texts are short notes of our own. Tools
        of yours can read and seal through the <a href="/graphql">GraphQL API</a> with a personal token.
      </p>
    </div>
  )
}
