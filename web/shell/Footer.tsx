import * as words from '../messages/footer.generated.js'
import { LanguageMenu } from './LanguageMenu.js'
import { Unofficial } from './Unofficial.js'

export const Footer = () => (
  <footer className="a-footer">
    <LanguageMenu />
    <p>
      {/* Files, and no page of this application. */}
      <a href="/docs">{words.tools()}</a>
    </p>
    <Unofficial />
  </footer>
)
