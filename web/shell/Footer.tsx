/** Whose games these are, and whose Muster is not. */
export const Unofficial = () => (
  <p>
    Muster is an unofficial aid by players, for players. It is not affiliated with or endorsed by Games Workshop Limited
    or Warlord Games Limited. Warhammer 40,000 is a trademark of Games Workshop Limited; Bolt Action is a trademark of
    Warlord Games Limited. You need the rulebooks of the games that you play.
  </p>
)

export const Footer = () => (
  <footer className="a-footer">
    <Unofficial />
  </footer>
)
