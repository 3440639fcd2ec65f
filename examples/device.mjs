// Signs in with a code and prints whose turn it is in your campaigns. docs/tokens.md explains each step.
//   node examples/device.mjs http://localhost:3000 CLIENT_ID
// The host of the server registers the program once: npm run add-client -- "Whose turn"
const [address = 'http://localhost:3000', clientId = ''] = process.argv.slice(2)
const later = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** Sends a form; the answer is JSON, also when it is a refusal. */
const send = async (url, fields) => {
  const body = new URLSearchParams({ client_id: clientId, ...fields })
  return (await fetch(url, { method: 'POST', body })).json()
}

/** The server says where everything is. */
const server = await (await fetch(`${address}/.well-known/oauth-authorization-server`)).json()

const signIn = async () => {
  const asked = await send(server.device_authorization_endpoint, { scope: 'read' })
  if (asked.error) throw new Error(asked.error_description)
  console.log(`Open ${asked.verification_uri} and enter the code ${asked.user_code}`)
  for (let wait = asked.interval; ;) {
    await later(wait)
    const grant_type = 'urn:ietf:params:oauth:grant-type:device_code'
    const answer = await send(server.token_endpoint, { grant_type, device_code: asked.device_code })
    if (answer.access_token) return answer
    if (answer.error === 'slow_down') wait += 5
    else if (answer.error !== 'authorization_pending') throw new Error(answer.error_description)
  }
}

// A program that runs for longer keeps `refresh_token`, and fetches new tokens with it; each one is valid once.
const { access_token } = await signIn()

const query = `{ campaigns { nodes { name status { phase turn toDo { text deadlineAt } awaiting { text } } } } }`
const response = await fetch(`${server.issuer}/graphql`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
  body: JSON.stringify({ query }),
})
const { data, errors } = await response.json()
if (errors) throw new Error(errors[0].message)
for (const { name, status } of data.campaigns.nodes.filter((campaign) => campaign?.status.phase === 'RUNNING')) {
  const mine = status.toDo.map(({ text, deadlineAt }) => (deadlineAt ? `${text}, until ${deadlineAt}` : text))
  console.log(
    `${name}, turn ${status.turn}: ${mine.length > 0 ? `your turn: ${mine.join('; ')}` : status.awaiting.text}`,
  )
}
