import { SignedIn } from '../../../shell/SignedIn.js'
import { Lobby } from '../../lobby/Lobby.js'

export const metadata = { title: 'Campaigns' }

export default function LobbyPage() {
  return (
    <SignedIn>
      <Lobby />
    </SignedIn>
  )
}
