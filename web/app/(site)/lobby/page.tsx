import * as titles from '../../../messages/titles.generated.js'
import { SignedIn } from '../../../shell/SignedIn.js'
import { Lobby } from '../../lobby/Lobby.js'

export const generateMetadata = () => ({ title: titles.campaigns() })

export default function LobbyPage() {
  return (
    <SignedIn>
      <Lobby />
    </SignedIn>
  )
}
